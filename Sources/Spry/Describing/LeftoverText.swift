/// What is said of calls and expectations that nobody has verified.
enum LeftoverText {
  static func calls(_ calls: [RecordedCall], of fake: FakeIdentity) -> String {
    let functions = calls.map { fake.caseName(of: FunctionName($0.function)) }
    let different = functions.indices.filter { !functions[..<$0].contains(functions[$0]) }
    let list = different.map { ".\(functions[$0])" }.joined(separator: ", ")
    let headline =
      "\(fake) has \(Wording.count(calls.count, "call")) that no verification has found:"
    let advice =
      "Verify \(calls.count == 1 ? "it" : "them"), or leave out what does not matter: "
      + "excluding: [\(list)]"
    return ([headline] + VerificationText.numbered(calls, \.description) + [advice])
      .joined(separator: "\n")
  }

  static func expectation(_ expectation: Expectation) -> String {
    let verification = expectation.verification
    let call = CallText.describe(verification, in: CallLog())
    return """
      \(expectation.fake) was expected to receive \(call) \
      \(VerificationText.describe(verification.count)), but nobody verified it.
      Call verify() on the fake before the test is over. \
      To XCTest it is over before tearDown(): use addTeardownBlock there.
      """
  }
}
