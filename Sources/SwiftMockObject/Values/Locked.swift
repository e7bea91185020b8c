import SwiftMockObjectAtomics

/// A value that can only be reached under its own lock.
///
/// Only short code of this library runs under the lock. None of the user's code does, not even the `deinit` of an
/// argument: take things out under the lock, and release them afterwards.
struct Locked<Value>: @unchecked Sendable {
  // Sendable because the value can only be reached in `withLock`.

  private final class Storage: ManagedBuffer<Value, mo_lock> {
    deinit { withUnsafeMutablePointerToElements { mo_lock_destroy($0) } }
  }

  private let storage: ManagedBuffer<Value, mo_lock>

  init(_ value: Value) {
    storage = Storage.create(minimumCapacity: 1) { storage in
      storage.withUnsafeMutablePointerToElements { mo_lock_init($0) }
      return value
    }
  }

  /// Runs a closure with the value, under the lock.
  @inline(__always)
  func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    try storage.withUnsafeMutablePointers { value, lock in
      mo_lock_lock(lock)
      defer { mo_lock_unlock(lock) }
      return try body(&value.pointee)
    }
  }
}
