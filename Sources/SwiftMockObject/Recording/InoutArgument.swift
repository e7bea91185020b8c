/// An `inout` argument of a call, which a stub may write to.
///
/// Pass it instead of the value, and write its value back when the call ends:
///
/// ```swift
/// func stir(_ bowl: inout [String]) {
///   let bowlArgument = InoutArgument(bowl)
///   defer { bowl = bowlArgument.value }
///   _onMethod(.stir, args: bowlArgument)
/// }
/// ```
///
/// The log shows the value as it was at the start. A typed closure takes the box and sets its value:
///
/// ```swift
/// mixer.methodReference(.stir).setCustomBehavior { (bowl: InoutArgument<[String]>) in bowl.value.append("flour") }
/// ```
public final class InoutArgument<Value>: ArgumentBox {
  /// The value that the caller's variable gets when the call ends.
  public var value: Value

  let recordedValue: Any?

  /// Takes the value at the start of the call.
  public init(_ value: Value) {
    self.value = value
    recordedValue = value
  }
}
