/// The enum of a mock's methods, with a case for each and the keys.
extension MockRenderer {
  /// The enum with the cases of the requirements, and with their keys.
  ///
  /// It has the mock's type parameters where keys name them. One without cases still has to be an enum that can be compared.
  func enumeration(static isStatic: Bool) -> [String] {
    let conformances = [scope.swift("CaseIterable"), scope.swift("Sendable")]
    let cases = model.cases(static: isStatic)
    let isGeneric = keys.isGeneric(static: isStatic)
    let name =
      "\(accessPrefix)nonisolated enum \(model.methodsName(static: isStatic))"
      + (isGeneric ? genericParameters : "")
    let condition = isGeneric ? whereClause : ""
    if cases.isEmpty {
      let head = SourceLines.typeHead(name, [scope.swift("Hashable")] + conformances, condition)
      return head.dropLast() + [head[head.count - 1] + "}"]
    }
    let keys = keys.members(static: isStatic)
    let kind = keys.isEmpty ? [] : [scope.runtime("KeyedMethods")]
    var lines = SourceLines.typeHead(name, kind + conformances, condition) + cases.map { "  case \($0.escapedName)" }
    if !keys.isEmpty { lines += [""] + keys }
    if isStatic, model.isGeneric {
      let type = "\(scope.runtime("StaticMock"))<\(model.methodsName(static: true))>"
      lines += [
        "", "  /// Stands here since a generic class can't hold it.", "  fileprivate static let staticMock = \(type)()",
      ]
    }
    return lines + ["}"]
  }
}

extension Requirement {
  /// The cases that calls of the requirement are recorded under.
  var recordedCases: [String] {
    if declaration.keyword == .initializer, declaration.parameters.isEmpty { return [] }
    return hasSetter ? [caseName, setterCaseName] : [caseName]
  }
}

extension ProtocolModel {
  /// The cases of one of the two enums.
  ///
  /// An initializer that can fail has a case in both: its call is recorded in the new mock and in that of the class.
  func cases(static isStatic: Bool) -> [String] {
    requirements.flatMap { requirement -> [String] in
      if isStatic, requirement.canFail { return [requirement.caseName] }
      return requirement.isStatic == isStatic ? requirement.recordedCases : []
    }
  }

  /// The name of one of the two enums.
  ///
  /// They are `LedgerMethods` and `LedgerStaticMethods` for a protocol `Ledger`.
  func methodsName(static isStatic: Bool) -> String { stem + (isStatic ? "StaticMethods" : "Methods") }
}
