import NibLoaders

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

/// Loads another nib while it is made from its own, and writes that into the journal of that nib's view.
final class NestingView: UIView {
  #if canImport(UIKit)
    @IBOutlet
  #endif
  weak var anchor: UIView? {
    didSet { RecordedView.journal.add("outer outlet") }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    RecordedView.journal.add("outer init(coder:)")
    let contents = try? UINib(nibName: "RecordedView", bundle: .module)
      .instantiateContents(withOwner: nil, options: nil)
    if let inner = contents?.first as? UIView { addSubview(inner) }
    RecordedView.journal.add("inner nib loaded")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    RecordedView.journal.add("outer awakeFromNib")
  }
}

/// Loads the nib that it is made from: without end.
final class SelfLoadingView: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = try? UINib(nibName: "SelfLoadingView", bundle: .module)
      .instantiateContents(withOwner: self, options: nil)
  }
}

/// Loads the nib of ``SecondOfTwoView``, which loads this one's.
final class FirstOfTwoView: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = try? Bundle.module.loadNibContents(named: "SecondOfTwoView", owner: self, options: nil)
  }
}

/// Loads the nib of ``FirstOfTwoView``, which loads this one's.
final class SecondOfTwoView: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = try? Bundle.module.loadNibContents(named: "FirstOfTwoView", owner: self, options: nil)
  }
}
