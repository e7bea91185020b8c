/// Generic methods have no one signature: what stands for their keys are functions that take the types.
extension KeyRenderer {
  /// The extension with the functions; nil where there is none.
  func genericKeys(static isStatic: Bool) -> [String]? {
    let functions = functions(static: isStatic)
    guard !functions.isEmpty, !members(static: isStatic).isEmpty else { return nil }
    let condition = isGeneric(static: isStatic) ? "" : " where Methods == \(model.methodsName(static: isStatic))"
    let head = [
      "@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)",
      "nonisolated extension \(scope.runtime("MethodDoor"))\(condition) {",
    ]
    return head + functions.joined(separator: [""]) + ["}"]
  }

  /// The functions of all generic methods of one of the two enums.
  func functions(static isStatic: Bool) -> [[String]] {
    model.requirements.filter { $0.isStatic == isStatic }.compactMap(function)
  }

  /// The function that stands for the key of a generic method; nil where its types can't be named from outside.
  ///
  /// It takes the types in place of values, since a test names them: `warehouse.method.all(Coupon.self)`. A reference made by it means
  /// the calls that were made with these types.
  private func function(_ requirement: Requirement) -> [String]? {
    var declaration = requirement.declaration
    let isGeneric = isGeneric(static: requirement.isStatic)
    declaration.nameOpaqueParameters()
    guard declaration.keyword == .function, !declaration.genericParameters.isEmpty,
      declaration.genericParameters.allSatisfy({ $0.introducer == nil && $0.name.withoutBackticks.isIdentifier }),
      // A condition can say neither `~Copyable` of a reference nor `some` of an argument.
      !declaration.constraints.contains(where: { constraint in
        constraint.object.contains {
          switch $0 {
          case .suppressed, .opaque: true
          default: false
          }
        }
      }),
      let types = argumentTypes(of: declaration)
    else { return nil }
    let signature = types + [declaration.type] + [declaration.effect.error].compactMap { $0 }
    guard signature.allSatisfy({ isExpressible($0, isGeneric) }),
      !scope.isNoncopyable(declaration.type, in: declaration)
    else { return nil }
    declaration = declaration.mappingTypes(spelledOut)
    let names = declaration.genericParameters.map(\.name)
    let printer = TypePrinter(scope: scope.hiding(names.map(\.withoutBackticks)))
    let own = isGeneric ? model.associatedTypes.map(\.name.escapedName) : []
    let methods =
      model.methodsName(static: requirement.isStatic) + (own.isEmpty ? "" : "<\(own.joined(separator: ", "))>")
    let thrown: String =
      switch declaration.effect {
      case .any: "any \(scope.swift("Error"))"
      case .typed(let error): printer.text(error)
      case .none, .rethrows: scope.swift("Never")
      }
    let arguments = types.map { printer.text(spelledOut($0).withoutImplicitUnwrapping) }
    let reference =
      "\(scope.runtime("TypedMethodReference"))<"
      + ([methods, printer.text(declaration.type.withoutImplicitUnwrapping), thrown] + arguments).joined(
        separator: ", ")
      + ">"
    let constraints =
      (own.isEmpty ? [] : ["Methods == \(methods)"]) + declaration.constraints.map(printer.text)
      + ownConstraints(isGeneric)
    let parameters = names.enumerated().map { "_ type\(names.count == 1 ? "" : "\($0 + 1)"): \($1.escapedName).Type" }
    let generics = names.map(\.escapedName) + own
    let start = isolation(types + [declaration.type], requirement).map { "\($0) \(access)" } ?? access
    let head =
      SourceLines.head(
        "\(start)func \(requirement.caseName.escapedName)<\(generics.joined(separator: ", "))>(", parameters,
        ") -> \(reference)" + (constraints.isEmpty ? "" : " where " + constraints.joined(separator: ", ")), indent: 2)
    // The reference means the calls that have its types.
    let body = [
      (signature.contains(where: scope.isUnsafe) ? "unsafe " : "")
        + "\(scope.runtime("TypedMethodReference"))(self, .\(requirement.caseName))"
    ]
    let availability = requirement.availability.isEmpty ? model.availability : requirement.availability
    return AvailabilityRenderer.attributes(availability).map { "  " + $0 }
      + SourceLines.fitting(SourceLines.declaration(head, body: body, indent: 2))
  }

  /// The conditions of the mock's own type parameters, which a function must repeat that has them as its own.
  private func ownConstraints(_ isGeneric: Bool) -> [String] {
    guard isGeneric else { return [] }
    return model.associatedTypes.flatMap { type in
      type.constraints.map { "\(type.name.escapedName): \(TypePrinter(scope: scope).text($0))" }
    } + model.constraints.map(TypePrinter(scope: scope).text)
  }
}

extension DeclarationSyntax {
  /// Gives parameters such as `some Fuel` a type parameter that can be named.
  ///
  /// `func fill(_: some Fuel)` becomes `func fill<Some>(_: Some) where Some: Fuel`; a second one is called `Some2`.
  fileprivate mutating func nameOpaqueParameters() {
    for position in parameters.indices {
      guard case .opaque(let constraint) = parameters[position].type.type else { continue }
      var name = "Some"
      var number = 1
      while genericParameters.contains(where: { $0.name == name }) || mentions(name) {
        number += 1
        name = "Some\(number)"
      }
      genericParameters.append(GenericParameter(name: name))
      constraints.append(Constraint(subject: .named(name), relation: ":", object: constraint))
      parameters[position].type.type = .named(name)
    }
  }
}
