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
    var subject: TypeSyntax
    /// A colon or `==`.
    var relation: String
    var object: TypeSyntax
    var isRepeated = false
  }

  var attributes: [AttributeSyntax] = []
  var modifiers: [String] = []
  var keyword: Keyword
  var name = ""
  var isFailable = false
  var genericParameters: [GenericParameter] = []
  var parameters: [Parameter] = []
  var isAsync = false
  var effect: ThrowingSyntax = .none
  var sends = false
  /// The result of a function or a subscript, or the type of a variable.
  var type: TypeSyntax = .void
  var inherited: [TypeSyntax] = []
  var constraints: [Constraint] = []
  var hasSetter = false
  /// Whether accessors are printed; a stored variable has none.
  var hasAccessors = false
  /// What an alias stands for, or an associated type's default.
  var underlyingType: TypeSyntax?

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
