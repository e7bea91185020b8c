import Dispatch

extension Array where Element: Sendable {
  /// What becomes of each element, worked out on all cores of the machine; the order stays.
  func concurrentMap<Value: Sendable, Failure>(
    _ transform: @Sendable (Element) throws(Failure) -> Value
  ) -> [Result<Value, Failure>] {
    var results = [Result<Value, Failure>?](repeating: nil, count: count)
    results.withUnsafeMutableBufferPointer { buffer in
      // Each iteration writes to a place of its own.
      nonisolated(unsafe) let places = buffer
      DispatchQueue.concurrentPerform(iterations: count) { position in
        do throws(Failure) {
          places[position] = .success(try transform(self[position]))
        } catch {
          places[position] = .failure(error)
        }
      }
    }
    return results.compactMap { $0 }
  }
}
