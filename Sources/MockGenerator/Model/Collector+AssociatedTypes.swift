/// Associated types: which of them the protocol fixes, and to what, and which conditions are left for the mock to state.
extension ProtocolModelBuilder.Collector {
  typealias Constraint = DeclarationSyntax.Constraint

  /// Fixes associated types to what conditions and restated properties say; the answer is the conditions that are left.
  ///
  /// `where Element == Int` fixes `Element`, and the mock then has no type parameter for it. A type that would be fixed
  /// in terms of itself stays open.
  func fix(_ substitution: inout Substitution, _ names: [String]) -> [Constraint] {
    var open: [Constraint] = []
    // A condition on a member of another associated type fixes less than one that names a type.
    let sorted = (constraints + restated(names)).enumerated().sorted {
      ($0.element.object.isMember ? 1 : 0, $0.offset) < ($1.element.object.isMember ? 1 : 0, $1.offset)
    }
    for (_, constraint) in sorted {
      guard let pin = pin(constraint, among: names, pinned: substitution.pinned),
        !isMentioned(pin.name, in: substitution.type(pin.type))
      else {
        open.append(constraint)
        continue
      }
      substitution.pinned[pin.name] = pin.type
    }
    return open
  }

  /// What a property says about an associated type that a parent declared it with, as `var id: UUID` does of `ID`.
  ///
  /// It may say that it is another associated type, which a child has added.
  func restated(_ names: [String]) -> [Constraint] {
    let variables = found.filter { $0.declaration.keyword == .variable }
    return variables.enumerated().flatMap { position, open in
      variables.enumerated().compactMap { other, fixed -> Constraint? in
        guard open.declaration.name == fixed.declaration.name, open.isStatic == fixed.isStatic,
          associatedName(open.declaration.type, among: names) != nil,
          !names.contains(where: { isMentioned($0, in: fixed.declaration.type) })
            || other < position && associatedName(fixed.declaration.type, among: names) != nil
        else { return nil }
        return Constraint(subject: open.declaration.type, relation: "==", object: fixed.declaration.type)
      }
    }
  }

  /// Tells whether a condition fixes an associated type.
  ///
  /// Either side of `==` may be the associated type. A type that is fixed already is not fixed again.
  func pin(
    _ constraint: Constraint, among names: [String], pinned: [String: TypeSyntax]
  ) -> (name: String, type: TypeSyntax)? {
    guard constraint.relation == "==" else { return nil }
    let subject = associatedName(constraint.subject, among: names)
    let object = associatedName(constraint.object, among: names)
    if let subject, subject != object, pinned[subject] == nil { return (subject, constraint.object) }
    if let object, object != subject, pinned[object] == nil { return (object, constraint.subject) }
    return nil
  }

  /// Fixed types may mention other fixed types, though not in a ring.
  ///
  /// Types are put in from the inside out: first those that mention no other fixed type, then those that mention only
  /// these.
  func resolve(_ substitution: inout Substitution) throws(Unmockable) {
    var resolved: [String: TypeSyntax] = [:]
    var open = substitution.pinned
    while !open.isEmpty {
      let ready = open.filter { _, type in !open.keys.contains { isMentioned($0, in: type) } }
      guard !ready.isEmpty else {
        let names = open.keys.sorted()
        throw Unmockable(
          "fixes \(names.count == 1 ? "its associated type" : "associated types") \(names.joined(separator: ", ")) "
            + "in terms of \(names.count == 1 ? "itself" : "each other"), which a class can't state; "
            + "write its mock by hand, with concrete types")
      }
      substitution.pinned = resolved
      for (name, type) in ready {
        resolved[name] = substitution.type(type)
        open[name] = nil
      }
    }
    substitution.pinned = resolved
  }

  /// What a fixed associated type had to conform to, now asked of the type that it is fixed to.
  func inheritedConditions(_ substitution: Substitution) -> [Constraint] {
    associated.flatMap { type -> [Constraint] in
      guard let fixed = substitution.pinned[type.name] else { return [] }
      return type.constraints.map { Constraint(subject: fixed, relation: ":", object: substitution.type($0)) }
    }
  }

  /// Drops the conditions that hold once the fixed types are put in: of those, only the compiler knows more.
  func isUseful(_ constraint: Constraint, in model: ProtocolModel) -> Bool {
    let parameters = model.associatedTypes.map(\.name)
    guard case .named(let names) = constraint.subject else {
      // What a member is fixed to may have no name, such as `any Error` or `[Int]`.
      guard constraint.relation == "==", case .named(let member) = constraint.object else { return false }
      return member.count > 1 && parameters.contains(member[0].text)
    }
    if names[0].text == model.mockName, names.count == 1 { return false }
    if constraint.relation == "==", constraint.subject.key == constraint.object.key { return false }
    // A member of an array, or of another type with arguments, is no place for a condition of a class.
    guard names.count == 1 || names[0].arguments.isEmpty else { return false }
    return parameters.contains(names[0].text) && names[0].module == nil
      || constraint.relation == "==" && parameters.contains { constraint.object.mentions($0) }
  }

  /// The associated type that a type is, written with or without `Self.`; nil where it is another one.
  func associatedName(_ type: TypeSyntax, among names: [String]) -> String? {
    // A type of a module may have the same name.
    guard case .named(let parts) = type, parts[0].module == nil else { return nil }
    let own = parts[0].text == "Self" ? Array(parts.dropFirst()) : parts
    return own.count == 1 && names.contains(own[0].text) && own[0].arguments.isEmpty ? own[0].text : nil
  }

  /// Whether an associated type stands anywhere in a type.
  func isMentioned(_ name: String, in type: TypeSyntax) -> Bool {
    type.contains { part in
      guard case .named(let names) = part else { return false }
      if names[0].text == "Self" { return names.count > 1 && names[1].text == name }
      return names[0].text == name && names[0].id.map { $0.hasSuffix("Qa") } ?? true
    }
  }

  /// Other names for type parameters, of which overloads leave the compiler several to infer: an alias then tells it which
  /// is which, and can't have the name of a type parameter.
  func renamedParameters(in model: ProtocolModel, besides names: [String]) -> [String: String] {
    let functions = model.requirements.filter { $0.declaration.keyword == .function }
    let overloads = Dictionary(grouping: functions) { "\($0.isStatic) \($0.declaration.title)" }.values
    let positions = overloads.filter { $0.count > 1 }.flatMap { group in
      let types = group.map { $0.declaration.parameters.map(\.type.type) + [$0.declaration.type] }
      return types[0].indices.map { position in types.map { $0[position] } }
    }
    var renamed: [String: String] = [:]
    for name in model.associatedTypes.map(\.name) {
      guard positions.contains(where: { $0.contains(.named(name)) && Set($0.map(\.key)).count > 1 }) else { continue }
      var parameter = name.withoutBackticks + "Type"
      while names.contains(parameter) || builder.index.topLevelNames[parameter] != nil { parameter += "_" }
      renamed[name] = parameter
    }
    return renamed
  }
}
