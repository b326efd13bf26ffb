// Generated from MountainGuide. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake MountainGuide --module GeneratorFixtures
// Checksum: 054551e28eb30a78
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeMountainGuide: MountainGuide, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case headCount
    case hire = "hire(_:)"
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case lead = "lead(_:slowly:)"
    case belay = "belay()"
    case rank
    case tours
    case badge
    case friend
    case mood
    case rest = "rest()"
    case `subscript` = "subscript(_:)"
    case copy = "copy()"
  }

  let spryStorage = SpryStorage()

  override func lead(_ people: Int, slowly: Bool) throws -> Int {
    try spryifyThrows(.lead, arguments: people, slowly)
  }

  override func belay() -> Bool {
    spryify(.belay)
  }

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
    set { recordCall(.friend, arguments: newValue) }
  }

  override var mood: String { stubbedValue(.mood) }
  override class var headCount: Int { stubbedValue(.headCount) }

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
