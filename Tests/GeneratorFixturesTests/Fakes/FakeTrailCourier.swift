// Generated from TrailCourier. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailCourier --module GeneratorFixtures
// Checksum: f9dda4cbd4df97d8
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailCourier: TrailCourier, Spryable, Sendable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case initializeFrom = "init(from:)"
    case initializeNumber = "init(number:)"
    case motto
    case hire = "hire(_:)"
    case plus = "+(_:_:)"
  }

  enum Function: String, StringRepresentable, CaseIterable {
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
    get async throws(CourierError) {
      try await stubbedValueThrows(.pace, throwing: CourierError.self)
    }
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

  func deliver(
    _ parcel: String, to place: String, done: @escaping @Sendable (Int) -> Void
  ) -> Int? {
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

  func search(
    everyVillage villages: [String: [String]], and everyHut: [String: [String]], until date: Int
  ) -> [String: [String]] {
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
  struct Calls {
    fileprivate let fake2: FakeTrailCourier

    var isAway: TypedGetter<Bool, Never> { TypedGetter(fake2.call(.isAway)) }
    var pace: TypedGetter<Double, CourierError> { TypedGetter(fake2.call(.pace)) }
    var place: TypedProperty<String?> { TypedProperty(.place, of: fake2) }

    func rest() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(fake2.call(.rest))
    }

    func deliver(
      _ parcel: String, to place: String, done: TypedArgument<@Sendable (Int) -> Void> = .anything
    ) -> TypedCall<(String, String, @escaping @Sendable (Int) -> Void) -> Void, Int?, Never> {
      TypedCall(fake2.call(.deliver, with: parcel, place, done))
    }

    @_disfavoredOverload
    func deliver(
      _ parcel: TypedArgument<String> = .anything, to place: TypedArgument<String> = .anything,
      done: TypedArgument<@Sendable (Int) -> Void> = .anything
    ) -> TypedCall<(String, String, @escaping @Sendable (Int) -> Void) -> Void, Int?, Never> {
      TypedCall(fake2.call(.deliver, with: parcel, place, done))
    }

    func sort(
      by isFirst: TypedArgument<Any?> = .anything
    ) -> TypedCall<(Any?) -> Void, Void, any Error> {
      TypedCall(fake2.call(.sort, with: isFirst))
    }

    func count(
      _ parcels: Int, _ more: [Int]
    ) -> TypedCall<(Inout<Int>, [Int]) -> Void, Void, Never> {
      TypedCall(fake2.call(.count, with: parcels, more))
    }

    @_disfavoredOverload
    func count(
      _ parcels: TypedArgument<Int> = .anything, _ more: TypedArgument<[Int]> = .anything
    ) -> TypedCall<(Inout<Int>, [Int]) -> Void, Void, Never> {
      TypedCall(fake2.call(.count, with: parcels, more))
    }

    func weigh(_ parcel: Double) -> TypedCall<(Double) -> Void, Double, Never> {
      TypedCall(fake2.call(.weigh, with: parcel))
    }

    @_disfavoredOverload
    func weigh(
      _ parcel: TypedArgument<Double> = .anything
    ) -> TypedCall<(Double) -> Void, Double, Never> {
      TypedCall(fake2.call(.weigh, with: parcel))
    }

    func fetch(
      _ parcels: (first: Int, last: Int)
    ) -> TypedCall<((first: Int, last: Int)) -> Void, [String], CourierError> {
      TypedCall(fake2.call(.fetch, with: parcels))
    }

    @_disfavoredOverload
    func fetch(
      _ parcels: TypedArgument<(first: Int, last: Int)> = .anything
    ) -> TypedCall<((first: Int, last: Int)) -> Void, [String], CourierError> {
      TypedCall(fake2.call(.fetch, with: parcels))
    }

    func note(_ name: String?, level: Int?) -> TypedCall<(String?, Int?) -> Void, Void, Never> {
      TypedCall(fake2.call(.note, with: name, level))
    }

    @_disfavoredOverload
    func note(
      _ name: TypedArgument<String>? = .anything, level: TypedArgument<Int>? = .anything
    ) -> TypedCall<(String?, Int?) -> Void, Void, Never> {
      TypedCall(fake2.call(.note, with: name, level))
    }

    func follow(
      _ walker: any CourierWalker
    ) -> TypedCall<(any CourierWalker) -> Void, Void, Never> {
      TypedCall(fake2.call(.follow, with: walker))
    }

    @_disfavoredOverload
    func follow(
      _ walker: TypedArgument<any CourierWalker> = .anything
    ) -> TypedCall<(any CourierWalker) -> Void, Void, Never> {
      TypedCall(fake2.call(.follow, with: walker))
    }

    func find(
      fake: String, in place: String, for owner: Int
    ) -> TypedCall<(String, String, Int) -> Void, Bool, Never> {
      TypedCall(fake2.call(.find, with: fake, place, owner))
    }

    @_disfavoredOverload
    func find(
      fake: TypedArgument<String> = .anything, in place: TypedArgument<String> = .anything,
      for owner: TypedArgument<Int> = .anything
    ) -> TypedCall<(String, String, Int) -> Void, Bool, Never> {
      TypedCall(fake2.call(.find, with: fake, place, owner))
    }

    func repeating(
      _ body: TypedArgument<Any?> = .anything
    ) -> TypedCall<(Any?) -> Void, Int, Never> {
      TypedCall(fake2.call(.repeating, with: body))
    }

    func search(
      everyVillage villages: [String: [String]], and everyHut: [String: [String]], until date: Int
    ) -> TypedCall<
      ([String: [String]], [String: [String]], Int) -> Void, [String: [String]], Never
    > {
      TypedCall(fake2.call(.search, with: villages, everyHut, date))
    }

    @_disfavoredOverload
    func search(
      everyVillage villages: TypedArgument<[String: [String]]> = .anything,
      and everyHut: TypedArgument<[String: [String]]> = .anything,
      until date: TypedArgument<Int> = .anything
    ) -> TypedCall<
      ([String: [String]], [String: [String]], Int) -> Void, [String: [String]], Never
    > {
      TypedCall(fake2.call(.search, with: villages, everyHut, date))
    }

    func `subscript`(_ number: Int) -> TypedCall<(Int) -> Void, String, Never> {
      TypedCall(fake2.call(.subscript, with: number))
    }

    @_disfavoredOverload
    func `subscript`(_ number: TypedArgument<Int>) -> TypedCall<(Int) -> Void, String, Never> {
      TypedCall(fake2.call(.subscript, with: number))
    }

    func `subscript`(name: String) -> TypedCall<(String) -> Void, String, Never> {
      TypedCall(fake2.call(.subscriptName, with: name))
    }

    @_disfavoredOverload
    func `subscript`(name: TypedArgument<String>) -> TypedCall<(String) -> Void, String, Never> {
      TypedCall(fake2.call(.subscriptName, with: name))
    }

    func `subscript`(
      name: String, set newValue: String
    ) -> TypedCall<(String, String) -> Void, Void, Never> {
      TypedCall(fake2.call(.subscriptName, with: name, newValue))
    }

    @_disfavoredOverload
    func `subscript`(
      name: TypedArgument<String> = .anything, set newValue: TypedArgument<String>
    ) -> TypedCall<(String, String) -> Void, Void, Never> {
      TypedCall(fake2.call(.subscriptName, with: name, newValue))
    }
  }

  var calls: Calls { Calls(fake2: self) }

  struct ClassCalls {
    func initialize(from place: String) -> TypedCall<(String) -> Void, Void, Never> {
      TypedCall(FakeTrailCourier.call(.initializeFrom, with: place))
    }

    @_disfavoredOverload
    func initialize(from place: TypedArgument<String>) -> TypedCall<(String) -> Void, Void, Never> {
      TypedCall(FakeTrailCourier.call(.initializeFrom, with: place))
    }

    func initialize(number: Int) -> TypedCall<(Int) -> Void, Bool, Never> {
      TypedCall(FakeTrailCourier.call(.initializeNumber, with: number))
    }

    @_disfavoredOverload
    func initialize(number: TypedArgument<Int>) -> TypedCall<(Int) -> Void, Bool, Never> {
      TypedCall(FakeTrailCourier.call(.initializeNumber, with: number))
    }

    var motto: TypedProperty<String> { TypedProperty(.motto, of: FakeTrailCourier.self) }

    func hire(_ name: String) -> TypedCall<(String) -> Void, Bool, Never> {
      TypedCall(FakeTrailCourier.call(.hire, with: name))
    }

    @_disfavoredOverload
    func hire(
      _ name: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, Bool, Never> {
      TypedCall(FakeTrailCourier.call(.hire, with: name))
    }

    func plus(
      _ left: FakeTrailCourier, _ right: Int
    ) -> TypedCall<(FakeTrailCourier, Int) -> Void, Bool, Never> {
      TypedCall(FakeTrailCourier.call(.plus, with: left, right))
    }

    @_disfavoredOverload
    func plus(
      _ left: TypedArgument<FakeTrailCourier> = .anything, _ right: TypedArgument<Int> = .anything
    ) -> TypedCall<(FakeTrailCourier, Int) -> Void, Bool, Never> {
      TypedCall(FakeTrailCourier.call(.plus, with: left, right))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
