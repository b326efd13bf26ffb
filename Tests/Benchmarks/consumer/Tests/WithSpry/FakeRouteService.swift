import SpryXCTest
import Trails

final class FakeRouteService: RouteService, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case region
    case trails = "trails(near:limit:)"
    case save = "save(_:as:)"
    case ascent = "ascent(on:of:)"
    case load = "load(id:)"
    case refresh = "refresh()"
  }

  let spryStorage = SpryStorage()

  var region: String {
    get { stubbedValue(.region) }
    set { recordCall(.region, arguments: newValue) }
  }

  func trails(near place: String, limit: Int) -> [Trail] {
    spryify(.trails, arguments: place, limit)
  }

  func save(_ trail: Trail, as name: String) {
    spryify(.save, arguments: trail, name)
  }

  func ascent(on day: Int, of trail: String) -> Int {
    spryify(.ascent, arguments: day, trail)
  }

  func load(id: Int) throws -> Trail {
    try spryifyThrows(.load, arguments: id)
  }

  func refresh() async throws -> Bool {
    try await spryifyThrows(.refresh)
  }
}
