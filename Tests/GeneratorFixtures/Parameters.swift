// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public typealias Completion = @Sendable (Int) -> Void
public typealias Visitor = (Int) -> String

public protocol TrailVisitor {
  func shift(_ length: inout Int) -> Bool
  func visit(_ names: String..., inOrder: Bool) -> Int
  func log(_ message: @autoclosure () -> String)
  func assert(
    _ condition: @autoclosure () throws -> Bool, _ note: @autoclosure @escaping () -> String) throws
  func prepare(_ value: @autoclosure () async throws -> Int) async throws -> Int
  func onDone(_ completion: @escaping Completion)
  func onChange(_ change: @escaping @Sendable (Int) async throws -> String, last: ((Int) -> Void)?)
  func keep(_ text: consuming String, _ other: borrowing String, _ both: __owned [Int]) -> Int
  func handler(_ name: String) -> (@Sendable (Int) -> Int)?
  func types(_ type: Int.Type, _ others: [any Error.Type]) -> any Error.Type
  func maybe(_ value: Int!) -> Int
  func each(_ steps: ((Int) -> Void)...)
}

/// A protocol with nonescaping closures.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public protocol TrailWalker {
  func walk(_ step: (Int) -> String) -> [String]
  func walk(each step: (Int) throws -> String, then last: () -> Void) throws -> [String]
  func map(_ transform: (Int) throws -> String) rethrows -> [String]
  func only<Failure: Error>(_ step: () throws(Failure) -> Int) throws(Failure) -> Int
  func rest(_ step: () async throws -> Int) async throws -> Int
  func visit(_ visitor: Visitor)
  func run<Failure: Error>(_ step: () async throws(Failure) -> Int) async throws(Failure) -> Int
  func jog(_ step: () throws(WalkError) -> Void, then last: () -> Void) throws(WalkError)
}
