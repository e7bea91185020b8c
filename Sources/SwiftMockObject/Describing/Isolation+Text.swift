extension Isolation.Unreachable {
  /// Why a closure couldn't run, and what to write, as the end of a sentence that begins with the closure.
  var text: String {
    switch self {
    case .mainActorIsBusy(let seconds):
      """
      belongs to the main actor: something kept the main thread for \(inWords(seconds)). Let the test wait with `await` \
      instead of blocking the thread, or write `{ @Sendable … in … }` if the closure may run on any thread.
      """
    case .otherActor(let actor):
      """
      belongs to the actor \(actor), and the call came from elsewhere and can't wait. Write `{ @Sendable … in … }` if the \
      closure may run on any thread.
      """
    }
  }
}
