import Kit
import SwiftMockObject
import Testing

@testable import App

@Test func theScreenGreets() {
  let screen = MockScreen()
  Greeter(screen: screen).greet()
  MOAssertCalled(screen.method.show, with: "Welcome to the bank.")
}

@Test func protocolsThatToolsHaveWrittenAreMocked() {
  let minted = MockMinted()
  minted.method.mint.answers { coins in coins * 2 }
  #expect((minted as any Minted).mint(answerToEverything()) == 84)
}

@Test func theProtocolsOfAPackageThatIsNamedAreMocked() {
  let audited: any Audited = MockAudited()
  #expect(!audited.audit(2026))
}
