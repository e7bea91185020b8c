/// A stored property of a struct or a class.
struct StoredField {
  /// How the property refers to an object, if it does.
  enum Ownership {
    case strong, weak, unowned
    /// Reading it is unsafe after the object is gone, or nothing is known about it.
    case unmanaged
  }

  let name: String?
  let ownership: Ownership
  /// The distance in bytes from the start of the value or object.
  let offset: Int
  /// Whether it serves observation and is no part of the value.
  let isHousekeeping: Bool
  /// Whether it is the storage of a property wrapper; it then has the property's name.
  let isWrapper: Bool
}
