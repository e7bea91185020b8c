/// A stored property of a struct or a class.
struct StoredField {
  /// How it refers to an object, if it does.
  enum Ownership {
    case strong, weak, unowned
    /// Nothing protects whoever reads it, or nothing is known.
    case unmanaged
  }

  let name: String?
  let ownership: Ownership
  /// Its distance from the start of the value or the object.
  let offset: Int
  /// It is there for those who observe the value and is no part of it.
  let isHousekeeping: Bool
}
