import Testing

@testable import SwiftMockObject

@propertyWrapper private struct Stored<Value> { var wrappedValue: Value }

@propertyWrapper private struct Clamped {
  var wrappedValue: Int
  var limit = 10
}

private struct Settings {
  @Stored var volume = 1
  @Clamped var speed = 3
  var _plain = 5
}

private struct Room {
  @Stored var settings = [Settings()]
}

@Suite("Values of wrapped properties")
struct PropertyWrapperTests {
  @Test func theyAreWrittenUnderTheNameOfTheProperty() {
    #expect(
      shortDescription(of: Settings())
        == "Settings(volume: 1, speed: Clamped(wrappedValue: 3, limit: 10), _plain: 5)")
    #expect(shortDescription(of: Stored(wrappedValue: 1)) == "Stored<Int>(wrappedValue: 1)")
  }

  @Test func differencesHaveTheNameOfTheProperty() {
    var (settings, room) = (Settings(), Room())
    settings.volume = 2
    settings.speed = 4
    room.settings = [settings]
    #expect(
      structuralDifferences(expected: Room(), actual: room).map(\.description)
        == ["settings[0].volume: expected 1, got 2", "settings[0].speed: expected 3, got 4"])
    #expect(
      structuralDifferences(expected: Stored(wrappedValue: 1), actual: Stored(wrappedValue: 2)).map(\.description)
        == ["wrappedValue: expected 1, got 2"])
  }

  @Test func whatElseAWrapperKeepsCounts() {
    struct Gear {
      @Clamped var speed: Int
      init(limit: Int) { _speed = Clamped(wrappedValue: 3, limit: limit) }
    }
    #expect(
      structuralDifferences(expected: Gear(limit: 10), actual: Gear(limit: 11)).map(\.description)
        == ["speed.limit: expected 10, got 11"])
  }
}
