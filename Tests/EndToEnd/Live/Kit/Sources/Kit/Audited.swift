/// A protocol of another package, which the bank's protocols inherit.
public protocol Audited {
  func audit(_ year: Int) -> Bool
  // The compiler hides such names from those who ask for what is public.
  func _seal()
}

@freestanding(expression) macro answer() -> Int = #externalMacro(module: "KitMacros", type: "Answer")

public func answerToEverything() -> Int { #answer }
