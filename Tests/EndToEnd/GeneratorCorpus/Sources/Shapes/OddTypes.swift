// Optionals of optionals, Never, metatypes and existentials.
// swift-format-ignore-file

import Foundation

public protocol Dbl {
  func f(_ x: String??, y: [Int?]?) -> Int??
  var d: Int?? { get set }
  func any(_ x: Any?, _ y: Any, _ z: Any??) -> Any
  func anyObj() -> AnyObject?
  func hashable(_ h: AnyHashable) -> any Hashable.Type
}

public protocol Nev {
  func n() -> Never
  func v(_ v: Void) -> Void
  func vv() -> ()
  func t(_ x: ((Int)))
  func mt(_ t: Int.Type, _ u: any Equatable.Type, v: (any Equatable).Type, w: Any.Type) -> Self.Type
}

public protocol SeqOf {
  func s() -> any Sequence<Int>
  func a() -> any AsyncSequence<Int, Never>
  func c(_ c: some Collection<String>)
}

public protocol ManyImports {
  func u(
    _ d: Date, _ q: DispatchQueue, _ e: String.Encoding, _ x: Data.Index, _ t: Task<Int, Never>, _ s: AsyncStream<Int>,
    _ r: Regex<Substring>
  ) -> URLRequestLike
}

public struct URLRequestLike: Sendable {}

public protocol Wide {
  func aVeryLongMethodNameThatGoesOn(
    firstArgumentLabel first: [String: [Int]], secondArgumentLabel second: (any Error)?,
    thirdArgumentLabel third: @escaping @Sendable (Int, String) async throws -> Void, fourth: Set<String>
  ) async throws -> [String: [String: Int]]
}
