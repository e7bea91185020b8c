import Foundation
import SwiftMockObject
import Testing

private struct Plain { var number: Int }

private struct Point: FakeEquatable { var x: Plain }

private struct Ticket: FakeEquatable {
  var number: Int
  var printedAt: Double
  var fakeValue: String { "ticket \(number)" }
}

private protocol Seat {}
extension Plain: Seat {}
extension Ticket: Seat {}

private struct Row { var first: (any Seat)? }

private struct Booking {
  var ticket: Ticket
  var seat: Plain
}

private struct Composed: FakeEquatable {
  var point: Point
  var note: String
  var fakeValue: String { point.fakeValue }
}

private struct Folder: FakeEquatable {
  var name: String
  var folders: [Folder] = []
  var color = 0
  var fakeValue: String { name + folders.map(\.fakeValue).joined(separator: ",") }
}

private struct Judged: FakeEquatable {
  var grade: Int
  var remark: String
  static func == (left: Self, right: Self) -> Bool { left.grade == right.grade }
}

private class Shape: FakeEquatable {
  var corners: Int
  init(corners: Int) { self.corners = corners }
}

private final class Square: Shape {
  var side: Int
  init(side: Int) {
    self.side = side
    super.init(corners: 4)
  }
}

private final class Link: FakeEquatable {
  var number: Int
  var next: Link?
  init(_ number: Int) { self.number = number }
}

private final class Owner: FakeEquatable {
  struct Reference: Equatable { var owner: Owner }
  var number: Int
  var references: [Reference] = []
  init(_ number: Int) { self.number = number }
}

private enum Event: FakeEquatable {
  case start, stop
  case receive(Plain)
  case fail(any Error)
  case call((Int) -> Void)
}

private struct Tagged: FakeEquatable, Hashable {
  var tag: Int
  var plain = FakeEquatableWrapper(Plain(number: 0))
  func hash(into hasher: inout Hasher) { hasher.combine(tag) }
}

@Suite("Fake equality")
struct FakeEquatableTests {
  @Test func conformingIsEnough() {
    #expect(Point(x: Plain(number: 1)) == Point(x: Plain(number: 1)))
    #expect(Point(x: Plain(number: 1)) != Point(x: Plain(number: 2)))
  }

  @Test func enumsWithPayloadsAreComparedByCaseAndPayload() {
    #expect(Event.start == .start)
    #expect(Event.start != .stop)
    #expect(Event.receive(Plain(number: 1)) == .receive(Plain(number: 1)))
    #expect(Event.receive(Plain(number: 1)) != .receive(Plain(number: 2)))
    #expect(Event.fail(NSError(domain: "d", code: 1)) == .fail(NSError(domain: "d", code: 1)))
    #expect(Event.fail(NSError(domain: "d", code: 1)) != .fail(NSError(domain: "d", code: 2)))
    #expect(Event.fail(NSError(domain: "d", code: 1)) != .fail(CancellationError()))
    #expect(Event.call { _ in } == .call { print($0) })
    #expect([Event.start, .stop] == [.start, .stop])
  }

  @Test func classesAreComparedWithTheirSuperclasses() {
    #expect(Square(side: 1) == Square(side: 1))
    #expect(Square(side: 1) != Square(side: 2))
    let other = Square(side: 1)
    other.corners = 5
    #expect(Square(side: 1) != other)
    #expect(Shape(corners: 4) != Square(side: 1))
  }

  @Test func anOwnFakeValueDecidesAlone() {
    #expect(Ticket(number: 1, printedAt: 1) == Ticket(number: 1, printedAt: 2))
    #expect(Ticket(number: 1, printedAt: 1) != Ticket(number: 2, printedAt: 1))
  }

