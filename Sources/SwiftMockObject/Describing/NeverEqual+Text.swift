extension NeverEqual {
  /// What the test prints.
  func text(of method: String) -> String {
    """
    Argument \(position) of \(method) is of type \(typeName(argumentType)); \(shortDescription(of: value)) can never be equal to it.
    """
  }
}
