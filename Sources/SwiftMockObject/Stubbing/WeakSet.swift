import Foundation

/// Objects that can be found for as long as somebody else keeps them.
final class WeakSet<Object: AnyObject & Sendable>: Sendable {
  private struct Weak {
    weak var object: Object?
  }

  private let lock = NSLock()
  nonisolated(unsafe) private var members: [Weak] = []  // touched under the lock only

  func add(_ object: Object) {
    lock.withLock {
      members.removeAll { $0.object == nil }
      members.append(Weak(object: object))
    }
  }

  /// Those that are still there, in the order in which they were added.
  var all: [Object] {
    lock.withLock { members.compactMap(\.object) }
  }
}
