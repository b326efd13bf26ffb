// Generated from TrailCourier. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailCourier --module GeneratorFixtures
// Checksum: c6bc9f366f4ed5f5
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailCourier: TrailCourier, Spryable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
    case initializeFrom = "init(from:)"
    case initializeNumber = "init(number:)"
    case motto
    case hire = "hire(_:)"
    case plus = "+(_:_:)"
  }

  enum Function: String, GeneratedFunction {
    case isAway
    case pace
    case place
    case rest = "rest()"
    case deliver = "deliver(_:to:done:)"
    case sort = "sort(by:)"
    case count = "count(_:_:)"
    case weigh = "weigh(_:)"
    case fetch = "fetch(_:)"
    case note = "note(_:level:)"
    case follow = "follow(_:)"
    case find = "find(fake:in:for:)"
    case repeating = "repeating(_:)"
    case search = "search(everyVillage:and:until:)"
    case `subscript` = "subscript(_:)"
    case subscriptName = "subscript(name:)"
  }

  let spryStorage = SpryStorage()

  init() {}

  var isAway: Bool { stubbedValue(.isAway) }

  var pace: Double {
    get async throws(CourierError) { try await stubbedValueThrows(.pace, throwing: CourierError.self) }
  }

  var place: String! {
    get { stubbedValue(.place) }
    set { recordCall(.place, arguments: newValue) }
  }

  init(from place: String) {
    Self.recordCall(.initializeFrom, arguments: place)
  }

  init?(number: Int) {
    let isMade: Bool = Self.spryify(.initializeNumber, arguments: number, fallbackValue: true)
    guard isMade else { return nil }
  }

  func rest() {
    spryify(.rest)
  }

  func deliver(_ parcel: String, to place: String, done: @escaping @Sendable (Int) -> Void) -> Int? {
    spryify(.deliver, arguments: parcel, place, done)
  }

  func sort(by isFirst: (Int, Int) -> Bool) throws {
    try withoutActuallyEscaping(isFirst) { isFirst in
      try spryifyThrows(.sort, arguments: Transient(isFirst))
    }
  }

  func count(_ parcels: inout Int, _ more: Int...) {
    let argument = Inout(parcels)
    defer { parcels = argument.value }
    spryify(.count, arguments: argument, more)
  }

  func weigh(_ parcel: @autoclosure () -> Double) -> Double {
    spryify(.weigh, arguments: parcel())
  }

  func fetch(_ parcels: (first: Int, last: Int)) async throws(CourierError) -> [String] {
    try await spryifyThrows(.fetch, arguments: parcels, throwing: CourierError.self)
  }

  func note(_ name: String?, level: Int?) {
    spryify(.note, arguments: name, level)
  }

  func follow(_ walker: any CourierWalker) {
    spryify(.follow, arguments: walker)
  }

  func find(fake: String, in place: String, for owner: Int) -> Bool {
    spryify(.find, arguments: fake, place, owner)
  }

  func repeating<Failure: Error>(_ body: () throws(Failure) -> Int) throws(Failure) -> Int {
    try withoutActuallyEscaping(body) { body throws(Failure) in
      try spryifyThrows(.repeating, arguments: Rethrowing(body), throwing: Failure.self)
    }
  }

  func search(everyVillage villages: [String: [String]], and everyHut: [String: [String]], until date: Int) -> [String: [String]] {
    spryify(.search, arguments: villages, everyHut, date)
  }

  subscript(number: Int) -> String { spryify(.subscript, arguments: number) }

  subscript(name name: String) -> String {
    get { spryify(.subscriptName, arguments: name) }
    set { recordCall(.subscriptName, arguments: name, newValue) }
  }

  static var motto: String {
    get { stubbedValue(.motto) }
    set { recordCall(.motto, arguments: newValue) }
  }

  static func hire(_ name: String) -> Bool {
    spryify(.hire, arguments: name)
  }

  static func + (left: FakeTrailCourier, right: Int) -> Bool {
    spryify(.plus, arguments: left, right)
  }
}

extension FakeTrailCourier {
  var stub: Calls { Calls(fake2: self) }
  var calls: Calls { Calls(fake2: self) }

