/// One place where two values differ, with the values found there.
struct StructuralMismatch {
  /// What is wrong at the place.
  enum Kind: Equatable {
    /// There are other values.
    case changed
    /// There are values of other types.
    case type
    /// Something expected is not there.
    case missing
    /// Something is there that was not expected.
    case extra
    /// Something expected is there, but at another position.
    case moved(to: Int)
    /// Everything that can be seen is the same, but `==` or identity says that the values differ.
    case alike
    /// Where they differ can't be seen: their state, or a part of it, can't be read.
    case unseen
  }

  let path: [PathComponent]
  let kind: Kind
  var expected: Any?
  var actual: Any?
}

/// One step from a value to a part of it.
enum PathComponent {
  case field(String)
  case index(Int)
  case key(Any)
}

/// The paths of a comparison: each knows the one it extends, so that a path costs one element, however deep.
struct PathArena {
  typealias Index = Int
  static let root: Index = 0

  private var steps: [(parent: Index, component: PathComponent)] = []

  mutating func extend(_ path: Index, by component: PathComponent) -> Index {
    steps.append((path, component))
    return steps.count
  }

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
