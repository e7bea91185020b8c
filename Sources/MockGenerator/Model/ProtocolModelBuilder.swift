import Foundation

/// Gathers what the symbol graphs say about a protocol and its parents.
struct ProtocolModelBuilder {
  let index: SymbolIndex
  let scope: NameScope
  /// Whether mocks may import SPI groups: those that others see can't mention what is in one.
  let seesSPI: Bool

  /// The model of a protocol.
  ///
  /// The stem is the part of the mock's name that follows `Mock`.
  func model(of symbol: SymbolGraph.Symbol, stem: String) throws(Unmockable) -> ProtocolModel {
    let id = symbol.identifier.precise
    var model = ProtocolModel(
      path: symbol.pathComponents, id: id, accessLevel: symbol.accessLevel, place: SourcePlace(symbol.location),
      availability: symbol.availability ?? [], stem: stem)
    var collector = Collector(builder: self, model: model)
    try collector.visit(id, isRoot: true)
    model = try collector.finished()
    return model
  }

  /// A symbol's declaration, parsed and resolved.
  ///
  /// - Throws: An `Unmockable` that shows where the parser stopped: a form of declaration that is newer than this generator.
  func declaration(of symbol: SymbolGraph.Symbol) throws(Unmockable) -> DeclarationSyntax {
    do {
      return try scope.declaration(of: symbol)
    } catch {
      throw Unmockable(
        "declares \(symbol.pathComponents.last ?? ""), which the generator can't read (at '\(error.unexpected)'); "
          + "write its mock by hand", at: SourcePlace(symbol.location))
    }
  }
}

extension DeclarationSyntax {
  /// The full name, such as `encode(to:)`.
  ///
  /// A parameter without a label counts as `_`: `add(_:)`.
  var title: String {
    switch keyword {
    case .variable: return name
    case .function, .initializer, .subscript:
      let base = keyword == .function ? name : keyword.rawValue
      return "\(base)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
    default: return name
    }
  }
}
