import Foundation
import SwiftMockObject
import Testing

@testable import Values

struct FixtureTests {
  @Test func aTestNamesOnlyWhatItCaresAbout() {
    let person = Person.fixture(name: "Ada", home: .fixture(city: "London"))
    #expect(person.name == "Ada")
    #expect(person.home == Address(street: "", city: "London"))
    #expect(person.id == UUID(uuidString: "00000000-0000-0000-0000-000000000000"))
    #expect(person.born == Date(timeIntervalSinceReferenceDate: 0) && person.born == person.joined)
    #expect(person.website == URL(string: "https://example.com"))
    #expect(person.size == (0, 0) && person.visits == 0 && person.watched == 0)
    #expect(person.manager == nil && person.nickname == nil)
  }

  @Test func defaultsOfTheSourceAreKept() throws {
    let person = Person.fixture()
    #expect(person.home.city == "Paris")
    #expect(person.scores == ["first": -1, "second": 31] && person.quota == 1500 && person.quoted == "a \"b\", c)")
    #expect(person.mood == .calm && person.settings.volume == 3 && person.tags.isEmpty)
    #expect(try !person.validate("", 0))
    person.onChange(.fixture(to: "Ada"))
    guard case .renamed(to: "Ada") = Person.Change.fixture(to: "Ada") else { return #expect(Bool(false)) }
    guard case .moved(Address(street: "", city: "Paris")) = Person.Change.movedFixture() else {
      return #expect(Bool(false))
    }
    #expect(Manager.fixture(name: "Grace").name == "Grace")
  }

  @Test func theWidestInitializerThatIsPlainIsCalled() async throws {
    #expect(Widest.fixture(one: 1, two: 2).sum == 3)
    #expect(Failable.fixture()?.code == 0 && Failable.fixture(code: -1) == nil)
    _ = try Throwing.fixture(name: "a")
    _ = await Waiting.fixture(name: "a")
    #expect(Coded.fixture(id: 3).id == 3 && Coded.fixture(name: "a").name == "a")
    let parameters = Parameters.fixture(lazily: 2, escaping: "a", error: Values.Error.fixture())
    #expect(parameters.text.hasPrefix("2 a "))
    #expect(Extending.fixture(number: 2).name == "2" && Base.fixture(name: "a").name == "a")
    #expect(Conditional<String>.fixture().items.isEmpty && Conditional<Int>.fixture(items: [1]).items == [1])
    _ = Deprecated.fixture(one: 1)
  }

  @Test func propertyWrappersGetTheirValues() {
    let wrapped = Wrapped.fixture(one: 30, three: 30)
    #expect(wrapped.one == 9 && wrapped.two == 9 && wrapped.three == 3)
  }

  @Test func aFixtureWrittenByHandIsUsed() {
    #expect(HoldsThem.fixture().one.name == "by hand")
  }

  @Test func enumsHaveAFunctionForEachCaseWithValues() {
    guard case .cash = Payment.fixture(), case .card("1", 4) = Payment.cardFixture(number: "1") else {
      return #expect(Bool(false))
    }
    guard case .transfer(let payments, let body) = Payment.transferFixture() else { return #expect(Bool(false)) }
    body(payments.count)
    #expect(Mood.fixture() == .calm)
    guard case .fine = Values.Result.fixture(), case .bad(.success(0)) = Values.Result.badFixture() else {
      return #expect(Bool(false))
    }
  }

  @Test func recursionEnds() {
    guard case .literal(0) = Values.Expression.fixture(),
      case .sum(.literal(0), .negated(.literal(0))) = Values.Expression.sumFixture(.fixture(), .negatedFixture())
    else { return #expect(Bool(false)) }
    #expect(Tree.fixture(left: [.fixture()]).left.count == 1 && Tree.Parent.fixture().tree == nil)
    let make: ((Egg) -> Chicken, (Chicken) -> Egg) = (Chicken.fixture(egg:), Egg.fixture(chicken:))
    withExtendedLifetime(make) {}
  }

  @Test func genericTypesHaveGenericFixtures() {
    let box = Box<Int, String>.fixture(items: [1])
    #expect(box.items == [1] && box.byKey.isEmpty && box.count == 0)
    #expect(Box<Int, String>.Lid.fixture(key: "a").key == "a")
    #expect(Pair.fixture(first: 1, second: "a").second == "a")
    #expect(Collected.fixture([1, 2]).items == [1, 2])
    #expect(Choices.fixture().isEmpty && Code.fixture(rawValue: "a").rawValue == "a")
  }

  @Test func typesOfTheToolchainHaveFixedValues() async {
    let numbers = Numbers.fixture()
    #expect(numbers.range.isEmpty && numbers.closed == 0...0 && numbers.decimal == 0 && numbers.character == "-")
    #expect(numbers.interval == 0 && numbers.set.isEmpty && numbers.zone.secondsFromGMT() == 0)
    #expect(numbers.locale.identifier == "en_US_POSIX" && numbers.data.isEmpty && numbers.bytes == 0)
    #expect(numbers.key == AnyHashable(0) && numbers.type == String.self && numbers.duration == .zero)
    var iterator = numbers.stream.makeAsyncIterator()
    #expect(await iterator.next() == nil)
  }

  @Test func namesThatMeanSomethingElseElsewhere() {
    #expect(Values.Data.fixture(bytes: [1]).bytes == [1] && Values.Error.fixture(code: 2).code == 2)
    let type: Space.`Type` = .fixture(level: 3)
    #expect(type.level == 3 && Space.`class`.fixture().seats == 2)
    #expect(Space.Data.Inner.fixture(outer: .fixture(count: 4)).outer.count == 4)
    let words = Words.fixture(default: 1, in: "a", self: true, `inout`: 2, Words: "b", value1: 3)
    #expect(words.default == 1 && words.in == "a" && words.`self` && words.inout == 2 && words.Words == "b")
    #expect(words.value1 == 3 && Éclair.fixture(crème: "x").crème == "x")
    guard case .default(5) = Kind.fixture(5), case .`init`(6) = Kind.initFixture(6), case .`self` = Kind.selfFixture()
    else { return #expect(Bool(false)) }
    Aliased.fixture().handler(Aliased.fixture(alias: .fixture(count: 1)).alias.count)
    guard case .handler = Handled.fixture(), case .optional(nil) = Handled.optionalFixture() else {
      return #expect(Bool(false))
    }
  }

  @Test @MainActor func isolatedTypesHaveIsolatedFixtures() async {
    #expect(Screen.fixture(title: "a").title == "a" && Onscreen.fixture(screen: .fixture(), title: "b").title == "b")
    #expect(Frame.fixture(title: "c").title == "c")
    #expect(HoldsScreen.fixture(screen: .fixture(title: "d")).screen.title == "d")
    #expect(await Counter.fixture(count: 2).count == 2)
    let callbacks = Callbacks.fixture()
    #expect(callbacks.onMain() == nil)
    #expect(await callbacks.count(.fixture()) == 0)
    #expect(callbacks.make() == .fixture())
  }

  @Test func typesThatCannotBeCopied() {
    let stack = Stack.fixture(top: .fixture(weight: 3))
    #expect(stack.top.weight == 3)
    #expect(Crate.fixture().weight == 0)
  }

  @Test func typesOfEveryAccessLevel() {
    guard case .low = Open.fixture(secret: 1).level, case .high(2) = Open.Level.highFixture(2) else {
      return #expect(Bool(false))
    }
    guard case .low = Shared.fixture().open.level else { return #expect(Bool(false)) }
    #expect(Sealed.fixture(name: "a").name == "a")
  }
}
