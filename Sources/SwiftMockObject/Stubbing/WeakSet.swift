/// Objects that can be found for as long as someone else keeps them.
final class WeakSet<Object: AnyObject & Sendable>: Sendable {
  private struct State {
    var members: [Weak] = []
    /// The number of members at which those that are gone are dropped.
    ///
    /// It grows, so that adding many stays cheap.
    var limit = 16
  }

  private struct Weak {
    weak var object: Object?
  }

  private let state = Locked(State())

  /// Adds an object, without keeping it alive.
  func add(_ object: Object) {
    state.withLock { state in
      if state.members.count >= state.limit {
        state.members.removeAll { $0.object == nil }
        state.limit = max(16, 2 * state.members.count)
      }
      state.members.append(Weak(object: object))
    }
  }

  /// The objects that are still alive, in the order in which they were added.
  var all: [Object] {
    state.withLock { $0.members.compactMap(\.object) }
  }
}
