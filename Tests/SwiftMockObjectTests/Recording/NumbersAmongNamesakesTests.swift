import Testing

@testable import SwiftMockObject

struct NumbersAmongNamesakesTests {
  @Test func onlyNamesakesAreNumbered() {
    #expect(numbersAmongNamesakes([Int.self, String.self, nil, Int.self, nil]) == [1, nil, nil, 2, nil])
    #expect(numbersAmongNamesakes([]) == [])
  }
}
