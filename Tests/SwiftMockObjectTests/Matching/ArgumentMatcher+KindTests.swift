import Testing

@testable import SwiftMockObject

struct ArgumentMatcherKindTests {
  @Test func identicalAcceptsTheObjectItselfAlone() {
    let session = Session(id: 1)
    let matcher = ArgumentMatcher.identical(to: session)
    #expect(accepts(matcher, session))
    #expect(accepts(matcher, Session??.some(session) as Any))
    #expect(!accepts(matcher, Session(id: 1)))
    #expect(!accepts(matcher, 1))
    #expect(!accepts(matcher, nil))
    #expect(matcher.description == "identical to Session(id: 1)")
    #expect(matcher == .identical(to: session))
    #expect(matcher != .identical(to: Session(id: 1)))
  }

  @Test func aTypeAcceptsItsValues() {
    #expect(accepts(.ofType(Int.self), 3))
    #expect(accepts(.ofType(Int.self), Int??.some(3) as Any))
    #expect(!accepts(.ofType(Int.self), UInt8(3)))
    #expect(!accepts(.ofType(Int.self), nil))
    #expect(accepts(.ofType((any Error).self), CancellationError()))
    #expect(!accepts(.ofType((any Error).self), 3))
    #expect(ArgumentMatcher.ofType(Session.self).description == "of type Session")
  }

  @Test func anOptionalTypeAcceptsNilToo() {
    #expect(accepts(.ofType(Int?.self), nil))
    #expect(accepts(.ofType(Int?.self), 3))
    #expect(!accepts(.ofType(Int?.self), "x"))
    #expect(ArgumentMatcher.ofType(Int?.self).description == "of type Int?")
  }
}
