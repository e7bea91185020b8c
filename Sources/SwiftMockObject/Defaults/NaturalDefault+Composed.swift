import Foundation

/// A type of the standard library or of Foundation whose natural value follows from none of its protocols.
protocol ComposedDefault {
  /// The natural value, made of those that `search` finds for the types it consists of; nil if one of these has none.
  static func composedDefault(with search: NaturalDefaultSearch) -> Self?
}

extension Result: ComposedDefault {
  static func composedDefault(with search: NaturalDefaultSearch) -> Self? {
    search.value(of: Success.self).map { .success($0) }
  }
}

extension AsyncStream: ComposedDefault {
  static func composedDefault(with search: NaturalDefaultSearch) -> Self? { AsyncStream { $0.finish() } }
}

extension AsyncThrowingStream: ComposedDefault where Failure == any Error {
  static func composedDefault(with search: NaturalDefaultSearch) -> Self? { AsyncThrowingStream { $0.finish() } }
}

extension Dictionary: ComposedDefault {
  static func composedDefault(with search: NaturalDefaultSearch) -> Self? { [:] }
}

extension AnySequence: ComposedDefault {
  static func composedDefault(with search: NaturalDefaultSearch) -> Self? { AnySequence(EmptyCollection()) }
}

extension AnyCollection: ComposedDefault {
  static func composedDefault(with search: NaturalDefaultSearch) -> Self? { AnyCollection(EmptyCollection()) }
}

extension UUID: ComposedDefault {
  static func composedDefault(with search: NaturalDefaultSearch) -> Self? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}

extension URL: ComposedDefault {
  static func composedDefault(with search: NaturalDefaultSearch) -> Self? { URL(string: "about:blank") }
}

extension TimeZone: ComposedDefault {
  static func composedDefault(with search: NaturalDefaultSearch) -> Self? { TimeZone(secondsFromGMT: 0) }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension AttributedString: ComposedDefault {
  static func composedDefault(with search: NaturalDefaultSearch) -> Self? { AttributedString() }
}
