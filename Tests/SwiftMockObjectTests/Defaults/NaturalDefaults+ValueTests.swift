import SwiftMockObject
import Testing

struct NaturalDefaultsValueTests {
  @Test func aNaturalValueIsAValue() throws {
    var defaults = NaturalDefaults()
    #expect(try defaults.value(for: Int.self) == 0)
    #expect(try defaults.value(for: String?.self) == nil)
    let color: Color = try defaults.value()
    #expect(color.name == "declared")
    defaults.set(Color(name: "set"))
    #expect(try defaults.value(for: Color.self).name == "set")
  }

  @Test func aTypeWithoutOneSaysSo() throws {
    let error = #expect(throws: NaturalDefaults.NoValue.self) { _ = try NaturalDefaults().value(for: Paint.self) }
    #expect(error?.type == Paint.self)
    #expect(error?.description == "Paint has no natural default; declare it as NaturalDefault, or set a value for it.")
  }

  @Test func aTypeThatIsNotDecodedHasNone() {
    var defaults = NaturalDefaults()
    #expect(throws: Never.self) { _ = try defaults.value(for: Shade.self) }
    defaults.neverDecode(Shade.self)
    #expect(throws: NaturalDefaults.NoValue.self) { _ = try defaults.value(for: Shade.self) }
  }

  @Test func anotherValueServesWhereNothingIsSetOrDeclared() {
    var defaults = NaturalDefaults()
    #expect(defaults.value(or: Paint(name: "other")).name == "other")
    #expect(defaults.value(or: Color(name: "other")).name == "declared")
    // What could be decoded is nobody's word.
    #expect(defaults.value(or: Shade(name: "other")).name == "other")
    defaults.set(Paint(name: "set"))
    defaults.set(Color(name: "set"))
    #expect(defaults.value(or: Paint(name: "other")).name == "set")
    #expect(defaults.value(for: Color.self, or: Color(name: "other")).name == "set")
  }

  @Test func theOtherValueIsMadeOnlyWhenItIsTheAnswer() {
    var count = 0
    func made() -> Color {
      count += 1
      return Color(name: "other")
    }
    _ = NaturalDefaults().value(or: made())
    #expect(count == 0)
  }
}

private struct Paint {
  var name: String
}

private struct Color: NaturalDefault {
  var name: String
  static var naturalDefault: Color { Color(name: "declared") }
}

private struct Shade: Decodable {
  var name: String
}
