/// The parts of a symbol graph that the generator reads; the rest is skipped while decoding.
struct SymbolGraph: Decodable {
  let metadata: Metadata
  let module: Module
  let symbols: [Symbol]
  let relationships: [Relationship]

  struct Metadata: Decodable {
    let generator: String?
  }

  struct Module: Decodable {
    let name: String
  }

  struct Symbol: Decodable {
    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
    let accessLevel: String
    let availability: [Availability]?
    let location: Location?
    let docComment: DocComment?
    let spi: Bool?
    let swiftGenerics: Generics?
    let swiftExtension: Generics?
  }

  /// The conditions of a generic type, or of the extension that a member stands in.
  struct Generics: Decodable {
    let constraints: [Constraint]?

    struct Constraint: Decodable, Equatable {
      let kind: String
      let lhs: String
      let rhs: String
    }
  }

  struct Kind: Decodable {
    let identifier: String
  }

  struct Identifier: Decodable {
    let precise: String
  }

  struct Fragment: Decodable {
    let kind: String
    let spelling: String
    let preciseIdentifier: String?
  }

  struct Availability: Decodable, Equatable {
    let domain: String?
    var introduced: Version?
    let deprecated: Version?
    let obsoleted: Version?
    let message: String?
    let renamed: String?
    let isUnconditionallyDeprecated: Bool?
    let isUnconditionallyUnavailable: Bool?

    struct Version: Decodable, Equatable {
      let major: Int
      let minor: Int?
      let patch: Int?
    }
  }

  struct Location: Decodable, Equatable {
    let uri: String
    let position: Position

    struct Position: Decodable, Equatable {
      let line: Int
      let character: Int
    }
  }

  struct DocComment: Decodable {
    let lines: [Line]

    struct Line: Decodable {
      let text: String
    }
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }
}
