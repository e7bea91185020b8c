import CValve

/// Its parent is a protocol of the toolchain.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
protocol Ticker: Clock {
  func rings() -> Int
}

/// It mentions a type of C, whose module the symbol graph does not name.
protocol Plumber {
  func turn(_ valve: valve_t) -> valve_t?
}

func valveIsOpen() -> Bool {
  valve_t(position: 1).position > 0
}
