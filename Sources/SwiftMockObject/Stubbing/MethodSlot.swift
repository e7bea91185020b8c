/// What a recorder knows of one method.
///
/// Every stored variable is touched under the recording lock only, which is why those that each call touches need no check
/// for exclusive access.
@usableFromInline
final class MethodSlot {
  @exclusivity(unchecked) var calls = MethodCalls()
  /// What the test has told the method to do, oldest first.
  var behaviors: [Behavior] = [] {
    didSet {
      isQuiet = behaviors.isEmpty && !isWatched
      constantCall = PendingCall(constant: behaviors.last)
    }
  }
  /// What every call is, if one value answers them all.
  @exclusivity(unchecked) private(set) var constantCall: PendingCall?
  /// Whether somebody waits for calls.
  var isWatched: Bool {
    didSet { isQuiet = behaviors.isEmpty && !isWatched }
  }
  /// Whether a call needs nothing but to be recorded.
  @exclusivity(unchecked) private var isQuiet: Bool
  /// Changes when the calls are forgotten, so that one that is still running does not write into a later one's place.
  private(set) var generation = 0

  init(isWatched: Bool) {
    self.isWatched = isWatched
    isQuiet = !isWatched
  }

  /// Records one call; the caller holds the lock.
  ///
  /// - Returns: Whether that was all there is to do.
  @usableFromInline
  func append(_ arguments: [Any?]) -> Bool {
    calls.log.append(arguments, RecordingLock.takeSequenceNumber())
    return isQuiet
  }

  /// Forgets the calls; the caller holds the lock, and releases what it gets when it no longer does.
  func forgetCalls() -> MethodCalls {
    defer {
      calls = MethodCalls()
      generation += 1
    }
    return calls
  }
}
