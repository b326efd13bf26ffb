// Generated from TrailBook. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailBook --module GeneratorFixtures --access public
// Checksum: 87af7aac633e5b8c
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

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
