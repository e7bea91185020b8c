import SwiftMockObject
import Testing

/// Expects that each method of a mock was called once: that its case was used, and its case alone.
func expectEveryCall<Mock: MockRecording>(_ mock: Mock, sourceLocation: SourceLocation = #_sourceLocation)
where Mock.Methods: CaseIterable {
  for method in Mock.Methods.allCases {
    let count = mock.methodReference(method).timesCalled
    #expect(count == 1, "\(method) was called \(count) times", sourceLocation: sourceLocation)
  }
}
