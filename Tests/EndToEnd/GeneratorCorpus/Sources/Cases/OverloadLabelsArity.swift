// Overloads differing in arity and labels.
// swift-format-ignore-file

import Foundation

public protocol Kettle {
  func boil() throws
  func boil(_ level: Int) throws
  func boil(to degrees: Int) throws
  func boil(toDegrees: Int) throws
  func boil(to degrees: Int, for seconds: Int) throws
}
