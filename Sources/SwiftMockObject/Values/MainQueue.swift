import Foundation

/// Tells whether this code runs where the main actor runs.
enum MainQueue {
  /// Whether it does.
  ///
  /// On Linux, a thread of the pool may serve the main queue, so the thread alone doesn't show it.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }

  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()
}
