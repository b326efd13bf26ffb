/// What a storage hands to a call that has come in.
@usableFromInline
package enum Reception {
  /// The stub that answers the call with a value, if the member can return that.
  case constant(StubRule)
  /// The stubs to choose from.
  case open(Choice)
}
