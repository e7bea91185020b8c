/// Where a teller keeps papers: a dependency with a method of each common kind.
protocol Archive {
  /// Takes an optional.
  func note(_ remark: String?)
  /// Takes a value that is not `Equatable`.
  func file(_ payment: Payment)
  /// Returns a value.
  func holds(_ number: String) -> Bool
  /// Returns an optional.
  func clerk(for number: String) -> String?
  /// Returns a value of a type of our own.
  func payment(_ number: String) -> Payment
  /// Calls back with the number of pages and the title.
  func find(_ number: String, then: @escaping (Int, String) -> Void)
}
