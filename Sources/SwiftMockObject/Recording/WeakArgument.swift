/// An object that was passed to a mock and that the log does not keep alive: a delegate, say.
///
/// The mock passes it on in the object's place:
///
/// ```swift
/// var delegate: (any TellerDelegate)? {
///   get { _onMethod(.delegate) }
///   set { _onMethod(.setDelegate, args: WeakArgument(newValue)) }
/// }
/// ```
///
/// Assertions and stubs see the object itself and, once it is gone, nil. So a test that an object is released passes, though
/// the mock has been given it.
public final class WeakArgument: ArgumentBox {
  private weak var object: AnyObject?

  /// Takes the object, or nil.
  ///
  /// What is no object is nobody's to keep alive, and is not kept at all.
  public init(_ object: Any?) {
    self.object = flattened(object).map { $0 as AnyObject }
  }

  var recordedValue: Any? { object }
}
