import Dispatch

/// Says what the tool is doing, once it has taken longer than a second.
///
/// - Note: `@unchecked Sendable` holds because the variables are only touched on the queue.
final class Progress: @unchecked Sendable {
  private let queue = DispatchQueue(label: "progress")
  private let show: @Sendable (String) -> Void
  private var current: String?
  private var isSlow = false

  init(patience: Double = 1, show: @escaping @Sendable (String) -> Void = Terminal.error) {
    self.show = show
    queue.asyncAfter(deadline: .now() + patience) { [weak self] in
      guard let self else { return }
      isSlow = true
      if let current { show(current) }
    }
  }

  /// Starts the next step.
  func step(_ text: String) {
    queue.sync {
      guard text != current else { return }
      current = text
      if isSlow { show(text) }
    }
  }

  /// Ends the last step; nothing is shown any more.
  func end() {
    queue.sync { current = nil }
  }
}
