// Generated from TrailFeatures. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailFeatures --module GeneratorFixtures
// Checksum: f895c78a7d25ef05
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailFeatures: TrailFeatures, Spryable, Sendable {
  typealias ArrayLiteralElement = FakeTrailFeatures
  typealias Element = FakeTrailFeatures
  typealias RawValue = Int

  enum ClassFunction: String, GeneratedFunction {
    case steep
    case initializeArrayLiteral = "init(arrayLiteral:)"
    case initializeRawValue = "init(rawValue:)"
    case initialize = "init()"
  }

  enum Function: String, GeneratedFunction {
    case count = "count()"
    case rawValue
    case contains = "contains(_:)"
    case formIntersection = "formIntersection(_:)"
    case formSymmetricDifference = "formSymmetricDifference(_:)"
    case formUnion = "formUnion(_:)"
    case insert = "insert(_:)"
    case remove = "remove(_:)"
    case update = "update(with:)"
  }

  let spryStorage = SpryStorage()

  static var steep: FakeTrailFeatures { stubbedValue(.steep) }

  func count() -> Int {
    spryify(.count)
  }

  init(arrayLiteral elements: ArrayLiteralElement...) {
    Self.recordCall(.initializeArrayLiteral, arguments: elements)
  }

  init(rawValue: RawValue) {
    Self.recordCall(.initializeRawValue, arguments: rawValue)
  }

  var rawValue: RawValue { stubbedValue(.rawValue) }

  func contains(_ member: Element) -> Bool {
    spryify(.contains, arguments: member)
  }

  func formIntersection(_ other: FakeTrailFeatures) {
    spryify(.formIntersection, arguments: other)
  }

  func formSymmetricDifference(_ other: FakeTrailFeatures) {
    spryify(.formSymmetricDifference, arguments: other)
  }

  func formUnion(_ other: FakeTrailFeatures) {
    spryify(.formUnion, arguments: other)
  }

  init() {
    Self.recordCall(.initialize)
  }

  @discardableResult func insert(
    _ newMember: Element
  ) -> (inserted: Bool, memberAfterInsert: Element) {
    spryify(.insert, arguments: newMember)
  }

  @discardableResult func remove(_ member: Element) -> Element? {
    spryify(.remove, arguments: member)
  }

  @discardableResult func update(with newMember: Element) -> Element? {
    spryify(.update, arguments: newMember)
  }

  static func == (left: FakeTrailFeatures, right: FakeTrailFeatures) -> Bool {
    left === right
  }
}

extension FakeTrailFeatures {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailFeatures
    func count() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.count)) }
    var rawValue: some StubbableCall<() -> Void, RawValue, Never> { TypedCall(fake.call(.rawValue)) }
    typealias ContainsCall = TypedCall<(Element) -> Void, Bool, Never>
    func contains(_ member: Element) -> ContainsCall { .init(fake.call(.contains, with: member)) }
    @_disfavoredOverload func contains(_ member: TypedArgument<Element> = .anything) -> ContainsCall { .init(fake.call(.contains, with: member)) }
    typealias FormIntersectionCall = TypedCall<(FakeTrailFeatures) -> Void, Void, Never>
    func formIntersection(_ other: FakeTrailFeatures) -> FormIntersectionCall { .init(fake.call(.formIntersection, with: other)) }
    @_disfavoredOverload func formIntersection(_ other: TypedArgument<FakeTrailFeatures> = .anything) -> FormIntersectionCall { .init(fake.call(.formIntersection, with: other)) }
    typealias FormSymmetricDifferenceCall = TypedCall<(FakeTrailFeatures) -> Void, Void, Never>
    func formSymmetricDifference(_ other: FakeTrailFeatures) -> FormSymmetricDifferenceCall { .init(fake.call(.formSymmetricDifference, with: other)) }
    @_disfavoredOverload func formSymmetricDifference(_ other: TypedArgument<FakeTrailFeatures> = .anything) -> FormSymmetricDifferenceCall { .init(fake.call(.formSymmetricDifference, with: other)) }
    typealias FormUnionCall = TypedCall<(FakeTrailFeatures) -> Void, Void, Never>
    func formUnion(_ other: FakeTrailFeatures) -> FormUnionCall { .init(fake.call(.formUnion, with: other)) }
    @_disfavoredOverload func formUnion(_ other: TypedArgument<FakeTrailFeatures> = .anything) -> FormUnionCall { .init(fake.call(.formUnion, with: other)) }
    typealias InsertCall = TypedCall<(Element) -> Void, (inserted: Bool, memberAfterInsert: Element), Never>
    func insert(_ newMember: Element) -> InsertCall { .init(fake.call(.insert, with: newMember)) }
    @_disfavoredOverload func insert(_ newMember: TypedArgument<Element> = .anything) -> InsertCall { .init(fake.call(.insert, with: newMember)) }
    typealias RemoveCall = TypedCall<(Element) -> Void, Element?, Never>
    func remove(_ member: Element) -> RemoveCall { .init(fake.call(.remove, with: member)) }
    @_disfavoredOverload func remove(_ member: TypedArgument<Element> = .anything) -> RemoveCall { .init(fake.call(.remove, with: member)) }
    typealias UpdateCall = TypedCall<(Element) -> Void, Element?, Never>
    func update(with newMember: Element) -> UpdateCall { .init(fake.call(.update, with: newMember)) }
    @_disfavoredOverload func update(with newMember: TypedArgument<Element> = .anything) -> UpdateCall { .init(fake.call(.update, with: newMember)) }
  }

  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    var steep: some StubbableCall<() -> Void, FakeTrailFeatures, Never> { TypedCall(FakeTrailFeatures.call(.steep)) }
    typealias InitializeArrayLiteralCall = TypedCall<([ArrayLiteralElement]) -> Void, Void, Never>
    func initialize(arrayLiteral elements: [ArrayLiteralElement]) -> InitializeArrayLiteralCall { .init(FakeTrailFeatures.call(.initializeArrayLiteral, with: elements)) }
    @_disfavoredOverload func initialize(arrayLiteral elements: TypedArgument<[ArrayLiteralElement]>) -> InitializeArrayLiteralCall { .init(FakeTrailFeatures.call(.initializeArrayLiteral, with: elements)) }
    typealias InitializeRawValueCall = TypedCall<(RawValue) -> Void, Void, Never>
    func initialize(rawValue: RawValue) -> InitializeRawValueCall { .init(FakeTrailFeatures.call(.initializeRawValue, with: rawValue)) }
    @_disfavoredOverload func initialize(rawValue: TypedArgument<RawValue>) -> InitializeRawValueCall { .init(FakeTrailFeatures.call(.initializeRawValue, with: rawValue)) }
    func initialize() -> TypedCall<() -> Void, Void, Never> { .init(FakeTrailFeatures.call(.initialize)) }
  }
}
