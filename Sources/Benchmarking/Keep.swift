// Public because the two functions are inlined into the code that is measured.
public import CJemalloc

/// Keeps a result: the optimiser must produce `value` although nobody looks at it.
///
/// The fence is an empty assembly statement in a C header. A black hole written in Swift was seen to be removed together
/// with its argument, and a real call would cost more than some of the bodies that are measured.
@inlinable @inline(__always)
public func keep<Value>(_ value: Value) {
  withUnsafePointer(to: value) { cj_keep($0) }
}

/// Returns `value` as one that the optimiser can't know, so that it moves no work out of a loop.
@inlinable @inline(__always)
public func opaque(_ value: Int) -> Int {
  cj_opaque(value)
}
