/// An `inout` argument of a call, which a behavior may write to.
///
/// The mock passes it on instead of the value and writes back what it holds when the call ends:
///
/// ```swift
/// func stir(_ bowl: inout [String]) {
///   let bowlArgument = InoutArgument(bowl)
///   defer { bowl = bowlArgument.value }
///   _onMethod(.stir, args: bowlArgument)
/// }
/// ```
///
/// The log shows the value as it was on entry. A typed closure takes the box and sets its value:
///
/// ```swift
/// mixer.methodReference(.stir).setCustomBehavior { (bowl: InoutArgument<[String]>) in bowl.value.append("flour") }
/// ```
public final class InoutArgument<Value>: ArgumentBox {
  /// What the caller's variable will hold when the call ends.
  public var value: Value

  let recordedValue: Any?

  /// Takes the value on entry.
  public init(_ value: Value) {
    self.value = value
    recordedValue = value
  }
}
