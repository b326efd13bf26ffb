/// One of the services that a planner depends on.
package protocol RouteService: AnyObject {
  var region: String { get set }
  func trails(near place: String, limit: Int) -> [Trail]
  func save(_ trail: Trail, as name: String)
  func ascent(on day: Int, of trail: String) -> Int
  func load(id: Int) throws -> Trail
  func refresh() async throws -> Bool
}

/// Code under test.
package final class RouteServicePlanner {
  private let service: any RouteService

  package init(service: any RouteService) {
    self.service = service
  }

  package func best(near place: String) -> Trail? {
    let trails = service.trails(near: place, limit: 3)
    return trails.max { service.ascent(on: 1, of: $0.name) < service.ascent(on: 1, of: $1.name) }
  }

  package func copy(id: Int, to name: String) throws {
    service.save(try service.load(id: id), as: name)
  }

  package func move(to region: String) async throws -> Bool {
    service.region = region
    return try await service.refresh()
  }
}
