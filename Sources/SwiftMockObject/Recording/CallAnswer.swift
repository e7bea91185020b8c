/// What became of a call, as far as it is known and explains something.
enum CallAnswer {
  /// What the test has set at the place answered it.
  case stub(CallResult?, place: SourcePlace)
  /// The mock answered by itself.
  case theDefault(CallResult)
  /// It threw, because of what was set at the place, if it was.
  case threw(any Error, place: SourcePlace?)
  case running

  /// Where it was set, if the test has set it.
  var place: SourcePlace? {
    switch self {
    case .stub(_, let place): place
    case .threw(_, let place): place
    case .theDefault, .running: nil
    }
  }
}

/// What a call returned.
enum CallResult {
  case value(Any?)
  /// Only the type is kept of values that are not small.
  case instance(of: Any.Type)

  /// What the log keeps of a result; nothing of a method that returns nothing.
  ///
  /// Whatever is kept lives as long as the log, so it is nothing that others could miss the end of.
  init?(keeping result: Any?) {
    switch flattened(result) {
    case nil: self = .value(nil)
    case is Void: return nil
    case let text as String where text.utf8.count <= 15: self = .value(text)
    case let value? where value is Bool || value is Int || value is Double || value is any FixedWidthInteger:
      self = .value(value)
    case let value?: self = .instance(of: type(of: value))
    }
  }
}

/// What the log keeps of a stub: where it was set, and the stub itself as long as it is in force.
final class Answerer: @unchecked Sendable {
  // Sendable because nothing changes after the stub has been made; the runtime reads weak references atomically.
  let place: SourcePlace
  private(set) weak var stub: (any AnswerSource)?

  init(place: SourcePlace) { self.place = place }

  /// Called once, by the stub's initializer.
  func belongs(to stub: any AnswerSource) { self.stub = stub }
}

/// A stub, as far as the log knows one.
protocol AnswerSource: AnyObject {
  /// What it answers a call with, if that is known beforehand.
  ///
  /// - Parameter use: How many calls it had answered before.
  func result(ofUse use: Int) -> CallResult?

  /// The calls that it is for.
  var calls: CallPattern { get }
  /// Where the test set it.
  var place: SourcePlace { get }
  /// Calls with a greater number were made after it was set.
  var number: Int { get }
}
