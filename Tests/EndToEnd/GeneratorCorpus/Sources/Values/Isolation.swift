// Actors, types of the main actor, and types that can't be copied.

actor Counter {
  var count: Int
  init(count: Int) { self.count = count }
}

@MainActor final class Screen {
  var title: String
  init(title: String) { self.title = title }
}

@MainActor struct Frame {
  var title: String
}

struct HoldsScreen {
  var screen: Screen
}

struct Onscreen {
  var title: String
  @MainActor init(screen: Screen, title: String) { self.title = title }
}

struct Crate: ~Copyable {
  var weight: Int
}

struct Stack: ~Copyable {
  var top: Crate
}

struct Callbacks: Sendable {
  var onMain: @MainActor @Sendable () -> Screen?
  var count: @Sendable (Counter) async -> Int
  var make: @Sendable () -> Address
}

@MainActor protocol Screens {
  func screen() -> Screen
  func onscreen() -> Onscreen
  nonisolated func holds() -> HoldsScreen
  nonisolated func address() -> Address
}

protocol Counters: Actor {
  func counter() -> Counter
  func address() -> Address
}

protocol Crates {
  func inspect(_ crate: borrowing Crate, _ stack: borrowing Stack)
  func frame(_ frame: Frame, _ callbacks: Callbacks) -> Counter
}
