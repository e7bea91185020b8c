/// One place where two values differ, with the values there.
struct StructuralMismatch {
  /// How the values differ.
  enum Kind: Equatable {
    /// The values are different.
    case changed
    /// The types are different.
    case type
    /// An expected part is missing.
    case missing
    /// There is a part that wasn't expected.
    case extra
    /// An expected element is there, but at another position.
    case moved(to: Int)
    /// Everything visible is the same, but `==` or identity says that the values differ.
    case alike
    /// The difference can't be seen, because some state can't be read.
    case unseen
  }

  let path: [PathComponent]
  let kind: Kind
  var expected: Any?
  var actual: Any?
}

/// One step from a value to a part of it: a property, a position or a key.
enum PathComponent {
  case field(String)
  case index(Int)
  case key(Any)
}

/// The paths of a comparison.
///
/// Each path knows the one that it extends, so a path costs one element however deep it is.
struct PathArena {
  typealias Index = Int
  static let root: Index = 0

  private var steps: [(parent: Index, component: PathComponent)] = []

  /// Makes a path one step longer, and returns its index.
  mutating func extend(_ path: Index, by component: PathComponent) -> Index {
    steps.append((path, component))
    return steps.count
  }

  /// The steps of a path from the root.
  func components(of path: Index) -> [PathComponent] {
    var components: [PathComponent] = []
    var path = path
    while path != Self.root {
      let step = steps[path - 1]
      components.append(step.component)
      path = step.parent
    }
    return components.reversed()
  }
}
