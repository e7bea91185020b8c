import SwiftMockObject
import Testing

@testable import Bank

/// Values that are not `Equatable`, compared by what they are made of.
struct ComparingTests {
  private let rent = Payment(receiver: "landlord", items: [.init(text: "rent", price: 800)])

  @Test func equalParts() {
    #expect(structurallyEqual(rent, Payment(receiver: "landlord", items: [.init(text: "rent", price: 800)])))
  }

  @Test func eachDifferenceHasItsPath() {
    let raised = Payment(receiver: "landlord", items: [.init(text: "rent", price: 850)])
    let differences = structuralDifferences(expected: rent, actual: raised)
    #expect(differences.map(\.description) == ["items[0].price: expected 800.0, got 850.0"])
  }

  @Test func anArgument() {
    let archive = MockArchive()
    archive.file(rent)
    MOAssertCalled(archive.methodReference(.file), with: .structurallyEqualTo(rent))
  }

  @Test func oneDifferenceInItsParts() {
    let difference = structuralDifferences(expected: rent, actual: Payment(receiver: "landlord")).first
    #expect(difference?.path == "items[0]")
    #expect(difference?.kind == .missing)
    #expect(difference?.actual == nil)
  }

  @Test func anElementThatMoved() {
    let (expected, actual) = (["rent", "water", "heating"], ["water", "heating", "rent"])
    let difference = structuralDifferences(expected: expected, actual: actual).first
    #expect(difference?.kind == .moved)
    #expect(difference?.path == "[0]")
    #expect(difference?.newPath == "[2]")
  }

  @Test func aTypeWithAnotherNotionOfEqual() {
    #expect(Receipt(number: "7", printedAt: 1) == Receipt(number: "7", printedAt: 2))
  }

  @Test func anActorNotesItsCalls() async {
    let output = MockAsyncOutput()
    await output.didTransfer(rent)
    await output.checkInvocations([.didTransfer(rent)])
  }
}

/// A receipt is known by its number, whenever it was printed.
private struct Receipt: FakeEquatable {
  var number: String
  var printedAt: Int
  var fakeValue: String { number }
}

private actor MockAsyncOutput: HasIsolatedInvocations {
  enum Invocation: FakeEquatable { case didTransfer(Payment) }
  var invocations: [Invocation] = []

  func didTransfer(_ payment: Payment) { invocations.append(.didTransfer(payment)) }
}
