/// What a stub does when it answers a call.
package enum Answer: Sendable {
  case value(Unchecked<Any?>)
  case error(any Error)
  case run(Unchecked<([Any?]) throws -> Any?>)

  /// Whether a member returning `Value` can use the answer, as far as that can be known before it
  /// runs.
  package func fits<Value>(_: Value.Type) -> Bool {
    switch self {
    case .value(let value): value.value is Value
    case .error, .run: true
    }
  }
}
