// An extension counts as the room that it stands in.
extension Wine {
  var cooks: Meal { Meal(wine: self) }
  func serve() { table.lay() }
}