  struct Calls {
    fileprivate let fake2: FakeTrailCourier
    var isAway: some StubbableCall<() -> Void, Bool, Never> { TypedCall(fake2.call(.isAway)) }
    var pace: some StubbableCall<() -> Void, Double, CourierError> { TypedCall(fake2.call(.pace)) }
    var place: TypedProperty<String?> { TypedProperty(.place, of: fake2) }
    func rest() -> TypedCall<() -> Void, Void, Never> { .init(fake2.call(.rest)) }
    typealias DeliverCall = TypedCall<(String, String, @escaping @Sendable (Int) -> Void) -> Void, Int?, Never>
    func deliver(_ parcel: String, to place: String, done: TypedArgument<@Sendable (Int) -> Void> = .anything) -> DeliverCall { .init(fake2.call(.deliver, with: parcel, place, done)) }
    @_disfavoredOverload func deliver(_ parcel: String, to place: TypedArgument<String> = .anything, done: TypedArgument<@Sendable (Int) -> Void> = .anything) -> DeliverCall { .init(fake2.call(.deliver, with: parcel, place, done)) }
    @_disfavoredOverload func deliver(_ parcel: TypedArgument<String> = .anything, to place: String, done: TypedArgument<@Sendable (Int) -> Void> = .anything) -> DeliverCall { .init(fake2.call(.deliver, with: parcel, place, done)) }
    @_disfavoredOverload func deliver(_ parcel: TypedArgument<String> = .anything, to place: TypedArgument<String> = .anything, done: TypedArgument<@Sendable (Int) -> Void> = .anything) -> DeliverCall { .init(fake2.call(.deliver, with: parcel, place, done)) }
    func sort(by isFirst: TypedArgument<(Int, Int) -> Bool> = .anything) -> TypedCall<(@escaping (Int, Int) -> Bool) -> Void, Void, any Error> { .init(fake2.call(.sort, with: isFirst)) }
    typealias CountCall = TypedCall<(Inout<Int>, [Int]) -> Void, Void, Never>
    func count(_ parcels: Int, _ more: [Int]) -> CountCall { .init(fake2.call(.count, with: parcels, more)) }
    @_disfavoredOverload func count(_ parcels: Int, _ more: TypedArgument<[Int]> = .anything) -> CountCall { .init(fake2.call(.count, with: parcels, more)) }
    @_disfavoredOverload func count(_ parcels: TypedArgument<Int> = .anything, _ more: [Int]) -> CountCall { .init(fake2.call(.count, with: parcels, more)) }
    @_disfavoredOverload func count(_ parcels: TypedArgument<Int> = .anything, _ more: TypedArgument<[Int]> = .anything) -> CountCall { .init(fake2.call(.count, with: parcels, more)) }
    typealias WeighCall = TypedCall<(Double) -> Void, Double, Never>
    func weigh(_ parcel: Double) -> WeighCall { .init(fake2.call(.weigh, with: parcel)) }
    @_disfavoredOverload func weigh(_ parcel: TypedArgument<Double> = .anything) -> WeighCall { .init(fake2.call(.weigh, with: parcel)) }
    typealias FetchCall = TypedCall<((first: Int, last: Int)) -> Void, [String], CourierError>
    func fetch(_ parcels: (first: Int, last: Int)) -> FetchCall { .init(fake2.call(.fetch, with: parcels)) }
    @_disfavoredOverload func fetch(_ parcels: TypedArgument<(first: Int, last: Int)> = .anything) -> FetchCall { .init(fake2.call(.fetch, with: parcels)) }
    typealias NoteCall = TypedCall<(String?, Int?) -> Void, Void, Never>
    func note(_ name: String?, level: Int?) -> NoteCall { .init(fake2.call(.note, with: name, level)) }
    @_disfavoredOverload func note(_ name: String?, level: TypedArgument<Int?> = .anything) -> NoteCall { .init(fake2.call(.note, with: name, level)) }
    @_disfavoredOverload func note(_ name: TypedArgument<String?> = .anything, level: Int?) -> NoteCall { .init(fake2.call(.note, with: name, level)) }
    @_disfavoredOverload func note(_ name: TypedArgument<String?> = .anything, level: TypedArgument<Int?> = .anything) -> NoteCall { .init(fake2.call(.note, with: name, level)) }
    typealias FollowCall = TypedCall<(any CourierWalker) -> Void, Void, Never>
    func follow(_ walker: any CourierWalker) -> FollowCall { .init(fake2.call(.follow, with: walker)) }
    @_disfavoredOverload func follow(_ walker: TypedArgument<any CourierWalker> = .anything) -> FollowCall { .init(fake2.call(.follow, with: walker)) }
    typealias FindCall = TypedCall<(String, String, Int) -> Void, Bool, Never>
    func find(fake: String, in place: String, for owner: Int) -> FindCall { .init(fake2.call(.find, with: fake, place, owner)) }
    @_disfavoredOverload func find(fake: String, in place: String, for owner: TypedArgument<Int> = .anything) -> FindCall { .init(fake2.call(.find, with: fake, place, owner)) }
    @_disfavoredOverload func find(fake: String, in place: TypedArgument<String> = .anything, for owner: Int) -> FindCall { .init(fake2.call(.find, with: fake, place, owner)) }
    @_disfavoredOverload func find(fake: String, in place: TypedArgument<String> = .anything, for owner: TypedArgument<Int> = .anything) -> FindCall { .init(fake2.call(.find, with: fake, place, owner)) }
    @_disfavoredOverload func find(fake: TypedArgument<String> = .anything, in place: String, for owner: Int) -> FindCall { .init(fake2.call(.find, with: fake, place, owner)) }
    @_disfavoredOverload func find(fake: TypedArgument<String> = .anything, in place: String, for owner: TypedArgument<Int> = .anything) -> FindCall { .init(fake2.call(.find, with: fake, place, owner)) }
    @_disfavoredOverload func find(fake: TypedArgument<String> = .anything, in place: TypedArgument<String> = .anything, for owner: Int) -> FindCall { .init(fake2.call(.find, with: fake, place, owner)) }
    @_disfavoredOverload func find(fake: TypedArgument<String> = .anything, in place: TypedArgument<String> = .anything, for owner: TypedArgument<Int> = .anything) -> FindCall { .init(fake2.call(.find, with: fake, place, owner)) }
    func repeating(_ body: TypedArgument<() throws -> Int> = .anything) -> TypedCall<(@escaping () throws -> Int) -> Void, Int, Never> { .init(fake2.call(.repeating, with: body)) }
    typealias SearchCall = TypedCall<([String: [String]], [String: [String]], Int) -> Void, [String: [String]], Never>
    func search(everyVillage villages: [String: [String]], and everyHut: [String: [String]], until date: Int) -> SearchCall { .init(fake2.call(.search, with: villages, everyHut, date)) }
    @_disfavoredOverload func search(everyVillage villages: [String: [String]], and everyHut: [String: [String]], until date: TypedArgument<Int> = .anything) -> SearchCall { .init(fake2.call(.search, with: villages, everyHut, date)) }
    @_disfavoredOverload func search(everyVillage villages: [String: [String]], and everyHut: TypedArgument<[String: [String]]> = .anything, until date: Int) -> SearchCall { .init(fake2.call(.search, with: villages, everyHut, date)) }
    @_disfavoredOverload func search(everyVillage villages: [String: [String]], and everyHut: TypedArgument<[String: [String]]> = .anything, until date: TypedArgument<Int> = .anything) -> SearchCall { .init(fake2.call(.search, with: villages, everyHut, date)) }
    @_disfavoredOverload func search(everyVillage villages: TypedArgument<[String: [String]]> = .anything, and everyHut: [String: [String]], until date: Int) -> SearchCall { .init(fake2.call(.search, with: villages, everyHut, date)) }
    @_disfavoredOverload func search(everyVillage villages: TypedArgument<[String: [String]]> = .anything, and everyHut: [String: [String]], until date: TypedArgument<Int> = .anything) -> SearchCall { .init(fake2.call(.search, with: villages, everyHut, date)) }
    @_disfavoredOverload func search(everyVillage villages: TypedArgument<[String: [String]]> = .anything, and everyHut: TypedArgument<[String: [String]]> = .anything, until date: Int) -> SearchCall { .init(fake2.call(.search, with: villages, everyHut, date)) }
    @_disfavoredOverload func search(everyVillage villages: TypedArgument<[String: [String]]> = .anything, and everyHut: TypedArgument<[String: [String]]> = .anything, until date: TypedArgument<Int> = .anything) -> SearchCall { .init(fake2.call(.search, with: villages, everyHut, date)) }
    typealias SubscriptCall = TypedCall<(Int) -> Void, String, Never>
    func `subscript`(_ number: Int) -> SubscriptCall { .init(fake2.call(.subscript, with: number)) }
    @_disfavoredOverload func `subscript`(_ number: TypedArgument<Int>) -> SubscriptCall { .init(fake2.call(.subscript, with: number)) }
    typealias SubscriptNameCall = TypedCall<(String) -> Void, String, Never>
    func `subscript`(name: String) -> SubscriptNameCall { .init(fake2.call(.subscriptName, with: name)) }
    @_disfavoredOverload func `subscript`(name: TypedArgument<String>) -> SubscriptNameCall { .init(fake2.call(.subscriptName, with: name)) }
    typealias SubscriptNameCall2 = TypedCall<(String, String) -> Void, Void, Never>
    func `subscript`(name: String, set newValue: String) -> SubscriptNameCall2 { .init(fake2.call(.subscriptName, with: name, newValue)) }
    @_disfavoredOverload func `subscript`(name: String, set newValue: TypedArgument<String>) -> SubscriptNameCall2 { .init(fake2.call(.subscriptName, with: name, newValue)) }
    @_disfavoredOverload func `subscript`(name: TypedArgument<String> = .anything, set newValue: String) -> SubscriptNameCall2 { .init(fake2.call(.subscriptName, with: name, newValue)) }
    @_disfavoredOverload func `subscript`(name: TypedArgument<String> = .anything, set newValue: TypedArgument<String>) -> SubscriptNameCall2 { .init(fake2.call(.subscriptName, with: name, newValue)) }
  }

  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    typealias InitializeFromCall = TypedCall<(String) -> Void, Void, Never>
    func initialize(from place: String) -> InitializeFromCall { .init(FakeTrailCourier.call(.initializeFrom, with: place)) }
    @_disfavoredOverload func initialize(from place: TypedArgument<String>) -> InitializeFromCall { .init(FakeTrailCourier.call(.initializeFrom, with: place)) }
    typealias InitializeNumberCall = TypedCall<(Int) -> Void, Bool, Never>
    func initialize(number: Int) -> InitializeNumberCall { .init(FakeTrailCourier.call(.initializeNumber, with: number)) }
    @_disfavoredOverload func initialize(number: TypedArgument<Int>) -> InitializeNumberCall { .init(FakeTrailCourier.call(.initializeNumber, with: number)) }
    var motto: TypedProperty<String> { TypedProperty(.motto, of: FakeTrailCourier.self) }
    typealias HireCall = TypedCall<(String) -> Void, Bool, Never>
    func hire(_ name: String) -> HireCall { .init(FakeTrailCourier.call(.hire, with: name)) }
    @_disfavoredOverload func hire(_ name: TypedArgument<String> = .anything) -> HireCall { .init(FakeTrailCourier.call(.hire, with: name)) }
    typealias PlusCall = TypedCall<(FakeTrailCourier, Int) -> Void, Bool, Never>
    func plus(_ left: FakeTrailCourier, _ right: Int) -> PlusCall { .init(FakeTrailCourier.call(.plus, with: left, right)) }
    @_disfavoredOverload func plus(_ left: FakeTrailCourier, _ right: TypedArgument<Int> = .anything) -> PlusCall { .init(FakeTrailCourier.call(.plus, with: left, right)) }
    @_disfavoredOverload func plus(_ left: TypedArgument<FakeTrailCourier> = .anything, _ right: Int) -> PlusCall { .init(FakeTrailCourier.call(.plus, with: left, right)) }
    @_disfavoredOverload func plus(_ left: TypedArgument<FakeTrailCourier> = .anything, _ right: TypedArgument<Int> = .anything) -> PlusCall { .init(FakeTrailCourier.call(.plus, with: left, right)) }
  }
}
