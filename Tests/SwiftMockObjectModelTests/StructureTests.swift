import Foundation
import SwiftMockObject
import Testing

/// Two values are equal by structure exactly when no part of one is another, and the difference names that part.
struct StructureTests {
  /// 1,500 pairs, or as many as STRUCTURE_PAIRS says.
  private static let pairCount = ProcessInfo.processInfo.environment["STRUCTURE_PAIRS"].flatMap(UInt64.init) ?? 1_500

  @Test func one_changed_part_makes_the_difference() {
    for seed in 0..<Self.pairCount {
      var random = SplitMix(state: seed)
      var next = 0
      let plan = RandomShape.make(depth: Int.random(in: 0...4, using: &random), next: &next, &random)
      let (value, same) = (plan.build(&random), plan.build(&random))
      #expect(structurallyEqual(value, same) && structurallyEqual(same, value), "seed \(seed): nothing changed")
      #expect(differences(value, same).isEmpty, "seed \(seed): nothing changed")

      let (number, path) = plan.leaves.randomElement(using: &random)!
      let changed = plan.build(changing: number, &random)
      #expect(!structurallyEqual(value, changed), "seed \(seed): leaf \(number) changed")
      #expect(!structurallyEqual(changed, value), "seed \(seed): leaf \(number) changed")
      let found = differences(value, changed)
      if let path {
        #expect(found == [path], "seed \(seed): leaf \(number) changed")
      } else {
        #expect(!found.isEmpty, "seed \(seed): leaf \(number) changed")
      }
    }
  }

  @Test func every_shape_and_every_kind_of_leaf_occurs() {
    var (shapes, kinds): (Set<String>, Set<RandomShape.LeafKind>) = ([], [])
    func visit(_ shape: RandomShape) {
      shapes.insert("\(shape)".prefix { $0 != "(" } + "")
      switch shape {
      case .leaf(_, let kind): kinds.insert(kind)
      case .box(let a), .payload(let a), .object(let a), .ring(let a), .maybe(let a), .existential(let a): visit(a)
      case .record(let a, let b), .labeled(let a, let b), .derived(let a, let b), .pair(let a, let b):
        visit(a)
        visit(b)
      case .list(let all), .table(let all): all.forEach(visit)
      case .values, .objects, .things: break
      }
    }
    for seed in 0..<UInt64(200) {
      var random = SplitMix(state: seed)
      var next = 0
      visit(RandomShape.make(depth: 3, next: &next, &random))
    }
    #expect(kinds == Set(RandomShape.LeafKind.allCases))
    #expect(shapes.count == 16)
  }

  private func differences(_ expected: Any, _ actual: Any) -> [String] {
    structuralDifferences(expected: expected, actual: actual).map {
      $0.path.isEmpty || $0.path.hasPrefix("[") ? $0.path : dotted($0.path)
    }
  }

  /// Paths begin with the name of a part, or with an index.
  private func dotted(_ path: String) -> String { path.hasPrefix(".") ? path : "." + path }
}
