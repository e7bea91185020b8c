struct Wine {
  let year: Int
  /// Uses a room below.
  var goesWith: Meal { Meal(wine: self) }
}
