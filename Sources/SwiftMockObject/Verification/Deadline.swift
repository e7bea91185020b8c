/// How long an assertion has waited.
enum Deadline {
  /// All the time that it was given, in seconds.
  case passed(Double)
  /// Not all of it: the waiting task was cancelled.
  case cancelled
}
