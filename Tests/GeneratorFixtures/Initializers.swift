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

/// A protocol whose fakes inherit from a class without an initializer that has no parameters.
protocol TrailTile: TileView {
  associatedtype Content
  init(content: Content)
  init?(number: Int)
  init(frame: Int)
  func show() -> Content
}

class TileView {
  let frame: Int
  init(frame: Int) { self.frame = frame }
  required init?(coder: String) { frame = coder.count }
  required convenience init(width: Int) { self.init(frame: width) }
}

/// A protocol whose fakes inherit from a class with several initializers.
protocol TrailMarkerTile: PlainTile {
  init(name: String)
}

class PlainTile {
  let width: Int
  init() { width = 1 }
  init(width: Int) { self.width = width }
}
