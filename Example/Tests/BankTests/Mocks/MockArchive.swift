import SwiftMockObject

@testable import Bank

enum ArchiveMethods: CaseIterable { case note, file, holds, clerk, payment, find }

class MockArchive: MockObject<ArchiveMethods>, Archive {
  func note(_ remark: String?) { _onMethod(.note, args: remark) }
  func file(_ payment: Payment) { _onMethod(.file, args: payment) }
  func holds(_ number: String) -> Bool { _onMethod(.holds, defaultReturn: true, args: number) }
  func clerk(for number: String) -> String? { _onMethod(.clerk, args: number) }
  func payment(_ number: String) -> Payment { _onMethod(.payment, args: number) }
  func find(_ number: String, then: @escaping (Int, String) -> Void) { _onMethod(.find, args: number, then) }
}
