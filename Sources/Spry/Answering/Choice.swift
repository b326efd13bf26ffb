/// The stubs that may answer a call, and how far they have been looked through.
///
/// It is not generic: what is generic over the member's type asks the runtime for that type's
/// metadata at every call, which takes longer than all the rest.
@usableFromInline
package struct Choice: Sendable {
  /// The stubs of the function; `nil` where the candidate was all that had to be handed over.
  package private(set) var rules: [StubRule]? = []
  private var position = 0
  /// The first stub that has not been passed over and whose conditions the arguments meet.
  package private(set) var candidate: StubRule?

  /// A choice among no stubs.
  package init() {}

  /// Begins to choose.
  ///
  /// Most stubs answer any call with a value. Then that stub is all that a call is handed.
  ///
  /// - Parameter rules: The stubs of a function, the one to be tried first in front.
  package mutating func begin(_ rules: [StubRule]) {
    guard rules.count > 0 else { return }
    let first = rules[0]
    if first.isUnconditionalConstant {
      candidate = first
      self.rules = nil
    } else {
      self.rules = rules
    }
  }

  /// Begins to choose among all stubs by their conditions.
  package init(_ rules: [StubRule], for arguments: [Any?]) {
    self.rules = rules
    passOver(for: arguments)
  }

  /// Whether there is nothing left to look through: the candidate answers every call.
  package var isSettled: Bool { rules == nil }

  /// Looks for the next candidate.
  package mutating func passOver(for arguments: [Any?]) {
    candidate = nil
    guard let rules else { return }
    while candidate == nil, position < rules.count {
      let rule = rules[position]
      position += 1
      if rule.matches(arguments) { candidate = rule }
    }
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
