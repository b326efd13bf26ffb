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
