import Spry
import SpryTestSupport
import Testing

@testable import GeneratorFixtures

/// Tests fakes of protocols that require a superclass and an initializer.
@Suite struct SuperInitializerTests {
  @Test func initializersCallTheSuperclassAndAreRecorded() {
    withOwnStaticFakes {
      func make<Tile: TrailTile>(_ type: Tile.Type, _ content: Tile.Content) -> Tile {
        Tile(content: content)
      }
      let tile = make(FakeTrailTile<String>.self, "Eiger")
      #expect(tile.frame == 7)
      #expect(FakeTrailTile<String>.didCall(.initializeContent, with: "Eiger").success)
      tile.stub(.show).andReturn("Gemmi")
      #expect(tile.show() == "Gemmi")
      FakeTrailTile<String>.stub(.initializeNumber).with(2).andReturn(false)
      #expect(FakeTrailTile<String>(number: 1)?.frame == 7)
      #expect(FakeTrailTile<String>(number: 2) == nil)
    }
  }

  @Test func initializersOfTheSuperclassRemain() {
    #expect(FakeTrailTile<Int>(frame: 3).frame == 3)
    #expect(FakeTrailTile<Int>(coder: "four")?.frame == 4)
    #expect(FakeTrailTile<Int>(width: 5).frame == 7)
  }

  @Test func initializerWithoutParametersIsCalledByDefault() {
    withOwnStaticFakes {
      #expect(FakeTrailMarkerTile(name: "Eiger").width == 1)
      #expect(FakeTrailMarkerTile.didCall(.initialize, with: "Eiger").success)
    }
  }
}
