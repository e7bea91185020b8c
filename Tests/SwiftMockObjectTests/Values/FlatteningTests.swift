import Testing

@testable import SwiftMockObject

struct FlatteningTests {
  @Test func nilIsNilWhateverItIsWrappedIn() {
    #expect(flattened(nil) == nil)
    #expect(flattened(Int?.none as Any) == nil)
    #expect(flattened(Int??.some(.none) as Any) == nil)
    #expect(flattened(Int???.some(.some(.none)) as Any) == nil)
    #expect(flattened(Any?.some(String?.none as Any)) == nil)
    #expect(flattened(Any?.some(Any?.some(Int?.none as Any) as Any)) == nil)
  }

  @Test func aValueIsItselfWhateverItIsWrappedIn() {
    #expect(flattened(3) as? Int == 3)
    #expect(flattened(Int??.some(3) as Any) as? Int == 3)
    #expect(type(of: flattened(Int???.some(3) as Any)!) == Int.self)
    #expect(type(of: flattened(Any?.some([Int?.none] as Any))!) == [Int?].self)
  }

  @Test func genericArgumentsAreFlattenedToo() {
    func record<T>(_ value: T) -> Any? { flattened(value) }
    #expect(record(Int?.none) == nil)
    #expect(record(String??.some("x")) as? String == "x")
  }

  @Test func theBoxOfAnInoutArgumentIsLookedThrough() {
    #expect(flattened(Inout(recordedValue: Int??.some(3) as Any)) as? Int == 3)
    #expect(flattened(Inout(recordedValue: Inout(recordedValue: nil))) == nil)
  }
}
