// Generated from Shelter. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Shelter --module GeneratorFixtures --name PartialShelter --partial
// Checksum: 498b2a3dc8fae142
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

nonisolated final class PartialShelter: Shelter, Spryable {
  enum ClassFunction: String, GeneratedFunction {
    case make = "make()"
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

nonisolated extension PartialShelter {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: PartialShelter
    var name: TypedProperty<String> { TypedProperty(.name, of: fake) }
    var isReady: some StubbableCall<() -> Void, Bool, Never> { TypedCall(fake.call(.isReady)) }
    func prepare() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(.prepare)) }
    typealias ReserveCall = TypedCall<(Int, String) -> Void, Int, any Error>
    func reserve(_ beds: Int, for guest: String) -> ReserveCall { .init(fake.call(.reserve, with: beds, guest)) }
    @_disfavoredOverload func reserve(_ beds: Int, for guest: TypedArgument<String> = .anything) -> ReserveCall { .init(fake.call(.reserve, with: beds, guest)) }
    @_disfavoredOverload func reserve(_ beds: TypedArgument<Int> = .anything, for guest: String) -> ReserveCall { .init(fake.call(.reserve, with: beds, guest)) }
    @_disfavoredOverload func reserve(_ beds: TypedArgument<Int> = .anything, for guest: TypedArgument<String> = .anything) -> ReserveCall { .init(fake.call(.reserve, with: beds, guest)) }
    func choose(_ isGood: TypedArgument<(Int) -> Bool> = .anything) -> TypedCall<(@escaping (Int) -> Bool) -> Void, Int, Never> { .init(fake.call(.choose, with: isGood)) }
    typealias RenameCall = TypedCall<(Inout<String>) -> Void, Void, Never>
    func rename(_ name: String) -> RenameCall { .init(fake.call(.rename, with: name)) }
    @_disfavoredOverload func rename(_ name: TypedArgument<String> = .anything) -> RenameCall { .init(fake.call(.rename, with: name)) }
    typealias PriceCall = TypedCall<(Int) -> Void, Int, Never>
    func price(_ base: Int) -> PriceCall { .init(fake.call(.price, with: base)) }
    @_disfavoredOverload func price(_ base: TypedArgument<Int> = .anything) -> PriceCall { .init(fake.call(.price, with: base)) }
    typealias WaitCall = TypedCall<(Int) -> Void, String, any Error>
    func wait(_ minutes: Int) -> WaitCall { .init(fake.call(.wait, with: minutes)) }
    @_disfavoredOverload func wait(_ minutes: TypedArgument<Int> = .anything) -> WaitCall { .init(fake.call(.wait, with: minutes)) }
    typealias CountCall = TypedCall<([Int]) -> Void, Int, Never>
    func count(_ guests: [Int]) -> CountCall { .init(fake.call(.count, with: guests)) }
    @_disfavoredOverload func count(_ guests: TypedArgument<[Int]> = .anything) -> CountCall { .init(fake.call(.count, with: guests)) }
    func tour(_ body: TypedArgument<(Int) throws -> Int> = .anything) -> TypedCall<(@escaping (Int) throws -> Int) -> Void, Int, Never> { .init(fake.call(.tour, with: body)) }
    typealias NoteCall = TypedCall<(String) -> Void, Int, Never>
    func note(_ text: String) -> NoteCall { .init(fake.call(.note, with: text)) }
    @_disfavoredOverload func note(_ text: TypedArgument<String> = .anything) -> NoteCall { .init(fake.call(.note, with: text)) }
    typealias SubscriptCall = TypedCall<(Int) -> Void, String, Never>
    func `subscript`(_ bed: Int) -> SubscriptCall { .init(fake.call(.subscript, with: bed)) }
    @_disfavoredOverload func `subscript`(_ bed: TypedArgument<Int> = .anything) -> SubscriptCall { .init(fake.call(.subscript, with: bed)) }
    typealias SubscriptCall2 = TypedCall<(Int, String) -> Void, Void, Never>
    func `subscript`(_ bed: Int, set newValue: String) -> SubscriptCall2 { .init(fake.call(.subscript, with: bed, newValue)) }
    @_disfavoredOverload func `subscript`(_ bed: Int, set newValue: TypedArgument<String>) -> SubscriptCall2 { .init(fake.call(.subscript, with: bed, newValue)) }
    @_disfavoredOverload func `subscript`(_ bed: TypedArgument<Int> = .anything, set newValue: String) -> SubscriptCall2 { .init(fake.call(.subscript, with: bed, newValue)) }
    @_disfavoredOverload func `subscript`(_ bed: TypedArgument<Int> = .anything, set newValue: TypedArgument<String>) -> SubscriptCall2 { .init(fake.call(.subscript, with: bed, newValue)) }
  }

  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    func make() -> TypedCall<() -> Void, Int, Never> { .init(PartialShelter.call(.make)) }
  }
}
