import Kit
import SwiftMockObject
import Testing

@Test func thisIsNotBuiltForOthers() {}
