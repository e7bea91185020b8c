extension MockRecorder {
  /// The mock that a method returns unless it is stubbed.
  ///
  /// It is made once, and stays the same.
  ///
  /// ```swift
  /// var converseMock: MockStream { mockRecorder.childMock(of: .converse, MockStream()) }
  /// func converse() -> any Stream { _onMethod(.converse, defaultReturn: converseMock as any Stream) }
  ///
  /// client.converseMock.method.send.throws(StreamError.closed)
  /// ```
  ///
  /// Generated mocks have one for each requirement that returns a protocol whose mock is generated in the same run.
  /// You may ask for it from any thread. Resetting the mock resets the child as well.
  ///
  /// - Parameters:
  ///   - method: The method that returns it.
  ///   - make: Makes it. If two threads ask at once, one of the two results is dropped.
  /// - Returns: The child mock of the method.
  public func childMock<Child: MockRecording>(of method: Methods, _ make: @autoclosure () -> Child) -> Child {
    let key = AnyHashable(method)
    if let child = memory.withState({ $0.children[key] })?.mock as? Child { return child }
    let made = make()
    return memory.take(ChildMock(mock: made, memory: made.mockRecorder.memory), of: key).mock as? Child ?? made
  }
}
