import Testing

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

/// Expects `body` to fail where UIKit raises the exception of that name, and the failure to tell the facts.
///
/// Swift can't catch exceptions, so against UIKit itself nothing is run.
func expectException(_ name: String, telling facts: [String], _ body: () throws -> Void) {
  #if !canImport(UIKit)
    do {
      try body()
      Issue.record("\(name) was expected")
    } catch let error as NibLoadingError {
      #expect(error.exceptionName == name)
      for fact in facts { #expect(error.description.contains(fact), "the message tells \(fact)") }
    } catch {
      Issue.record("\(error) instead of \(name)")
    }
  #endif
}
