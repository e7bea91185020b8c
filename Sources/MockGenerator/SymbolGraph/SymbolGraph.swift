/// The parts of a symbol graph that the generator reads; the rest is skipped while decoding.
struct SymbolGraph: Decodable {
  let metadata: Metadata
  let module: Module
  let symbols: [Symbol]
  let relationships: [Relationship]

  /// Which compiler wrote the graph.
  struct Metadata: Decodable {
    let generator: String?
  }

  /// The module whose symbols these are.
  struct Module: Decodable {
    let name: String
  }

  /// A declaration: what it is, how it is printed, and where it stands.
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

    /// One condition on a type parameter.
    struct Constraint: Decodable, Equatable {
      let kind: String
      let lhs: String
      let rhs: String
    }
  }

  /// What a symbol is, such as `swift.protocol`.
  struct Kind: Decodable {
    let identifier: String
  }

  /// What a symbol is called by the compiler, the same in all graphs.
  struct Identifier: Decodable {
    let precise: String
  }

  /// A piece of a printed declaration: a keyword, a name, or the text between.
  ///
  /// A type's name comes with the identifier of that type.
  struct Fragment: Decodable {
    let kind: String
    let spelling: String
    let preciseIdentifier: String?
  }

  /// Since when, and until when, a symbol is there on one system.
  struct Availability: Decodable, Equatable {
    let domain: String?
    var introduced: Version?
    let deprecated: Version?
    let obsoleted: Version?
    let message: String?
    let renamed: String?
    let isUnconditionallyDeprecated: Bool?
    let isUnconditionallyUnavailable: Bool?

    /// A version of a system or of the language.
    struct Version: Decodable, Equatable {
      let major: Int
      let minor: Int?
      let patch: Int?
    }
  }

  /// The file and the place in it.
  struct Location: Decodable, Equatable {
    let uri: String
    let position: Position

    /// A line and a column, both from 0.
    struct Position: Decodable, Equatable {
      let line: Int
      let character: Int
    }
  }

  /// The documentation, which is searched for marks.
  struct DocComment: Decodable {
    let lines: [Line]

    /// One line of it.
    struct Line: Decodable {
      let text: String
    }
  }

  /// What one symbol is to another, such as a requirement or a parent.
  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }
}