  @Test func anOwnFakeValueDecidesInsideOtherValuesToo() {
    let booking = Booking(ticket: Ticket(number: 1, printedAt: 1), seat: Plain(number: 1))
    var other = booking
    other.ticket.printedAt = 2
    #expect(structurallyEqual(booking, other))
    other.ticket.number = 2
    #expect(
      structuralDifferences(expected: booking, actual: other).map(\.description) == [
        "ticket: expected ticket 1, got ticket 2"
      ])
    #expect(FakeEquatableWrapper([booking.ticket]) == FakeEquatableWrapper([Ticket(number: 1, printedAt: 9)]))
  }

  @Test func anOwnFakeValueMayBeMadeOfDefaultOnes() {
    let composed = Composed(point: Point(x: Plain(number: 1)), note: "a")
    #expect(composed == Composed(point: Point(x: Plain(number: 1)), note: "b"))
    #expect(composed != Composed(point: Point(x: Plain(number: 2)), note: "a"))
    #expect(
      Folder(name: "a", folders: [Folder(name: "b")]) == Folder(name: "a", folders: [Folder(name: "b", color: 1)]))
    #expect(Folder(name: "a", folders: [Folder(name: "b")]) != Folder(name: "a", folders: [Folder(name: "c")]))
  }

  @Test func theDefaultFakeValueIsThePrintedValue() {
    let event = Event.start
    #expect(event.fakeValue == "start")
    #expect(Point(x: Plain(number: 1)).fakeValue == "\(Point(x: Plain(number: 1)))")
  }

  @Test func anOwnEqualityIsRespected() {
    #expect(structurallyEqual([Judged(grade: 1, remark: "a")], [Judged(grade: 1, remark: "b")]))
    #expect(
      structuralDifferences(expected: Judged(grade: 1, remark: "a"), actual: Judged(grade: 2, remark: "a")).map(
        \.description) == [
          "grade: expected 1, got 2"
        ])
  }

  @Test func membersOfSetsAreFoundByTheirStructure() {
    #expect(Set([Tagged(tag: 1), Tagged(tag: 2)]) == Set([Tagged(tag: 2), Tagged(tag: 1)]))
    #expect(structurallyEqual(Set([Tagged(tag: 1)]), Set([Tagged(tag: 1)])))
    #expect(!structurallyEqual(Set([Tagged(tag: 1)]), Set([Tagged(tag: 1, plain: .init(Plain(number: 1)))])))
  }

  @Test func cyclesEnd() {
    func ring(_ numbers: [Int]) -> Link {
      let links = numbers.map(Link.init)
      for (position, link) in links.enumerated() { link.next = links[(position + 1) % links.count] }
      return links[0]
    }
    let rings = [ring([1, 2, 3]), ring([1, 2, 3]), ring([1, 2, 4])]
    defer { rings.forEach { $0.next = nil } }
    #expect(rings[0] == rings[1])
    #expect(rings[0] != rings[2])
  }

  @Test func cyclesThroughTheEqualityOfOthersEnd() {
    let owners = [1, 1, 2].map { (number: Int) -> Owner in
      let (owner, friend) = (Owner(0), Owner(number))
      owner.references = [Owner.Reference(owner: friend)]
      friend.references = [Owner.Reference(owner: owner)]
      return owner
    }
    defer { owners.forEach { $0.references = [] } }
    #expect(owners[0] == owners[1])
    #expect(owners[0] != owners[2])
  }

  /// What was found out about one value in an optional was taken for what all such optionals are like.
  @Test func whatAnOptionalHoldsSaysNothingOfOthers() {
    #expect(structurallyEqual(Row(first: Ticket(number: 1, printedAt: 1)), Row(first: Ticket(number: 1, printedAt: 2))))
    #expect(!structurallyEqual(Row(first: Plain(number: 1)), Row(first: Plain(number: 2))))
  }

  @Test func depthDoesNotOverflowTheStack() {
    let (links, others) = ((0..<10_000).map(Link.init), (0..<10_000).map(Link.init))
    for (link, next) in zip(links, links.dropFirst()) { link.next = next }
    for (link, next) in zip(others, others.dropFirst()) { link.next = next }
    defer { (links + others).forEach { $0.next = nil } }
    #expect(links[0] == others[0])
    others[9999].number = 0
    #expect(links[0] != others[0])
  }

  @Test func manyValuesAreCompared() {
    let points = (0..<20_000).map { Point(x: Plain(number: $0)) }
    #expect(structurallyEqual(points, (0..<20_000).map { Point(x: Plain(number: $0)) }))
    #expect(!structurallyEqual(points, (1...20_000).map { Point(x: Plain(number: $0)) }))
  }
}
