/// Objects that can be found for as long as somebody else keeps them.
final class WeakSet<Object: AnyObject & Sendable>: Sendable {
  private struct State {
    var members: [Weak] = []
    /// At how many members it is time to drop those that are gone, so that adding many costs each of them little.
    var limit = 16
  }

  private struct Weak {
    weak var object: Object?
  }

  private let state = Locked(State())

  func add(_ object: Object) {
    state.withLock { state in
      if state.members.count >= state.limit {
        state.members.removeAll { $0.object == nil }
        state.limit = max(16, 2 * state.members.count)
      }
      state.members.append(Weak(object: object))
    }
  }

  /// Those that are still there, in the order in which they were added.
  var all: [Object] {
    state.withLock { $0.members.compactMap(\.object) }
  }
}
