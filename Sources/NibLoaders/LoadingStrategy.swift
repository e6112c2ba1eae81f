#if canImport(UIKit)
  public import UIKit
#else
  public import Foundation
  import OpenUIKit
#endif

/// The ways of making a view that are compared. The raw value is what files and the command line say.
public enum LoadingStrategy: String, CaseIterable, Sendable {
  /// `loadNibNamed` on every call: finds, reads and decodes the file.
  case byName = "by-name"
  /// A new `UINib` on every call, instantiated once and dropped.
  case templatePerCall = "template-per-call"
  /// One `UINib`, made once and kept.
  case template = "template"
  /// An owner view, and a new `UINib` for its content, on every call.
  case ownerPerCall = "owner-per-call"
  /// An owner view, whose content comes from one kept `UINib`.
  case owner = "owner"
  /// Hand-written code, no nib.
  case code = "code"

  /// Whether the result is an owner with the nib's root view as its content view, one view more than the others make.
  public var addsContainer: Bool { self == .ownerPerCall || self == .owner }

  /// What is to be timed: a closure that makes one view. What the strategy does once, it does here.
  ///
  /// `size`, in points, is what an owner is made in; the other strategies have theirs from the nib or from the code.
  /// The closure throws what loading throws.
  public func operation<View: NibLoadable & NibOwnerLoadable & CodeBuilt>(
    for type: View.Type, in bundle: Bundle, size: CGSize
  ) -> () throws -> View {
    let frame = CGRect(origin: .zero, size: size)
    switch self {
    case .byName:
      return { try View.load(fromNibIn: bundle) }
    case .templatePerCall:
      return { try View.load(from: View.template(in: bundle)) }
    case .template:
      let template = View.template(in: bundle)
      return { try View.load(from: template) }
    case .ownerPerCall:
      return { try View.load(withContentFrom: View.contentTemplate(in: bundle), frame: frame) }
    case .owner:
      let template = View.contentTemplate(in: bundle)
      return { try View.load(withContentFrom: template, frame: frame) }
    case .code:
      return { View.makeInCode() }
    }
  }
}
