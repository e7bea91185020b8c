extension MockRecorder {
  /// The mock that a method returns by itself: made when it is first asked for, and the same from then on.
  ///
  /// ```swift
  /// var converseMock: MockStream { mockRecorder.childMock(of: .converse, MockStream()) }
  /// func converse() -> any Stream { _onMethod(.converse, defaultReturn: converseMock as any Stream) }
  ///
  /// client.converseMock.method.send.throws(StreamError.closed)
  /// ```
  ///
  /// Generated mocks have one for each requirement that returns a protocol whose mock is generated too. It may be asked for
  /// from any thread. Resetting the mock resets it as well.
  ///
  /// - Parameters:
  ///   - method: The method that returns it.
  ///   - make: Makes it; nothing of it stays where another thread has been faster.
  /// - Returns: The mock.
  public func childMock<Child: MockRecording>(of method: Methods, _ make: @autoclosure () -> Child) -> Child {
    let key = AnyHashable(method)
    if let child = memory.withState({ $0.children[key] })?.mock as? Child { return child }
    let made = make()
    return memory.take(ChildMock(mock: made, memory: made.mockRecorder.memory), of: key).mock as? Child ?? made
  }
}
