/// What a failure says about a call that no stub answers.
package struct MissingStub: Sendable {
  /// The member's return type.
  let type: any Any.Type
  /// The stubs of the function.
  let rules: [StubRule]
  /// The functions between the test and the fake.
  let callers: [Caller]
  /// Whether the policy would answer the call if the function had no stubs.
  let isOverruled: Bool
  /// The number of such calls in the test so far, if one has been reported with all details.
  package let repetition: Int?
}
