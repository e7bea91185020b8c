/// A type as it is written, read from the fragments of a declaration.
indirect enum TypeSyntax: Equatable {
  /// A name, perhaps with the types or the module that contain it: `Depot.Event`.
  case named([NameSyntax])
  /// A member of a type that isn't a plain name: `[Int].Element`.
  case member(TypeSyntax, NameSyntax)
  /// `T?`
  case optional(TypeSyntax)
  /// `T!`
  case implicitlyUnwrapped(TypeSyntax)
  /// `[T]`
  case array(TypeSyntax)
  /// `[K: V]`
  case dictionary(TypeSyntax, TypeSyntax)
  /// `(A, b: B)`; without elements, it is `Void`.
  case tuple([TupleElement])
  /// `(A) async throws -> B`
  case function(FunctionSyntax)
  /// `P & Q`
  case composition([TypeSyntax])
  /// `any P`
  case existential(TypeSyntax)
  /// `some P`
  case opaque(TypeSyntax)
  /// `T.Type` or `T.Protocol`
  case metatype(TypeSyntax, String)
  /// `repeat each T`
  case packExpansion(TypeSyntax)
  /// `each T`
  case packElement(TypeSyntax)
  /// `~Copyable`
  case suppressed(TypeSyntax)

  /// One part of a name, with its arguments.
  struct NameSyntax: Equatable {
    var text: String
    /// The precise identifier of what the name stands for, where the graph tells it.
    var id: String?
    var arguments: [TypeSyntax] = []
    /// The module to import for a name whose meaning is known; the name is then its full path.
    var module: String?
  }

  /// One element of a tuple.
  struct TupleElement: Equatable {
    var label: String?
    var type: TypeSyntax
  }

  /// A function type, without the way in which it is passed.
  struct FunctionSyntax: Equatable {
    var attributes: [AttributeSyntax] = []
    var parameters: [PassedType] = []
    var isAsync = false
    var effect: ThrowingSyntax = .none
    /// Whether the result is `sending`.
    var sends = false
    var result: TypeSyntax
  }

  /// The type of a parameter with what is said about the way it is passed.
  struct PassedType: Equatable {
    var attributes: [AttributeSyntax] = []
    /// Words such as `inout`, `borrowing` or `sending`.
    var specifiers: [String] = []
    var label: String?
    var type: TypeSyntax
    var isVariadic = false
    /// Whether the type is an alias that nothing is known of but that it is a function which may not escape.
    var isNonescapingAlias = false

    /// A closure that may escape.
    static func escaping(_ type: TypeSyntax) -> PassedType {
      PassedType(attributes: [AttributeSyntax(name: "escaping")], type: type)
    }
  }

  /// The empty tuple.
  static var void: TypeSyntax { .tuple([]) }

  /// A type with a name of one part.
  static func named(_ text: String, id: String? = nil, _ arguments: [TypeSyntax] = []) -> TypeSyntax {
    .named([NameSyntax(text: text, id: id, arguments: arguments)])
  }
}

/// `throws`, `throws(E)`, `rethrows` or none of them.
enum ThrowingSyntax: Equatable {
  case none
  case any
  case typed(TypeSyntax)
  case `rethrows`
}

/// An attribute such as `@escaping` or `@convention(c)`.
struct AttributeSyntax: Equatable {
  /// The name without the `@`.
  var name: String
  /// What follows the name in parentheses, such as `(c)`; empty otherwise.
  var arguments = ""
  var id: String?
  /// Whether it is written without an `@`, as `nonisolated(nonsending)` is.
  var isBare = false
}
