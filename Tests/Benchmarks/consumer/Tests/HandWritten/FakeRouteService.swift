import Foundation
import Trails

final class FakeRouteService: RouteService, @unchecked Sendable {
  private let lock = NSLock()
  private(set) var trailsCalls: [(place: String, limit: Int)] = []
  private(set) var saveCalls: [(trail: Trail, name: String)] = []
  private(set) var ascentCalls: [(day: Int, trail: String)] = []
  private(set) var loadCalls: [Int] = []
  private(set) var refreshCallCount = 0
  private(set) var regionSetCalls: [String] = []
  var trailsHandler: ((String, Int) -> [Trail])?
  var ascentHandler: ((Int, String) -> Int)?
  var loadHandler: ((Int) throws -> Trail)?
  var refreshHandler: (() async throws -> Bool)?
  private var storedRegion = ""

  var region: String {
    get { lock.withLock { storedRegion } }
    set {
      lock.withLock {
        storedRegion = newValue
        regionSetCalls.append(newValue)
      }
    }
  }

  func trails(near place: String, limit: Int) -> [Trail] {
    lock.withLock { trailsCalls.append((place, limit)) }
    guard let trailsHandler else { fatalError("trailsHandler is not set") }
    return trailsHandler(place, limit)
  }

  func save(_ trail: Trail, as name: String) {
    lock.withLock { saveCalls.append((trail, name)) }
  }

  func ascent(on day: Int, of trail: String) -> Int {
    lock.withLock { ascentCalls.append((day, trail)) }
    guard let ascentHandler else { fatalError("ascentHandler is not set") }
    return ascentHandler(day, trail)
  }

  func load(id: Int) throws -> Trail {
    lock.withLock { loadCalls.append(id) }
    guard let loadHandler else { fatalError("loadHandler is not set") }
    return try loadHandler(id)
  }

  func refresh() async throws -> Bool {
    lock.withLock { refreshCallCount += 1 }
    guard let refreshHandler else { fatalError("refreshHandler is not set") }
    return try await refreshHandler()
  }
}
