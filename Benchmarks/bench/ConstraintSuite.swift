import Benchmarking
import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// What constraints cost: trees of the same labels, of which more and more are placed by constraints and the others by frames.
struct ConstraintSuite: BenchmarkSuite {
  /// What an operation does.
  enum Work: String, CaseIterable {
    /// Makes the tree and activates its constraints.
    case build
    /// The same, and lays it out for the first time.
    case layout
    /// Lays a tree out again for another width.
    case relayout
  }

  /// Labels of each tree, in rows of ``columns``. Two constraints place a label, its text gives its size.
  static let labels = 400
  private static let columns = 20
  private static let size = CGSize(width: 1_000, height: 600)

  let name = "constraints"
  let summary = "\(labels) labels, some placed by two constraints each, the others by frames"
  let reference = Work.build.rawValue
  let watchedFolders: [String] = []
  let unit: String? = "constraints"
  var strategies: [String] { Work.allCases.map(\.rawValue) }

  var fixtures: [SuiteFixture] {
    [0, 10, 50, 200, 800].map {
      SuiteFixture(
        name: "\($0)", summary: "\($0) constraints",
        sizes: [("views", Self.labels + 1), ("constraints", $0)])
    }
  }

  func benchmark(fixture: String, strategy: String) -> Benchmark? {
    guard let work = Work(rawValue: strategy), let count = count(of: fixture) else { return nil }
    let id = BenchmarkID(suite: name, fixture: fixture, strategy: strategy)
    switch work {
    case .build:
      return Benchmark(id) { { Self.tree(constraints: count) } }
    case .layout:
      return Benchmark(id) {
        {
          let tree = Self.tree(constraints: count)
          tree.layoutIfNeeded()
          return tree
        }
      }
    case .relayout:
      return Benchmark(id) {
        let tree = Self.tree(constraints: count)
        tree.layoutIfNeeded()
        var isWide = true
        return {
          isWide.toggle()
          tree.frame.size.width = isWide ? Self.size.width : Self.size.width / 2
          tree.layoutIfNeeded()
        }
      }
    }
  }

  /// Proves that there are as many constraints as the name says, and that they hold for both widths.
  func check(fixture: String) throws {
    guard let count = count(of: fixture) else { throw Failure("there is no fixture “\(fixture)”.") }
    let tree = Self.tree(constraints: count)
    for width in [Self.size.width, Self.size.width / 2] {
      tree.frame.size.width = width
      tree.layoutIfNeeded()
      guard tree.constraints.count == count else {
        throw Failure("the tree has \(tree.constraints.count) constraints.")
      }
      for (index, label) in tree.subviews.prefix(count / 2).enumerated() {
        let place = Self.place(index, width: width)
        guard abs(label.frame.midX - place.x) < 0.5, abs(label.frame.minY - place.y) < 0.5 else {
          throw Failure("label \(index) is at \(label.frame), not around \(place.x) and below \(place.y).")
        }
      }
    }
  }

  func outline(fixture: String, strategy: String) throws -> String? {
    count(of: fixture).map { Self.tree(constraints: $0).outline }
  }

  private func count(of fixture: String) -> Int? {
    fixtures.first { $0.name == fixture }?.sizes.first { $0.name == "constraints" }?.value
  }

  /// The middle of a label's width, and its top.
  private static func place(_ index: Int, width: CGFloat) -> CGPoint {
    CGPoint(x: width * share(index), y: CGFloat(index / columns) * 30)
  }

  private static func share(_ index: Int) -> CGFloat { (CGFloat(index % columns) + 0.5) / CGFloat(columns) }

  private static func tree(constraints count: Int) -> UIView {
    let root = UIView(frame: CGRect(origin: .zero, size: size))
    var constraints: [NSLayoutConstraint] = []
    constraints.reserveCapacity(count)
    for index in 0..<labels {
      let place = place(index, width: size.width)
      let label = UILabel(frame: CGRect(x: place.x - 20, y: place.y, width: 40, height: 20))
      label.text = "Label"
      root.addSubview(label)
      guard constraints.count < count else { continue }
      label.translatesAutoresizingMaskIntoConstraints = false
      constraints.append(
        NSLayoutConstraint(
          item: label, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .trailing,
          multiplier: share(index), constant: 0))
      constraints.append(label.topAnchor.constraint(equalTo: root.topAnchor, constant: place.y))
    }
    NSLayoutConstraint.activate(constraints)
    return root
  }
}
