// Generated from Keywords. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Keywords --module GeneratorFixtures --no-calls
// Checksum: 72bcf0d8c0652b06
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeKeywords: Keywords, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case `default`
    case `repeat` = "repeat(in:for:)"
    case none = "none()"
    case some = "some(_:)"
    case `import` = "import(_:_:as:)"
    case run = "run(_:_:)"
    case initialize = "init()"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  var `default`: Int { stubbedValue(.default) }

  func `repeat`(in place: String, for value: Int) -> Int {
    spryify(.repeat, arguments: place, value)
  }

  func none() -> Int {
    spryify(Function.none)
  }

  func some(_ some: Int) -> Int {
    spryify(Function.some, arguments: some)
  }

  func `import`(_ argument1: Int, _ argument2: String, as argument3: Bool) -> Bool {
    spryify(.import, arguments: argument1, argument2, argument3)
  }

  func run(_ function: GeneratorFixtures.Function, _ argument: GeneratorFixtures.Argument) -> GeneratorFixtures.Stub {
    spryify(.run, arguments: function, argument)
  }

  func `init`() -> Int {
    spryify(.initialize)
  }
}
