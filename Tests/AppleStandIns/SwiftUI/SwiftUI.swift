// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Apple documents them at the addresses given.

// https://developer.apple.com/documentation/swiftui/view
@MainActor public protocol View {
  associatedtype Body: View
  var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("A stand-in isn't run.") }
}

// https://developer.apple.com/documentation/swiftui/view/task(priority:_:)
extension View {
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
}

// https://developer.apple.com/documentation/swiftui/state
@propertyWrapper public struct State<Value> {
  public init(wrappedValue value: Value) { self.value = value }
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  private let value: Value
}

// https://developer.apple.com/documentation/swiftui/text
public struct Text: View {
  nonisolated public init<S: StringProtocol>(_ content: S) {}
  public var body: Never { fatalError("A stand-in isn't run.") }
}

// https://developer.apple.com/documentation/swiftui/previewprovider
@MainActor public protocol PreviewProvider {
  associatedtype Previews: View
  static var previews: Previews { get }
}
