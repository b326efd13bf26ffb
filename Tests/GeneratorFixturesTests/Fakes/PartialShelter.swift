// Generated from Shelter. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Shelter --module GeneratorFixtures --name PartialShelter --partial --no-calls
// Checksum: c80b38fddc9a311e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

nonisolated final class PartialShelter: Shelter, Spryable {
  enum ClassFunction: String, GeneratedFunction {
    case make = "make()"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  enum Function: String, GeneratedFunction {
    case name
    case isReady
    case prepare = "prepare()"
    case reserve = "reserve(_:for:)"
    case choose = "choose(_:)"
    case rename = "rename(_:)"
    case price = "price(_:)"
    case wait = "wait(_:)"
    case count = "count(_:)"
    case tour = "tour(_:)"
    case note = "note(_:)"
    case `subscript` = "subscript(_:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  override var name: String {
    get { stubbedValue(.name, fallbackValue: super.name) }
    set {
      recordCall(.name, arguments: newValue)
      super.name = newValue
    }
  }

  override var isReady: Bool { stubbedValue(.isReady, fallbackValue: super.isReady) }

  override func prepare() {
    spryify(.prepare, fallbackValue: super.prepare())
  }

  override func reserve(_ beds: Int, for guest: String) throws -> Int {
    try spryifyThrows(.reserve, arguments: beds, guest, fallbackValue: try super.reserve(beds, for: guest))
  }

  override func choose(_ isGood: (Int) -> Bool) -> Int {
    withoutActuallyEscaping(isGood) { isGood in
      spryify(.choose, arguments: Transient(isGood), fallbackValue: super.choose(isGood))
    }
  }

  override func rename(_ name: inout String) {
    let argument = Inout(name)
    defer { name = argument.value }
    spryify(.rename, arguments: argument, fallbackValue: super.rename(&argument.value))
  }

  override func price(_ base: @autoclosure () -> Int) -> Int {
    let argument = base()
    return spryify(.price, arguments: argument, fallbackValue: super.price(argument))
  }

  override func wait(_ minutes: Int) async throws -> String {
    try await spryifyThrows(.wait, arguments: minutes, fallbackValue: try await super.wait(minutes))
  }

  override func count(_ guests: Int...) -> Int {
    spryify(.count, arguments: guests)
  }

  override func tour(_ body: (Int) throws -> Int) -> Int {
    withoutActuallyEscaping(body) { body in
      spryify(.tour, arguments: Transient(body))
    }
  }

  override func note(_ text: @autoclosure () throws -> String) rethrows -> Int {
    spryify(.note, arguments: try text())
  }

  override class func make() -> Int {
    spryify(.make, fallbackValue: super.make())
  }

  override subscript(bed: Int) -> String {
    get { spryify(.subscript, arguments: bed, fallbackValue: super[bed]) }
    set {
      recordCall(.subscript, arguments: bed, newValue)
      super[bed] = newValue
    }
  }
}
