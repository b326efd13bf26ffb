import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@MainActor private protocol TrailView: AnyObject {
  var title: String { get set }
  func show(_ trail: Trail) -> Bool
  func refresh() async
  func load(_ view: AnyObject) async throws -> [String]
}

@MainActor private final class FakeTrailView: TrailView, Spryable {
  enum Function: String, StringRepresentable { case title, show, refresh, load }

  let spryStorage = SpryStorage()

  var title: String {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
  func show(_ trail: Trail) -> Bool { spryify(arguments: trail) }
  func refresh() async { await spryify() }
  func load(_ view: AnyObject) async throws -> [String] { try await spryifyThrows(arguments: view) }
}

@MainActor private final class BareFakeTrailView: Spryable {
  enum Function: String, StringRepresentable { case show }
  func show(_ trail: Trail) -> Bool { spryify(arguments: trail) }
}

/// A nonsendable object, which must not leave the main actor.
private final class Screen {}

@Suite @MainActor struct MainActorHostTests {
  @Test func worksOnTheMainActor() async throws {
    let view = FakeTrailView()
    let screen = Screen()
    view.stub(.title).andReturn("Trails")
    view.stub(.show).with(Trail.eiger).andReturn(true)
    view.stub(.refresh).andDo { _ in MainActor.assertIsolated() }
    view.stub(.load).with(screen).andReturn(["Eiger Trail"])
    view.title = "Huts"
    #expect(view.title == "Trails")
    #expect(view.show(.eiger))
    await view.refresh()
    #expect(try await view.load(screen) == ["Eiger Trail"])
    #expect(view.didCall(.title, with: "Huts").success)
    #expect(view.didCall(.load, with: screen).success)
  }

  @Test func storagePropertyIsOptional() {
    let view = BareFakeTrailView()
    view.stub(.show).andReturn(true)
    #expect(view.show(.eiger))
    #expect(view.callCount(of: .show) == 1)
  }

  @Test func closuresMayChangeTheTestsState() {
    var shown: [Trail] = []
    let view = FakeTrailView()
    view.stub(.show).andDo { arguments in
      shown += arguments.compactMap { $0 as? Trail }
      return true
    }
    _ = view.show(.gemmi)
    #expect(shown == [.gemmi])
  }
}
