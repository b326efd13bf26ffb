// swift-format-ignore-file: NoLeadingUnderscores, AllPublicDeclarationsHaveDocumentation

/// Names that begin with an underscore, which the compiler takes for one access level less.
protocol TrailCache {
  func _evict() -> Int
  func fill()
}

/// One that somebody else answers.
protocol LeanCache: TrailCache {}

extension LeanCache {
  func _evict() -> Int { 0 }
}

/// A name of its own that begins with one.
public protocol _TrailIndex {
  var _size: Int { get }
}

class TrailArchive {
  func _purge() {}
}
