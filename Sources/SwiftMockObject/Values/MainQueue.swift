import Foundation

/// Tells whether this code runs where the main actor does.
enum MainQueue {
  /// Whether it does.
  ///
  /// Where the main queue is served by a thread of the pool, as on Linux, the thread alone does not show it.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }

  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()
}
