import SwiftMockObject
import Testing

private enum MixerMethods { case stir }

private final class MockMixer: MockObject<MixerMethods> {
  func stir(_ bowl: inout [String]) {
    let bowlArgument = InoutArgument(bowl)
    defer { bowl = bowlArgument.value }
    _onMethod(.stir, args: bowlArgument)
  }
}

struct InoutArgumentTests {
  private let mixer = MockMixer()

  @Test func aBehaviorWritesToTheCallersVariable() {
    mixer.methodReference(.stir).setCustomBehavior { (bowl: InoutArgument<[String]>) in bowl.value.append("flour") }
    var bowl = ["egg"]
    mixer.stir(&bowl)
    #expect(bowl == ["egg", "flour"])
  }

  @Test func theLogShowsTheValueAsItWasOnEntry() {
    mixer.methodReference(.stir).setCustomBehavior { (bowl: InoutArgument<[String]>) in bowl.value = [] }
    var bowl = ["egg"]
    mixer.stir(&bowl)
    MOAssertArgumentEquals(mixer.methodReference(.stir), 1, ["egg"])
    #expect(mixer.methodReference(.stir, args: ["egg"]).timesCalled == 1)
    #expect(mixer.methodReference(.stir).invocations[0].arguments[0] as? [String] == ["egg"])
    #expect(mixer.methodReference(.stir).invocations(as: ([String]).self) == [["egg"]])
  }

  @Test func aBehaviorThatOnlyReadsTakesThePlainType() {
    var seen: [String] = []
    mixer.methodReference(.stir).setCustomBehavior { (bowl: [String]) in seen = bowl }
    var bowl = ["egg"]
    mixer.stir(&bowl)
    #expect(seen == ["egg"])
    #expect(bowl == ["egg"])
  }

  @Test func withoutABehaviorTheVariableStaysAsItIs() {
    var bowl = ["egg"]
    mixer.stir(&bowl)
    #expect(bowl == ["egg"])
  }
}
