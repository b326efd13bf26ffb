/// What the assertions say of one call, to a fake or to its static members: the texts that the
/// modules of both test frameworks report.
package struct AssertionTexts: Sendable {
  let fake: String
  var function: String
  let name: String
  let call: String
  var otherCall: String
  var mismatch: String
  /// The function where no call to it is known.
  var unknownCall: String?

  /// Of a fake that was called with `trails(near: "Bern")`.
  package static let instance = AssertionTexts(
    fake: "FakeTrailStore", function: "trails(near:)", name: "trails",
    call: #"trails(near: "Bern")"#, otherCall: #"trails(near: "Thun")"#,
    mismatch: #"near: expected "Thun", received "Bern""#)

  /// Of a type that was called with `open("a.json")`.
  package static let `static` = AssertionTexts(
    fake: "FakeTrailStore.self", function: "open(_:)", name: "open", call: #"open("a.json")"#,
    otherCall: #"open("b.json")"#, mismatch: #"argument 1: expected "b.json", received "a.json""#)

  /// Of a fake whose `region` was set to "Bern".
  package static let property = AssertionTexts(
    fake: "FakeTrailStore", function: "region", name: "region", call: #"region = "Bern""#,
    otherCall: #"region = "Thun""#, mismatch: #"region: expected "Thun", received "Bern""#)

  /// Of the same call, where the assertion specifies the argument too.
  package var ofTheCall: AssertionTexts {
    var texts = self
    texts.function = call
    texts.unknownCall = call.replacing(" = ", with: " with ")
    return texts
  }

  /// Of the same call, where the assertion specifies `.equal(to:)`.
  package var ofTheMatcher: AssertionTexts {
    func matching(_ text: String, _ value: String) -> String {
      text.replacing(#""\#(value)""#, with: #"equal to "\#(value)""#)
    }
    var texts = ofTheCall
    texts.function = matching(texts.function, "Bern")
    texts.unknownCall = texts.unknownCall.map { matching($0, "Bern") }
    texts.otherCall = matching(otherCall, "Thun")
    texts.mismatch = matching(mismatch, "Thun")
    return texts
  }

  package var calledWithOtherArguments: String {
    """
    \(fake) did not receive \(otherCall) at least once: received 0 times.
    Closest call, #1 of 1:
      \(call)
        \(mismatch)
    All calls:
      1. \(call)
    """
  }

  package var notCalledTwice: String {
    """
    \(fake) did not receive \(function) exactly twice: received once.
    All calls:
      1. \(call)
    """
  }

  package var notCalledSince: String {
    """
    \(fake) did not receive \(unknownCall ?? function) at least once since the checkpoint: received 0 times.
    It has recorded no calls since the checkpoint.
    """
  }

  package var calledWithTheseArguments: String {
    """
    \(fake) received \(call) once, expected never.
    All calls:
      1. \(call)
    """
  }

  package var calledExactlyOnce: String {
    """
    \(fake) received \(function) exactly once, expected any other number of times: received once.
    All calls:
      1. \(call)
    """
  }

  package var calledSince: String {
    """
    \(fake) received \(function) once since the checkpoint, expected never.
    All calls since the checkpoint:
      1. \(call)
    """
  }

  package var called: String {
    """
    \(fake) received \(function) once, expected never.
    All calls:
      1. \(call)
    """
  }

  package var recordedNothing: String { "\(fake) has recorded no calls, expected some." }

  package var recordedNothingSince: String {
    "\(fake) has recorded no calls since the checkpoint, expected some."
  }

  package var recorded: String {
    """
    \(fake) has recorded 1 call, expected none.
    All calls:
      1. \(call)
    """
  }

  package var recordedSince: String {
    """
    \(fake) has recorded 1 call since the checkpoint, expected none.
    All calls since the checkpoint:
      1. \(call)
    """
  }

  package var outOfOrder: String {
    """
    The order of calls was not met: no \(fake) \(otherCall).
    Expected order:
      1. \(fake) \(otherCall): missing, received never; the closest is #1
         \(mismatch)
    All calls:
      1. \(fake) \(call)
    """
  }

  package var outOfOrderSince: String {
    """
    The order of calls was not met: no \(fake) \(function) since the checkpoint.
    Expected order:
      1. \(fake) \(function): missing, received never
    There are no calls since the checkpoint.
    """
  }

  package var unverified: String { unverified(call, named: name) }

  /// Of another call than the one above.
  package func unverified(_ call: String, named name: String) -> String {
    """
    \(fake) has 1 call that no verification has found:
      1. \(call)
    Verify it, or leave out what does not matter: excluding: [.\(name)]
    """
  }

  /// Of a stub that was written at `place`, such as `StoreTests.swift:3`.
  package func unused(at place: String) -> String {
    """
    \(fake) has 1 stub that was never used.
      1. \(function), any arguments, written at \(place)
         \(function) was not called
    Remove what the test does not need, or find out why it was not called.
    """
  }

  /// Of an expectation that was verified at `place`.
  package func unmet(verifiedAt place: String) -> String {
    """
    \(fake) did not receive \(function) at least once since the expectation: received 0 times.
    It has recorded no calls since the expectation.
    Verified at \(place).
    """
  }
}
