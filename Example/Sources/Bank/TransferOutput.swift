/// Hears how transfers end.
protocol TransferOutput {
  func didTransfer(_ payment: Payment)
  func didFail(_ error: any Error)
  func didFinish()
}
