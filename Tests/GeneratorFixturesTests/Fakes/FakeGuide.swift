// Generated from Guide. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Guide --module GeneratorFixtures --no-calls
// Checksum: 24f95c14ae4eda34
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

nonisolated final class FakeGuide: Guide, Spryable {
  enum ClassFunction: String, GeneratedFunction {
    case headCount
    case hire = "hire(_:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  enum Function: String, GeneratedFunction {
    case rank
    case tours
    case badge
    case friend
    case mood
    case lead = "lead(_:slowly:)"
    case rest = "rest()"
    case `subscript` = "subscript(_:)"
    case copy = "copy()"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  override var rank: Int {
    get { stubbedValue(.rank) }
    set { recordCall(.rank, arguments: newValue) }
  }

  override var tours: Int { stubbedValue(.tours) }

  override var badge: String {
    get { stubbedValue(.badge) }
    set { recordCall(.badge, arguments: newValue) }
  }

  override var friend: Guide? {
    get { stubbedValue(.friend) }
    set { recordCall(.friend, arguments: Weakly(newValue)) }
  }

  override var mood: String { stubbedValue(.mood) }
  override class var headCount: Int { stubbedValue(.headCount) }

  override func lead(_ people: Int, slowly: Bool = true) throws -> Int {
    try spryifyThrows(.lead, arguments: people, slowly)
  }

  override func rest() async {
    await spryify(.rest)
  }

  override class func hire(_ name: String) -> Bool {
    spryify(.hire, arguments: name)
  }

  override subscript(day: Int) -> String {
    get { spryify(.subscript, arguments: day) }
    set { recordCall(.subscript, arguments: day, newValue) }
  }

  override func copy() -> Self {
    spryify(.copy)
  }
}
