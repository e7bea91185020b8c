import CValve

/// Its parent is a protocol of the toolchain.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
protocol Ticker: Clock {
  func rings() -> Int
}

func valveIsOpen() -> Bool {
  valve_t(position: 1).position > 0
}
