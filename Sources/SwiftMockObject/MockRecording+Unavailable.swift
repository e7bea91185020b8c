// What beginners write, and where the compiler's own words would mislead them. None of it compiles.

extension MockRecording {
  /// Does not compile; the message says what to write.
  @available(*, unavailable, message: "name the list of the arguments: _onMethod(.method, args: x)")
  @_disfavoredOverload
  public func _onMethod<R>(_ method: Methods, _ first: Any?, _ others: Any?...) -> R { fatalError() }

  /// Does not compile; the message says what to write.
  @available(*, unavailable, message: "name the list of the arguments: _onMethod(.method, args: x)")
  public func _onMethod(_ method: Methods, _ first: Any?, _ others: Any?...) {}

  /// Does not compile; the message says what to write.
  @available(
    *, unavailable,
    message:
      "a value that is not Equatable is written .structurallyEqualTo(value); beside values that are not literals, nil is written .nil and [] is written .empty; a type is .ofType(type)"
  )
  @_disfavoredOverload
  public func methodReference(_ method: Methods, args: Any?...) -> MethodReference<Methods> { fatalError() }
}

extension MethodReference {
  /// Does not compile; the message says what to write.
  @available(*, unavailable, message: "write the values as a list: inOrder: [1, 2, 3]")
  public func setCustomBehaviorToReturn(inOrder first: Any?, _ second: Any?, _ others: Any?...) {}
}
