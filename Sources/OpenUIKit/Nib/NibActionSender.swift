/// An object with a single target and action, such as a bar button item.
protocol NibActionSender: AnyObject {
  /// Takes the target, nil for the responder chain, and the action.
  func setNibAction(_ action: Selector, target: AnyObject?)
}

extension UIBarButtonItem: NibActionSender {
  func setNibAction(_ action: Selector, target: AnyObject?) {
    self.action = action
    self.target = target
  }
}
