import Foundation
import SwiftMockObject
import Testing

private struct Reading: Equatable {
  var at: Date
  var value: Double
}

@Suite("NaN in structures")
struct StructuralNaNTests {
  private let noDate = Date(timeIntervalSinceReferenceDate: .nan)

  @Test func valuesOfTheSystemEqualThemselves() {
    let values: [Any] = [
      Double.nan, Float.nan, CGFloat.nan, CGPoint(x: CGFloat.nan, y: 1),
      CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
      noDate, SIMD2(Double.nan, 1), SIMD4<Float>(.nan, 1, 2, 3), Measurement(value: .nan, unit: UnitLength.meters),
      NSNumber(value: Double.nan), Decimal.nan, AnyHashable(Double.nan), [Double.nan], ["a": Double.nan],
      Set([Double.nan, 1]), [Double.nan: 1], Reading(at: noDate, value: .nan), [Reading(at: noDate, value: 1)],
      Optional.some(Double.nan) as Any, (1, Double.nan), Result<Double, Never>.success(.nan), [noDate: "a"],
      Set([noDate]), ["a": [Double.nan, 2]] as [String: Any],
    ]
    for value in values {
      #expect(structurallyEqual(value, value), "\(type(of: value))")
      #expect(structuralDifferences(expected: value, actual: value) == [], "\(type(of: value))")
    }
  }

  @Test func whatElseTheyHoldStillCounts() {
    #expect(!structurallyEqual(CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: CGFloat.nan, y: 2)))
    #expect(!structurallyEqual(CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 1, y: CGFloat.nan)))
    #expect(!structurallyEqual(SIMD2(Double.nan, 1), SIMD2(Double.nan, 2)))
    #expect(!structurallyEqual(SIMD2(Double.nan, 1), SIMD2(1, Double.nan)))
    #expect(!structurallyEqual(noDate, Date(timeIntervalSinceReferenceDate: 0)))
    #expect(
      !structurallyEqual(
        Measurement(value: .nan, unit: UnitLength.meters), Measurement(value: .nan, unit: UnitLength.miles)))
    #expect(!structurallyEqual(Set([Double.nan, 1]), Set([Double.nan, 2])))
    #expect(!structurallyEqual(NSNumber(value: Double.nan), NSNumber(value: 1)))
    #expect(
      structuralDifferences(expected: Reading(at: noDate, value: 1), actual: Reading(at: noDate, value: 2)).map(
        \.description)
        == ["value: expected 1.0, got 2.0"])
  }
}
