// Type parameters that are integers, and inline arrays.
// swift-format-ignore-file

import Foundation

public struct Grid<let rows: Int, let columns: Int> { public init() {} }
public struct Offset<let by: Int> { public init() {} }

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
public protocol Plotter {
  func plot(_ corners: [4 of Int]) -> [2 of Double]
  func plot(_ corners: [3 of Int]) -> [2 of Double]
  func move(_ offset: Offset<-1>, _ grid: Grid<2, 3>) -> Grid<3, 2>
  func turn<let rows: Int, let columns: Int>(_ grid: Grid<rows, columns>) -> Grid<columns, rows>
  func sum<let count: Int>(_ values: [count of Int]) -> Int
  func back(_ offset: Offset<-3>, _ other: Offset<-3>) -> Offset<-7>
  func nest(_ x: [2 of [3 of String]]?, _ y: [[1 of Int]])
  var frame: [4 of Float] { get set }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
public protocol Canvas<Cell> { associatedtype Cell; func row(_ cells: [8 of Cell]) -> [8 of Cell]? }
