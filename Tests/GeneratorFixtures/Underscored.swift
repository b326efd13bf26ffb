// swift-format-ignore-file: NoLeadingUnderscores, AllPublicDeclarationsHaveDocumentation

/// A protocol with a leading underscore in a name, which lowers its access level in the graph.
protocol TrailCache {
  func _evict() -> Int
  func fill()
}

/// A protocol with an underscored requirement that an extension implements.
protocol LeanCache: TrailCache {}

extension LeanCache {
  func _evict() -> Int { 0 }
}

/// A protocol whose own name has a leading underscore.
public protocol _TrailIndex {
  var _size: Int { get }
}

class TrailArchive {
  func _purge() {}
}
