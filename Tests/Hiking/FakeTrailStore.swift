import Spry

final class FakeTrailStore: TrailStore, Spryable {
  enum Function: String, StringRepresentable {
    case region
    case trails = "trails(near:)"
    case save = "save(_:as:)"
  }

  let spryStorage = SpryStorage()

  var region: String {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }

  func trails(near place: String) -> [Trail] {
    spryify(arguments: place)
  }

  func save(_ trail: Trail, as name: String) {
    spryify(arguments: trail, name)
  }
}

/// Tests share the fake with their tasks.
extension FakeTrailStore: Sendable {}

/// The static member is in an extension so that articles can show the fake without it.
extension FakeTrailStore {
  enum ClassFunction: String, StringRepresentable {
    case open = "open(_:)"
  }

  static func open(_ path: String) -> Int {
    spryify(arguments: path)
  }
}
