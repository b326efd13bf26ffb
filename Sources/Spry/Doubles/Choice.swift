/// The stubs that may answer a call, and how far they have been looked through.
///
/// It is not generic: what is generic over the member's type asks the runtime for that type's
/// metadata at every call, which takes longer than all the rest.
@usableFromInline
struct Choice {
  /// The stubs of the function, the one to be tried first in front.
  let rules: [StubRule]
  /// The first stub that has not been passed over and whose conditions the arguments meet.
  private(set) var candidate: StubRule?
  private var position = 0

  init(_ rules: [StubRule], for arguments: [Any?]) {
    self.rules = rules
    passOver(for: arguments)
  }

  /// Looks for the next candidate.
  mutating func passOver(for arguments: [Any?]) {
    while position < rules.count {
      let rule = rules[position]
      position += 1
      if rule.matches(arguments) {
        candidate = rule
        return
      }
    }
    candidate = nil
  }

  /// The value with which the candidate answers every call, if that is all there is to do.
  ///
  /// It is `nil` too where the value is: a `nil` would pass for a value of any optional type.
  @usableFromInline var constant: Any? {
    guard let candidate else { return nil }
    return candidate.constant.value
  }

  /// Remembers that the candidate's constant was the answer.
  @usableFromInline func noteUse() {
    candidate?.answers.noteUse()
  }
}
