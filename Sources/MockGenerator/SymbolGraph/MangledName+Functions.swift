extension MangledName {
  /// A function type in the mangled name of a requirement, which tells what the printed declaration may leave out.
  struct Function: Equatable {
    /// Whether it may be called only during the call that it is passed to.
    var isNonescaping = false
    /// Whether it is a C function: `@convention(c)`.
    var isC = false
    /// Whether it is `@isolated(any)`.
    var isIsolatedAny = false
    /// Whether it is `@Sendable`.
    var isSendable = false
    /// Whether it belongs to a global actor.
    var isOfActor = false
    /// Whether it runs on its caller's actor, which modules may have as their default for what is async.
    var isNonsending = false
  }

  /// The function types of a requirement in the order of its name: that of a result comes first, then those of the
  /// parameters, each after those within it.
  ///
  /// - Parameter isNamed: Whether the requirement is a function or a variable; the names of others end with a function
  /// type of their own.
  static func functions(of id: String, isNamed: Bool) -> [Function] {
    var name = MangledName(id)
    var functions: [Function] = []
    // Marks precede the letter of their function; only an error's or an actor's type may come between.
    var marks = ""
    /// Notes a function with the marks that stood before it.
    func note(_ function: Function) {
      var function = function
      function.isIsolatedAny = marks.contains("A")
      function.isSendable = marks.contains("b")
      function.isOfActor = marks.contains("c")
      function.isNonsending = marks.contains("C")
      functions.append(function)
      marks = ""
    }
    while let letter = name.nextOperator() {
      switch letter {
      case "Y": marks += name.take()
      case "c": note(Function())
      case "X":
        switch name.take() {
        case "E", "K": note(Function(isNonescaping: true))
        case "C": note(Function(isC: true))
        case "A", "B", "f", "U", "L": note(Function())
        default: break
        }
      default: break
      }
    }
    if !isNamed, !functions.isEmpty { functions.removeLast() }
    return functions
  }

  /// Whether an operator is `prefix` or `postfix`, else `infix`.
  static func fixity(of id: String) -> String {
    var name = MangledName(id)
    while let letter = name.nextOperator() {
      guard letter == "o" else { continue }
      switch name.take() {
      case "p": return "prefix"
      case "P": return "postfix"
      default: return "infix"
      }
    }
    return "infix"
  }

  /// The next letter that is neither part of a name nor of a substitution, which stands for something named before.
  private mutating func nextOperator() -> String? {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if identifier() == nil { position += 1 }
      case UInt8(ascii: "A"):
        position += 1
        // Letters, perhaps with numbers, of which the last is a capital.
        while let next = peek {
          position += 1
          if next == UInt8(ascii: "_") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(next) { break }
        }
      case UInt8(ascii: "S"):
        position += 1
        while let next = peek, next <= UInt8(ascii: "9") { position += 1 }
        if take() == "c" { position += 1 }
      case UInt8(ascii: "R"), UInt8(ascii: "Q"), UInt8(ascii: "f"):
        position += 2
      default:
        return take()
      }
    }
    return nil
  }

  /// Takes one letter.
  private mutating func take() -> String {
    guard let byte = peek else { return "" }
    position += 1
    return String(decoding: [byte], as: UTF8.self)
  }
}
