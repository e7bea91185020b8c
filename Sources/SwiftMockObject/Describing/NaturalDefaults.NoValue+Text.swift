extension NaturalDefaults.NoValue: CustomStringConvertible {
  /// The type, and what to do.
  public var description: String {
    "\(typeName(type)) has no natural default; declare it as NaturalDefault, or set a value for it."
  }
}
