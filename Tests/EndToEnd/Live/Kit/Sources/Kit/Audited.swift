/// A protocol of another package, which the bank's protocols inherit.
public protocol Audited {
  func audit(_ year: Int) -> Bool
}

@freestanding(expression) macro answer() -> Int = #externalMacro(module: "KitMacros", type: "Answer")

public func answerToEverything() -> Int { #answer }
