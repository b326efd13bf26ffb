/// What a storage provides to answer a call.
@usableFromInline
package enum Reception {
  /// The stub that answers the call with a value, if the member can return that value.
  case constant(StubRule)
  /// The stubs to choose from.
  case open(Choice)
}
