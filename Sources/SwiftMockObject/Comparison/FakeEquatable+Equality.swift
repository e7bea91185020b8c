extension FakeEquatable {
  /// Whether both values have the same structure or, if the type implements it, the same ``fakeValue``.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    FakeEqualityProbe.noteDefaultEquality(of: Self.self) || structurallyEqual(lhs, rhs)
  }
}
