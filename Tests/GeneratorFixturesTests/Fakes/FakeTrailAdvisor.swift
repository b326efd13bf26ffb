// Generated from TrailAdvisor. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailAdvisor --module GeneratorFixtures --kind stubbable
// Checksum: 09ea19bfd4408123
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailAdvisor: TrailAdvisor, Stubbable, Sendable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case initializeName = "init(name:)"
    case initializeText = "init(text:)"
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case mood
    case advise = "advise(_:)"
    case rest = "rest()"
  }

  let spryStorage = SpryStorage()

  init() {}

  init(name: String) {}

  init(text: String) throws {
    try Self.stubbedValueThrows(.initializeText, arguments: text, as: Void.self, fallbackValue: ())
  }

  var mood: String {
    get { stubbedValue(.mood) }
    set {}
  }

  func advise(_ id: Int) throws -> String {
    try stubbedValueThrows(.advise, arguments: id)
  }

  func rest() async {
    await stubbedValue(.rest)
  }
}
