/// Looks up the typed reference of each method that has a key: `ledger.method.transfer`.
///
/// ```swift
/// ledger.method.balance.returns(50)
/// MOAssertTimesCalled(ledger.method.transfer("landlord", .any), 1)
/// ```
///
/// The names are those of the keys in ``KeyedMethods``. They are looked up in the enum of this one mock, so other
/// mocks in the target don't slow the compiler down.
///
/// A generic method has no single signature. Instead of a key, give it a function in an extension:
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
/// The reference covers only the calls with these types: a stub for coupons doesn't answer calls for orders, and an
/// assertion doesn't count them.
@dynamicMemberLookup
public struct MethodDoor<Methods: KeyedMethods> {
  /// The mock's recorder, which each reference is made for.
  let recorder: MockRecorder<Methods>

  /// The typed reference of a method that can't throw.
  @available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
  public subscript<R, each A>(
    dynamicMember key: KeyPath<Methods.Keys, MethodKey<Methods, (repeat each A) -> R>>
  ) -> TypedMethodReference<Methods, R, Never, repeat each A> {
    TypedMethodReference(keyed: self, Methods.keys[keyPath: key].method)
  }

  /// The typed reference of a method that can throw any error.
  @available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
  public subscript<R, each A>(
    dynamicMember key: KeyPath<Methods.Keys, MethodKey<Methods, (repeat each A) throws -> R>>
  ) -> TypedMethodReference<Methods, R, any Error, repeat each A> {
    TypedMethodReference(keyed: self, Methods.keys[keyPath: key].method)
  }

  /// The typed reference of an async method that can't throw.
  @available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
  public subscript<R, each A>(
    dynamicMember key: KeyPath<Methods.Keys, MethodKey<Methods, (repeat each A) async -> R>>
  ) -> TypedMethodReference<Methods, R, Never, repeat each A> {
    TypedMethodReference(keyed: self, Methods.keys[keyPath: key].method)
  }

  /// The typed reference of an async method that can throw any error.
  @available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
  public subscript<R, each A>(
    dynamicMember key: KeyPath<Methods.Keys, MethodKey<Methods, (repeat each A) async throws -> R>>
  ) -> TypedMethodReference<Methods, R, any Error, repeat each A> {
    TypedMethodReference(keyed: self, Methods.keys[keyPath: key].method)
  }

  // In a target with the upcoming feature NonisolatedNonsendingByDefault, `async` means another kind of function, so each
  // of these subscripts exists twice. (The compiler only tells them apart by the order of their generic parameters.)

  /// The typed reference of an async method that can't throw, in a target with NonisolatedNonsendingByDefault.
  @available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
  public subscript<each A, R>(
    dynamicMember key: KeyPath<Methods.Keys, MethodKey<Methods, nonisolated(nonsending) (repeat each A) async -> R>>
  ) -> TypedMethodReference<Methods, R, Never, repeat each A> {
    TypedMethodReference(keyed: self, Methods.keys[keyPath: key].method)
  }

  /// The typed reference of an async method that can throw any error, in a target with NonisolatedNonsendingByDefault.
  @available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
  public subscript<each A, R>(
    dynamicMember key: KeyPath<
      Methods.Keys, MethodKey<Methods, nonisolated(nonsending) (repeat each A) async throws -> R>
    >
  ) -> TypedMethodReference<Methods, R, any Error, repeat each A> {
    TypedMethodReference(keyed: self, Methods.keys[keyPath: key].method)
  }

  // Only the runtimes of later systems know function types that throw one type of error.

  /// The typed reference of a method that throws one type of error.
  @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
  public subscript<R, E: Error, each A>(
    dynamicMember key: KeyPath<Methods.Keys, MethodKey<Methods, (repeat each A) throws(E) -> R>>
  ) -> TypedMethodReference<Methods, R, E, repeat each A> {
    TypedMethodReference(keyed: self, Methods.keys[keyPath: key].method)
  }

  /// The typed reference of an async method that throws one type of error.
  @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
  public subscript<R, E: Error, each A>(
    dynamicMember key: KeyPath<Methods.Keys, MethodKey<Methods, (repeat each A) async throws(E) -> R>>
  ) -> TypedMethodReference<Methods, R, E, repeat each A> {
    TypedMethodReference(keyed: self, Methods.keys[keyPath: key].method)
  }

  /// The typed reference of an async method that throws one type of error, in a target with NonisolatedNonsendingByDefault.
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
  /// The mock's methods by name, to stub them and to assert on their calls.
  ///
  /// ```swift
  /// ledger.method.balance("A").returns(100)
  /// MOAssertCalled(ledger.method.transfer)
  /// ```
  ///
  /// If the mocked protocol has a requirement called `method`, write `ledger.mockRecorder.method.transfer`.
  public nonisolated var method: MethodDoor<Methods> {
    mockRecorder.setOwner(Self.self)
    return MethodDoor(recorder: mockRecorder)
  }
}

extension MockRecorder where Methods: KeyedMethods {
  /// The mock's methods by name: the same as `mock.method`, for mocks with a requirement called `method`.
  public var method: MethodDoor<Methods> { MethodDoor(recorder: self) }
}
