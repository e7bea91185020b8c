/// What came of a call, as far as it is known and explains something.
enum CallAnswer {
  /// A stub answered it, which was set at this place.
  case stub(CallResult?, place: SourcePlace)
  /// The mock answered with a default.
  case theDefault(CallResult)
  /// It threw, because of the stub at this place if there is one.
  case threw(any Error, place: SourcePlace?)
  case running

  /// The line that set the stub, if a stub answered.
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
  /// Of larger values, only the type is kept.
  case instance(of: Any.Type)

  /// What the log keeps of a result; nil for a method that returns nothing.
  ///
  /// What is kept lives as long as the log, so it must not be anything whose `deinit` someone may wait for.
  init?(keeping result: Any?) {
    // Most results are one of these, which is seen without a cast.
    if let result, type(of: result) == Int.self || type(of: result) == Bool.self || type(of: result) == Double.self {
      self = .value(result)
      return
    }
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

/// What the log keeps of a stub: the line that set it and, as long as the stub applies, its answer.
final class Answerer: @unchecked Sendable {
  // It is Sendable because the reference is set once, and the runtime reads weak references atomically.
  let place: SourcePlace
  private(set) weak var stub: (any AnswerSource)?

  init(_ stub: any AnswerSource) {
    place = stub.place
    self.stub = stub
  }
}

/// A stub, as far as the log knows it.
///
/// It is not the object that calls use, because using an object with a weak reference to it takes several times as long.
protocol AnswerSource: AnyObject {
  /// What it answers a call with, if that is known in advance.
  ///
  /// - Parameter use: How many calls it had answered before.
  func result(ofUse use: Int) -> CallResult?

  /// The calls that it is for.
  var calls: CallPattern { get }
  /// The line that set it.
  var place: SourcePlace { get }
  /// When it was set: calls with a greater number came later.
  var number: Int { get }
}
