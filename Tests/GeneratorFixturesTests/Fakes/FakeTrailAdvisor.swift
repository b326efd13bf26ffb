// Generated from TrailAdvisor. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailAdvisor --module GeneratorFixtures --kind stubbable --no-calls
// Checksum: 0761cb48c725ebff
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailAdvisor: TrailAdvisor, Stubbable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
    case initializeName = "init(name:)"
    case initializeText = "init(text:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  enum Function: String, GeneratedFunction {
    case mood
    case advise = "advise(_:)"
    case rest = "rest()"

    nonisolated static var hasStubAndCalls: Bool { false }
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
