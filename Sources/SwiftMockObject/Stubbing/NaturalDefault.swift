func naturalDefault<R>(of type: R.Type) -> R? {
  if let nothing = () as? R { return nothing }
  if let none = Optional<Any>.none as? R { return none }
  if let zero = 0 as? R { return zero }
  if let zero = "" as? R { return zero }
  if let zero = false as? R { return zero }
  return nil
}
