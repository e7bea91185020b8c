/// Gives the typed reference of each method that has a key: `ledger.method.transfer`.
///
/// The names after it are those of the keys in ``KeyedMethods``. They are looked up in the enum of this one mock, so that the
/// compiler has no other mock's methods to consider.
///
/// A generic method has no one signature. It gets a function in an extension instead of a key:
///
/// ```swift
/// extension MethodDoor where Methods == StoreMethods {
///   func all<T>(_ type: T.Type) -> TypedMethodReference<StoreMethods, [T], any Error, String> {
///     TypedMethodReference(self, .all)
///   }
/// }
///
/// store.method.all(Coupon.self).returns([coupon])
/// ```
///
/// The reference means the calls that have these types: stubs for coupons answer no call for orders, and are not counted
/// among them.
@dynamicMemberLookup
public struct MethodDoor<Methods: KeyedMethods> {
  let recorder: MockRecorder<Methods>

  /// A method that can't throw.
  @available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
  public subscript<R, each A>(
    dynamicMember key: KeyPath<Methods.Keys, MethodKey<Methods, (repeat each A) -> R>>
  ) -> TypedMethodReference<Methods, R, Never, repeat each A> {
    TypedMethodReference(keyed: self, Methods.keys[keyPath: key].method)
  }

  /// A method that can throw any error.
  @available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
  public subscript<R, each A>(
    dynamicMember key: KeyPath<Methods.Keys, MethodKey<Methods, (repeat each A) throws -> R>>
  ) -> TypedMethodReference<Methods, R, any Error, repeat each A> {
    TypedMethodReference(keyed: self, Methods.keys[keyPath: key].method)
  }

  /// An async method that can't throw.
  @available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
  public subscript<R, each A>(
    dynamicMember key: KeyPath<Methods.Keys, MethodKey<Methods, (repeat each A) async -> R>>
  ) -> TypedMethodReference<Methods, R, Never, repeat each A> {
    TypedMethodReference(keyed: self, Methods.keys[keyPath: key].method)
  }

  /// An async method that can throw any error.
  @available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
  public subscript<R, each A>(
    dynamicMember key: KeyPath<Methods.Keys, MethodKey<Methods, (repeat each A) async throws -> R>>
  ) -> TypedMethodReference<Methods, R, any Error, repeat each A> {
    TypedMethodReference(keyed: self, Methods.keys[keyPath: key].method)
  }

  // A target with the upcoming feature NonisolatedNonsendingByDefault means other functions by `async`: each of these doors is
  // there twice. (To the compiler they are two only because their generic parameters come in another order.)

  /// An async method that can't throw, in a target with NonisolatedNonsendingByDefault.
  @available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
  public subscript<each A, R>(
    dynamicMember key: KeyPath<Methods.Keys, MethodKey<Methods, nonisolated(nonsending) (repeat each A) async -> R>>
  ) -> TypedMethodReference<Methods, R, Never, repeat each A> {
    TypedMethodReference(keyed: self, Methods.keys[keyPath: key].method)
  }

  /// An async method that can throw any error, in a target with NonisolatedNonsendingByDefault.
  @available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
  public subscript<each A, R>(
    dynamicMember key: KeyPath<
      Methods.Keys, MethodKey<Methods, nonisolated(nonsending) (repeat each A) async throws -> R>
    >
  ) -> TypedMethodReference<Methods, R, any Error, repeat each A> {
    TypedMethodReference(keyed: self, Methods.keys[keyPath: key].method)
  }

  // The types of functions that throw one type of error are known to the runtime of later systems only.

  /// A method that can throw errors of one type.
  @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
  public subscript<R, E: Error, each A>(
    dynamicMember key: KeyPath<Methods.Keys, MethodKey<Methods, (repeat each A) throws(E) -> R>>
  ) -> TypedMethodReference<Methods, R, E, repeat each A> {
    TypedMethodReference(keyed: self, Methods.keys[keyPath: key].method)
  }

  /// An async method that can throw errors of one type.
  @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
  public subscript<R, E: Error, each A>(
    dynamicMember key: KeyPath<Methods.Keys, MethodKey<Methods, (repeat each A) async throws(E) -> R>>
  ) -> TypedMethodReference<Methods, R, E, repeat each A> {
    TypedMethodReference(keyed: self, Methods.keys[keyPath: key].method)
  }

  /// An async method that can throw errors of one type, in a target with NonisolatedNonsendingByDefault.
  @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
  public subscript<each A, R, E: Error>(
    dynamicMember key: KeyPath<
      Methods.Keys, MethodKey<Methods, nonisolated(nonsending) (repeat each A) async throws(E) -> R>
    >
  ) -> TypedMethodReference<Methods, R, E, repeat each A> {
    TypedMethodReference(keyed: self, Methods.keys[keyPath: key].method)
  }
}

extension MethodDoor: Sendable where Methods: Sendable {}

extension MockRecording where Methods: KeyedMethods {
  /// The methods by name, for stubbing them and for asserting on their calls: `ledger.method.transfer`.
  ///
  /// Where the mocked protocol has a requirement called `method`, the recorder has the same:
  /// `ledger.mockRecorder.method.transfer`.
  public nonisolated var method: MethodDoor<Methods> {
    mockRecorder.setOwner(Self.self)
    return MethodDoor(recorder: mockRecorder)
  }
}

extension MockRecorder where Methods: KeyedMethods {
  /// The methods by name, for stubbing them and for asserting on their calls.
  public var method: MethodDoor<Methods> { MethodDoor(recorder: self) }
}
