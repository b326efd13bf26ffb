// Generated from Shelter. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Shelter --module GeneratorFixtures --name PartialShelter --partial
// Checksum: 3a01cc438ca7994e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class PartialShelter: Shelter, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case make = "make()"
  }

  enum Function: String, StringRepresentable, CaseIterable {
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
    try spryifyThrows(
      .reserve, arguments: beds, guest, fallbackValue: try super.reserve(beds, for: guest))
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
    spryify(.price, arguments: base(), fallbackValue: super.price(base()))
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

extension PartialShelter {
  struct Calls {
    fileprivate let fake: PartialShelter

    var name: TypedProperty<String> { TypedProperty(.name, of: fake) }
    var isReady: TypedGetter<Bool, Never> { TypedGetter(fake.call(.isReady)) }

    func prepare() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(fake.call(.prepare))
    }

    func reserve(
      _ beds: Int, for guest: String
    ) -> TypedCall<(Int, String) -> Void, Int, any Error> {
      TypedCall(fake.call(.reserve, with: beds, guest))
    }

    @_disfavoredOverload
    func reserve(
      _ beds: TypedArgument<Int> = .anything, for guest: TypedArgument<String> = .anything
    ) -> TypedCall<(Int, String) -> Void, Int, any Error> {
      TypedCall(fake.call(.reserve, with: beds, guest))
    }

    func choose(
      _ isGood: TypedArgument<Any?> = .anything
    ) -> TypedCall<(Any?) -> Void, Int, Never> {
      TypedCall(fake.call(.choose, with: isGood))
    }

    func rename(_ name: String) -> TypedCall<(Inout<String>) -> Void, Void, Never> {
      TypedCall(fake.call(.rename, with: name))
    }

    @_disfavoredOverload
    func rename(
      _ name: TypedArgument<String> = .anything
    ) -> TypedCall<(Inout<String>) -> Void, Void, Never> {
      TypedCall(fake.call(.rename, with: name))
    }

    func price(_ base: Int) -> TypedCall<(Int) -> Void, Int, Never> {
      TypedCall(fake.call(.price, with: base))
    }

    @_disfavoredOverload
    func price(_ base: TypedArgument<Int> = .anything) -> TypedCall<(Int) -> Void, Int, Never> {
      TypedCall(fake.call(.price, with: base))
    }

    func wait(_ minutes: Int) -> TypedCall<(Int) -> Void, String, any Error> {
      TypedCall(fake.call(.wait, with: minutes))
    }

    @_disfavoredOverload
    func wait(
      _ minutes: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, String, any Error> {
      TypedCall(fake.call(.wait, with: minutes))
    }

    func count(_ guests: [Int]) -> TypedCall<([Int]) -> Void, Int, Never> {
      TypedCall(fake.call(.count, with: guests))
    }

    @_disfavoredOverload
    func count(
      _ guests: TypedArgument<[Int]> = .anything
    ) -> TypedCall<([Int]) -> Void, Int, Never> {
      TypedCall(fake.call(.count, with: guests))
    }

    func tour(_ body: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Int, Never> {
      TypedCall(fake.call(.tour, with: body))
    }

    func note(_ text: String) -> TypedCall<(String) -> Void, Int, Never> {
      TypedCall(fake.call(.note, with: text))
    }

    @_disfavoredOverload
    func note(
      _ text: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, Int, Never> {
      TypedCall(fake.call(.note, with: text))
    }

    func `subscript`(_ bed: Int) -> TypedCall<(Int) -> Void, String, Never> {
      TypedCall(fake.call(.subscript, with: bed))
    }

    @_disfavoredOverload
    func `subscript`(
      _ bed: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, String, Never> {
      TypedCall(fake.call(.subscript, with: bed))
    }

    func `subscript`(
      _ bed: Int, set newValue: String
    ) -> TypedCall<(Int, String) -> Void, Void, Never> {
      TypedCall(fake.call(.subscript, with: bed, newValue))
    }

    @_disfavoredOverload
    func `subscript`(
      _ bed: TypedArgument<Int> = .anything, set newValue: TypedArgument<String>
    ) -> TypedCall<(Int, String) -> Void, Void, Never> {
      TypedCall(fake.call(.subscript, with: bed, newValue))
    }
  }

  var calls: Calls { Calls(fake: self) }

  struct ClassCalls {
    func make() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(PartialShelter.call(.make))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
