extension NSLayoutConstraint {
  final func constantDidChange() { holder?.constraintsDidChange() }

  final func priorityDidChange() { holder?.constraintsDidChange() }
}
