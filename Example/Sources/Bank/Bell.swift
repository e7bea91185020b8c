/// The bell on the counter.
protocol Bell {
  func ring(times: Int)
}
