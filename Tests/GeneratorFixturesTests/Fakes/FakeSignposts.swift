// Generated from Signposts. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Signposts --module GeneratorFixtures --no-calls
// Checksum: 367e151b9e1a800a
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeSignposts: Signposts, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case summitHeight = "summit height"
    case walkTo = "walk to(_:by way of:no rest:)"
    case sign = "sign(_:_:inout:)"
    case point = "point(_:_:)"
    case mix = "mix(_:_:)"
    case tell = "tell(_:spryify:recordCall:value:for:)"
    case `subscript` = "subscript(_:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  var `summit height`: Int { stubbedValue(.summitHeight) }

  func `walk to`(_ hut: `mountain hut`, `by way of` huts: [`mountain hut`], `no rest`: Bool) -> Int {
    spryify(.walkTo, arguments: hut, huts, `no rest`)
  }

  func sign(_ type: Sign.`Type`, _ metatype: Sign.Type, `inout`: Sign.`default`) -> Int {
    spryify(.sign, arguments: type, metatype, `inout`)
  }

  func point(`_` way: Int, _ length: Int) {
    spryify(.point, arguments: way, length)
  }

  func mix(_ argument2: Int, _ argument1: Int) -> Int {
    spryify(.mix, arguments: argument2, argument1)
  }

  func tell(_ argument1: Int, spryify argument2: Int, recordCall argument3: Int, value: Int, for argument5: Int) throws -> Int {
    try spryifyThrows(.tell, arguments: argument1, argument2, argument3, value, argument5)
  }

  subscript(argument1: Int) -> String {
    get { spryify(.subscript, arguments: argument1) }
    set { recordCall(.subscript, arguments: argument1, newValue) }
  }
}
