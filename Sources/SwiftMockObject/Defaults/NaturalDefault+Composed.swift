import Foundation

/// A type of the standard library or Foundation whose natural value doesn't follow from its protocols.
protocol ComposedDefault {
  /// The natural value, made of those that `search` finds for the types in it; nil if one of these has none.
  static func composedDefault(with search: NaturalDefaultSearch) -> Self?
}

/// A success.
extension Result: ComposedDefault {
  static func composedDefault(with search: NaturalDefaultSearch) -> Self? {
    search.value(of: Success.self).map { .success($0) }
  }
}

/// A stream that ends at once.
extension AsyncStream: ComposedDefault {
  static func composedDefault(with search: NaturalDefaultSearch) -> Self? { AsyncStream { $0.finish() } }
}

/// A stream that ends at once, without an error.
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

/// The UUID of zeros, which is the same in every run.
extension UUID: ComposedDefault {
  static func composedDefault(with search: NaturalDefaultSearch) -> Self? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}

/// A URL that can be made without force-unwrapping and that leads nowhere.
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
