extension NeverEqual {
  /// What the test prints.
  func text(of method: String) -> String {
    """
    \(method) takes \(typeName(argumentType)) as argument \(position), which \(shortDescription(of: value)) can never equal.
    """
  }
}
