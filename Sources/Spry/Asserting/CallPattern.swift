/// A call to a particular fake, for verifying the order of calls.
///
/// ```swift
/// XCTAssertHaveReceivedInOrder(file.call(.open), log.call(.write, with: "opened"))
/// ```
public struct CallPattern: Sendable {
  package let fake: FakeIdentity
  package let function: FunctionName
  package let pattern: ArgumentPattern
  let storage: SpryStorage

  init(
    _ function: FunctionName, arguments: [Any?], of fake: FakeIdentity, in storage: SpryStorage
  ) {
    self.function = function
    pattern = ArgumentPattern(arguments)
    self.fake = fake
    self.storage = storage
  }
}
