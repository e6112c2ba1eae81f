import Foundation

/// A size that a view is asked to come near to, and how much that matters along each axis.
struct FittingTarget {
  var size: CGSize
  var horizontal: Float
  var vertical: Float
}
