/// The calls of one method, and what is known of them.
struct MethodCalls {
  var log = CallLog()
  /// Those that have not ended yet, by their index in the log.
  var running: Set<Int> = []
  /// Those of them that may wait, so that other code runs meanwhile.
  var waiting: Set<Int> = []
  /// The errors that calls ended with, by their index in the log.
  var errors: [Int: any Error] = [:]
  /// The first so many have been accounted for by a passed assertion, and beside them those with the indexes `asserted`.
  var assertedCount = 0
  var asserted: Set<Int> = []
}
