/// The stubs that may answer a call, how far they have been looked through, and what has been found
/// out about the call before.
///
/// It is not generic: what is generic over the member's type asks the runtime for that type's
/// metadata at every call, which takes longer than all the rest.
@usableFromInline
package struct Choice {
  /// The function that was called; `nil` when the fake's enum has no case for the member.
  package let function: FunctionName?
  package let passed: PassedArguments
  /// The stubs of the function, the one to be tried first in front.
  package private(set) var rules: [StubRule] = []
  private var index = 0
  /// The first stub that has not been passed over and whose conditions the arguments meet.
  package private(set) var candidate: StubRule?

  /// Begins to choose.
  package init(_ rules: [StubRule], for function: FunctionName?, _ passed: PassedArguments) {
    self.function = function
    self.passed = passed
    self.rules = rules
    passOver()
  }

  /// Looks for the next candidate.
  package mutating func passOver() {
    candidate = nil
    while index < rules.count {
      let rule = rules[index]
      index += 1
      if rule.matches(passed.values) {
        candidate = rule
        return
      }
    }
  }

  /// Begins again with the stubs as they are now.
  package mutating func begin(_ rules: [StubRule]) {
    self.rules = rules
    index = 0
    passOver()
  }

  /// The value with which the candidate answers every call, if that is all there is to do.
  ///
  /// It is `nil` too where the value is: a `nil` would pass for a value of any optional type.
  @usableFromInline package var constant: Any? {
    guard let candidate else { return nil }
    return candidate.constant.value
  }

  /// Whether a member can return the candidate's constant.
  ///
  /// Mostly it is just of the member's type; then the question is answered here.
  @inlinable func canUse<Value>(_ constant: Any, as type: Value.Type) -> Bool {
    Swift.type(of: constant) == Value.self || fits(constant, type)
  }

  @usableFromInline func fits<Value>(_ constant: Any, _ type: Value.Type) -> Bool {
    Cast.fits(constant, type)
  }

  /// Answers with the candidate's constant.
  ///
  /// - Parameter constant: The constant, of which the caller knows that it is a `Value`.
  /// - Returns: The constant.
  @inlinable func use<Value>(_ constant: Any) -> Value {
    noteUse()
    // Asked for by `is` and not by `as?`: the type of the optional that this makes would be looked
    // up at every call of a debug build.
    // swift-format-ignore: NeverForceUnwrap
    return constant as! Value
  }

  /// Remembers that the candidate's constant was the answer.
  @usableFromInline package func noteUse() {
    candidate?.uses.mark()
  }
}
