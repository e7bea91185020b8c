/// An object that was passed to a mock and that the log doesn't keep alive, such as a delegate.
///
/// Pass it in the object's place:
///
/// ```swift
/// var delegate: (any TellerDelegate)? {
///   get { _onMethod(.delegate) }
///   set { _onMethod(.setDelegate, args: WeakArgument(newValue)) }
/// }
/// ```
///
/// Assertions and stubs see the object itself or, after it is gone, nil. So a test can check that the object is
/// released although the mock was given it.
public final class WeakArgument: ArgumentBox {
  private weak var object: AnyObject?

  /// Takes an object or nil.
  ///
  /// A value that is no object isn't kept at all.
  public init(_ object: Any?) {
    self.object = flattened(object).map { $0 as AnyObject }
  }

  var recordedValue: Any? { object }
}
