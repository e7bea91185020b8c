/// A declaration as the symbol graph prints it, taken apart.
struct DeclarationSyntax: Equatable {
  /// What a declaration declares.
  enum Keyword: String {
    case function = "func"
    case variable = "var"
    case `subscript`
    case initializer = "init"
    case associatedType = "associatedtype"
    case alias = "typealias"
    case `protocol`
    /// Anything else, such as the case of an enum that a fixture is made with.
    case other
  }

  /// A parameter of a function, an initializer or a subscript.
  struct Parameter: Equatable {
    /// Attributes before the label, such as a result builder.
    var attributes: [AttributeSyntax] = []
    /// The argument label; nil when calls write none.
    var label: String?
    /// The name within the body; nil when the declaration has none.
    var name: String?
    var type: TypeSyntax.PassedType
  }

  /// A type parameter, or the parameter of a generic type that is a number.
  struct GenericParameter: Equatable {
    var name: String
    /// Written before the name: `each`, or `let` for a value.
    var introducer: String?
    /// The type of a value parameter.
    var type: TypeSyntax?
  }

  /// A condition on a type parameter or an associated type.
  struct Constraint: Equatable {
    /// The type that the condition is about: `T` in `T: Sendable`.
    var subject: TypeSyntax
    /// A colon or `==`.
    var relation: String
    /// What it is compared with: `Sendable` in `T: Sendable`.
    var object: TypeSyntax
    /// Whether it holds for each type of a pack, as in `repeat each T: Sendable`.
    var isRepeated = false
  }

  var attributes: [AttributeSyntax] = []
  /// Words before the keyword, such as `static` or `mutating`.
  var modifiers: [String] = []
  var keyword: Keyword
  /// The declared name; empty for initializers and subscripts.
  var name = ""
  /// Whether an initializer is written `init?` or `init!`.
  var isFailable = false
  var genericParameters: [GenericParameter] = []
  var parameters: [Parameter] = []
  /// Whether the function, or the getter, is `async`.
  var isAsync = false
  /// What the function, or the getter, throws.
  var effect: ThrowingSyntax = .none
  /// Whether the result is `sending`.
  var sends = false
  /// The result of a function or a subscript, or the type of a variable.
  var type: TypeSyntax = .void
  /// What follows the colon of a protocol or an associated type.
  var inherited: [TypeSyntax] = []
  /// The conditions after `where`.
  var constraints: [Constraint] = []
  /// Whether there is an accessor that changes the value.
  var hasSetter = false
  /// Whether accessors are printed; a stored variable has none.
  var hasAccessors = false
  /// What an alias stands for, or an associated type's default.
  var underlyingType: TypeSyntax?

  /// Whether its mangled name ends with its own name and type; those of others end with a function type of their own.
  var isNamed: Bool { keyword == .function || keyword == .variable }
  /// Whether it belongs to the type and not to its values.
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

extension ThrowingSyntax {
  /// The error of typed throws.
  var error: TypeSyntax? {
    if case .typed(let error) = self { return error }
    return nil
  }
}
