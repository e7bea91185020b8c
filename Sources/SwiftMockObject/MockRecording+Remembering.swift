// The getter of a property that remembers what it was set to.

extension MockRecording {
  /// Records a read of a property that remembers what it was set to.
  ///
  /// ```swift
  /// var name: String {
  ///   get { _onMethod(.name, remembering: .setName, defaultReturn: "Ann") }
  ///   set { _onMethod(.setName, args: newValue) }
  /// }
  /// ```
  ///
  /// Without a stub, it returns what the property was last set to, then `defaultReturn`, then the natural default of
  /// its type. Resetting the mock's invocations makes it forget.
  ///
  /// - `method`: The case of the getter.
  /// - `setter`: The case that the property's setter records. The last argument of its last call is the value.
  /// - `defaultReturn`: Evaluated only when it is the answer.
  public nonisolated func _onMethod<R>(
    _ method: Methods, remembering setter: Methods,
    defaultReturn: @autoclosure () throws(NoDefaultReturn) -> R = try noDefaultReturn(),
    file: StaticString = #filePath, line: UInt = #line, function: StaticString = #function
  ) -> R {
    mockRecorder.call(method, [], Self.self, function, returning: R.self)
      .answer(throwing: Never.self, line: MockLine(file, line)) { () throws(NoDefaultReturn) in
        if let value: R = mockRecorder.lastValue(of: setter) { return value }
        return try defaultReturn()
      }
  }
}

extension MockRecorder {
  /// The last argument of the last call of a setter; nil if there was no call, or if it has another type.
  fileprivate func lastValue<R>(of setter: Methods) -> R? {
    let log = calls(of: setter).log
    guard log.count > 0, let argument = log[log.count - 1].arguments.last else { return nil }
    return cast(argument, to: R.self)
  }
}
