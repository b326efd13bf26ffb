// Generated from TrailBook. To write it again:
// swift package --allow-writing-to-package-directory generate-fake TrailBook --module GeneratorFixtures --access public
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import GeneratorFixtures
public import Spry

public final class FakeTrailBook: TrailBook, Spryable {
  public enum Function: String, StringRepresentable, CaseIterable {
    case turn = "turn(to:)"
  }

  public let spryStorage = SpryStorage()

  public override func turn(to page: Int) -> String {
    spryify(.turn, arguments: page)
  }
}
