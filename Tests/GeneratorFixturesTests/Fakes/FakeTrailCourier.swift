// Generated from TrailCourier. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailCourier --module GeneratorFixtures --typed
// Checksum: 4c9f1b99e91a96bc
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailCourier: TrailCourier, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case initializeFrom = "init(from:)"
    case initializeNumber = "init(number:)"
    case motto
    case hire = "hire(_:)"
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case isAway
    case place
    case deliver = "deliver(_:to:done:)"
    case sort = "sort(by:)"
    case count = "count(_:_:)"
    case weigh = "weigh(_:)"
    case fetch = "fetch(_:)"
    case log = "log(_:)"
    case guess = "guess(_:)"
    case search = "search(everyVillage:and:until:)"
    case `subscript` = "subscript(_:)"
    case subscriptName = "subscript(name:)"
  }

  let spryStorage = SpryStorage()

  init() {}

  var isAway: Bool { stubbedValue(.isAway) }

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
    spryify(.count, arguments: parcels, more)
  }

  func weigh(_ parcel: @autoclosure () -> Double) -> Double {
    spryify(.weigh, arguments: parcel())
  }

  func fetch(_ parcels: (first: Int, last: Int)) async throws(CourierError) -> [String] {
    try await spryifyThrows(.fetch, arguments: parcels, throwing: CourierError.self)
  }

  func log<Value>(_ value: Value) {
    spryify(.log, arguments: value)
  }

  func guess(_ value: some Equatable) -> Bool {
    spryify(.guess, arguments: value)
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
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension FakeTrailCourier {
  struct Typed {
    fileprivate let fake: FakeTrailCourier
    var isAway: TypedFunction<Bool> { TypedFunction(.isAway, of: fake) }
    var place: TypedProperty<String?> { TypedProperty(.place, of: fake) }
    var deliver: TypedFunction<String, String, @Sendable (Int) -> Void, Int?> {
      TypedFunction(.deliver, of: fake)
    }
    var sort: TypedFunction<Any?, Void> { TypedFunction(.sort, of: fake) }
    var count: TypedFunction<Int, [Int], Void> { TypedFunction(.count, of: fake) }
    var weigh: TypedFunction<Double, Double> { TypedFunction(.weigh, of: fake) }
    var fetch: TypedFunction<(first: Int, last: Int), [String]> { TypedFunction(.fetch, of: fake) }
    // log(_:) has generic parameters.
    // guess(_:) has generic parameters.
    var search: TypedFunction<[String: [String]], [String: [String]], Int, [String: [String]]> {
      TypedFunction(.search, of: fake)
    }
    var `subscript`: TypedFunction<Int, String> { TypedFunction(.subscript, of: fake) }
    // subscript(name:) is recorded with one argument more when it is set.
  }

  var typed: Typed { Typed(fake: self) }

  struct ClassTyped {
    var initializeFrom: TypedFunction<String, Void> {
      TypedFunction(.initializeFrom, of: FakeTrailCourier.self)
    }
    var initializeNumber: TypedFunction<Int, Bool> {
      TypedFunction(.initializeNumber, of: FakeTrailCourier.self)
    }
    var motto: TypedProperty<String> { TypedProperty(.motto, of: FakeTrailCourier.self) }
    var hire: TypedFunction<String, Bool> { TypedFunction(.hire, of: FakeTrailCourier.self) }
  }

  static var typed: ClassTyped { ClassTyped() }
}
