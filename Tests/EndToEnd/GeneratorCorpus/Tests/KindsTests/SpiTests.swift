import SwiftMockObject
import Testing

@_spi(Wiring) @testable import Kinds

@Suite struct SpiTests {
  @Test func protocolsOfAGroupHaveMocks() {
    let box = MockFuseBox()
    (box as any FuseBox).replace(Fuse())
    expectEveryCall(box)
    let inspector = MockInspector<String>()
    func inspect(_ inspector: some Inspector) {
      inspector.replace(Fuse())
    }
    inspect(inspector)
    inspector.method.inspect.returns(Fuse())
    #expect(inspector.inspect("coil", [Fuse()]) != nil)
    expectEveryCall(inspector)
  }

  @Test func typesOfAGroupAreArguments() {
    let electrician = MockElectrician()
    electrician.method.check.returns(true)
    #expect((electrician as any Electrician).check(Fuse()))
    expectEveryCall(electrician)
  }
}
