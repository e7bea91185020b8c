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
}
