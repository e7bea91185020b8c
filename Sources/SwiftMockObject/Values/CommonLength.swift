import Foundation

/// How many bytes at the start are the same, in memory.
func commonLength(_ bytes: UnsafeRawBufferPointer, _ others: UnsafeRawBufferPointer) -> Int {
  guard let place = bytes.baseAddress, let other = others.baseAddress else { return 0 }
  // A binary search over `memcmp`, which is fast in debug builds as well.
  var (start, end) = (0, min(bytes.count, others.count))
  while start < end {
    let middle = (start + end + 1) / 2
    if memcmp(place + start, other + start, middle - start) == 0 { start = middle } else { end = middle - 1 }
  }
  return start
}

/// How many bytes at the end are the same, in memory.
func commonEndLength(_ bytes: UnsafeRawBufferPointer, _ others: UnsafeRawBufferPointer) -> Int {
  guard let place = bytes.baseAddress, let other = others.baseAddress else { return 0 }
  let (last, otherLast) = (place + bytes.count, other + others.count)
  var (length, limit) = (0, min(bytes.count, others.count))
  while length < limit {
    let middle = (length + limit + 1) / 2
    if memcmp(last - middle, otherLast - middle, middle - length) == 0 { length = middle } else { limit = middle - 1 }
  }
  return length
}

/// How many bytes at the start are the same, in any collections of bytes.
func commonLength<Bytes: Collection<UInt8>>(_ bytes: Bytes, _ others: Bytes) -> Int {
  let count = bytes.withContiguousStorageIfAvailable { bytes in
    others.withContiguousStorageIfAvailable { commonLength(UnsafeRawBufferPointer(bytes), UnsafeRawBufferPointer($0)) }
  }
  return (count ?? nil) ?? zip(bytes, others).prefix { $0 == $1 }.count
}
