import Doorbell
import SwiftMockObject
import Testing

// Helpers of a test's author that hand their caller's place on, in each way in which one can be handed on.

func rangThrice(_ ring: MethodReference<BellMethods>, file: StaticString = #filePath, line: UInt = #line) {
  MOAssertTimesCalled(ring, 3, file: file, line: line)
}

func rangThrice(text ring: MethodReference<BellMethods>, file: String = #filePath, line: Int = #line) {
  MOAssertTimesCalled(ring, 3, file: file, line: line)
}

func rangThrice(
  id ring: MethodReference<BellMethods>, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) {
  MOAssertTimesCalled(ring, 3, fileID: fileID, filePath: filePath, line: line, column: column)
}

func rangThrice(at ring: MethodReference<BellMethods>, sourceLocation: SourceLocation = #_sourceLocation) {
  MOAssertTimesCalled(ring, 3, sourceLocation: sourceLocation)
}
