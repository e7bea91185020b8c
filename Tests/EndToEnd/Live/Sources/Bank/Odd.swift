protocol Odd {
  associatedtype Methods
}
