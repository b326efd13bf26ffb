// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol TrailLoading {
  init(name: String, length: Int)
  init(copying other: Self)
  func load() -> Int
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public protocol TrailParsing {
  init(text: String) throws
  init(bytes: [UInt8]) throws(WalkError)
  init?(id: Int)
  init?(reading read: () throws(WalkError) -> Int) throws(WalkError)
}

public protocol Blank {
  init()
}

/// A protocol with async initializers.
protocol TrailOpening {
  init() async
  init(name: String) async throws
  init?(id: Int) async
}
