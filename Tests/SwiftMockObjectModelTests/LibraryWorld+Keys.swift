import SwiftMockObject

// Every other step goes through the keys of a mock that has some, and must lead to the same.

extension ShopMethods: KeyedMethods {
  struct Keys {
    let load = MethodKey<ShopMethods, (Int) throws -> Int>(.load)
    let save = MethodKey<ShopMethods, (Int) throws -> Int>(.save)
    let close = MethodKey<ShopMethods, (Int) throws -> Int>(.close)
    // For the same methods, where they return streams.
    let loadStream = MethodKey<ShopMethods, (Int) -> AsyncStream<Int>>(.load)
    let saveStream = MethodKey<ShopMethods, (Int) -> AsyncStream<Int>>(.save)
    let closeStream = MethodKey<ShopMethods, (Int) -> AsyncStream<Int>>(.close)
    let loadThrowing = MethodKey<ShopMethods, (Int) -> AsyncThrowingStream<Int, any Error>>(.load)
    let saveThrowing = MethodKey<ShopMethods, (Int) -> AsyncThrowingStream<Int, any Error>>(.save)
    let closeThrowing = MethodKey<ShopMethods, (Int) -> AsyncThrowingStream<Int, any Error>>(.close)
    let loadSequence = MethodKey<ShopMethods, (Int) -> any AsyncSequence<Int, Refusal>>(.load)
    let saveSequence = MethodKey<ShopMethods, (Int) -> any AsyncSequence<Int, Refusal>>(.save)
    let closeSequence = MethodKey<ShopMethods, (Int) -> any AsyncSequence<Int, Refusal>>(.close)
  }
  static var keys: Keys { Keys() }
}

typealias KeyReference = TypedMethodReference<ShopMethods, Int, any Error, Int>

extension MockShop {
  /// The reference by its key; nil if it is narrowed to calls that the key does not know.
  func keyReference(_ method: Int, _ pattern: [ArgumentMatcher]?) -> KeyReference? {
    let reference = [self.method.load, self.method.save, self.method.close][method]
    guard let pattern else { return reference }
    return pattern.count == 1 ? reference(pattern[0]) : nil
  }
}

extension MockShop {
  /// Stubs a method with a short verb.
  ///
  /// - Returns: Whether there is one for the answer, of the types of the key.
  static func stub(_ reference: KeyReference, _ answer: ModelAnswer, _ times: Int?, _ line: Int) -> Bool {
    let file = "Tests/Sequence.swift"
    switch answer {
    case .value(.int(let number)): reference.returns(number, times: times, file: file, line: line)
    case .error(.refusal(let number)): reference.throws(Refusal.closed(number), times: times, file: file, line: line)
    case .error(.outage(let code)): reference.throws(Outage(code: code), times: times, file: file, line: line)
    case .addsTen: reference.answers(times: times, { number in number + 10 }, file: file, line: line)
    case .values(let values):
      let numbers = values.compactMap { value -> Int? in
        if case .int(let number) = value { return number }
        return nil
      }
      guard numbers.count == values.count, !numbers.isEmpty else { return false }
      reference.returns(inOrder: numbers, file: file, line: line)
    default: return false
    }
    return true
  }
}
