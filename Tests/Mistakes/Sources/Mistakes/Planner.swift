/// The code under test, which calls a fake.
struct Planner: Sendable {
  let store: FakeTrailStore

  func plan(near place: String) -> [String] {
    trails(near: place).map(\.name)
  }

  private func trails(near place: String) -> [Trail] {
    store.trails(near: place).filter { $0.ascent < 1_000 }
  }
}
