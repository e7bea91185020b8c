import SwiftMockObjectAtomics

/// A number that any number of threads may raise at the same time.
///
/// The order of calls across mocks is one: each call takes the next number, without a lock that all mocks share.
final class Counter: @unchecked Sendable {
  // Sendable because the number is read and written by atomic operations only.

  /// On a cache line of its own: the threads of a parallel test run share the process-wide one.
  private let number: UnsafeMutablePointer<Int64>

  init() {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 128, alignment: 128)
    number = memory.initializeMemory(as: Int64.self, repeating: 0, count: 1)
  }

  deinit { number.deallocate() }

  /// The number now.
  var value: Int { Int(mo_load(number)) }

  /// Raises the number by 1 and returns it.
  @inline(__always)
  func next() -> Int { Int(mo_increment(number)) }

  /// Raises the number by 1 and returns it; nil if it would exceed the limit.
  ///
  /// Stubs with `times:` count their calls with it.
  func next(upTo limit: Int) -> Int? {
    let next = mo_increment_up_to(number, Int64(limit))
    return next == 0 ? nil : Int(next)
  }
}
