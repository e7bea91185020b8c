/// The fact that one stream has answered a second call, so that their consumers share its elements.
struct SharedStreamFailure {
  /// The mock and the method.
  let method: String
  let stream: Any.Type
}
