// Generated from TrailFeatures. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailFeatures --module GeneratorFixtures
// Checksum: 9f5d53d8dadb3672
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailFeatures: TrailFeatures, Spryable, Sendable {
  typealias ArrayLiteralElement = FakeTrailFeatures
  typealias Element = FakeTrailFeatures
  typealias RawValue = Int

  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case steep
    case initializeArrayLiteral = "init(arrayLiteral:)"
    case initializeRawValue = "init(rawValue:)"
    case initialize = "init()"
  }

  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakeTrailFeatures

    func count() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(fake.call(.count))
    }

    var rawValue: TypedGetter<RawValue, Never> { TypedGetter(fake.call(.rawValue)) }

    func contains(_ member: Element) -> TypedCall<(Element) -> Void, Bool, Never> {
      TypedCall(fake.call(.contains, with: member))
    }

    @_disfavoredOverload
    func contains(
      _ member: TypedArgument<Element> = .anything
    ) -> TypedCall<(Element) -> Void, Bool, Never> {
      TypedCall(fake.call(.contains, with: member))
    }

    func formIntersection(
      _ other: FakeTrailFeatures
    ) -> TypedCall<(FakeTrailFeatures) -> Void, Void, Never> {
      TypedCall(fake.call(.formIntersection, with: other))
    }

    @_disfavoredOverload
    func formIntersection(
      _ other: TypedArgument<FakeTrailFeatures> = .anything
    ) -> TypedCall<(FakeTrailFeatures) -> Void, Void, Never> {
      TypedCall(fake.call(.formIntersection, with: other))
    }

    func formSymmetricDifference(
      _ other: FakeTrailFeatures
    ) -> TypedCall<(FakeTrailFeatures) -> Void, Void, Never> {
      TypedCall(fake.call(.formSymmetricDifference, with: other))
    }

    @_disfavoredOverload
    func formSymmetricDifference(
      _ other: TypedArgument<FakeTrailFeatures> = .anything
    ) -> TypedCall<(FakeTrailFeatures) -> Void, Void, Never> {
      TypedCall(fake.call(.formSymmetricDifference, with: other))
    }

    func formUnion(
      _ other: FakeTrailFeatures
    ) -> TypedCall<(FakeTrailFeatures) -> Void, Void, Never> {
      TypedCall(fake.call(.formUnion, with: other))
    }

    @_disfavoredOverload
    func formUnion(
      _ other: TypedArgument<FakeTrailFeatures> = .anything
    ) -> TypedCall<(FakeTrailFeatures) -> Void, Void, Never> {
      TypedCall(fake.call(.formUnion, with: other))
    }

    func insert(
      _ newMember: Element
    ) -> TypedCall<(Element) -> Void, (inserted: Bool, memberAfterInsert: Element), Never> {
      TypedCall(fake.call(.insert, with: newMember))
    }

    @_disfavoredOverload
    func insert(
      _ newMember: TypedArgument<Element> = .anything
    ) -> TypedCall<(Element) -> Void, (inserted: Bool, memberAfterInsert: Element), Never> {
      TypedCall(fake.call(.insert, with: newMember))
    }

    func remove(_ member: Element) -> TypedCall<(Element) -> Void, Element?, Never> {
      TypedCall(fake.call(.remove, with: member))
    }

    @_disfavoredOverload
    func remove(
      _ member: TypedArgument<Element> = .anything
    ) -> TypedCall<(Element) -> Void, Element?, Never> {
      TypedCall(fake.call(.remove, with: member))
    }

    func update(with newMember: Element) -> TypedCall<(Element) -> Void, Element?, Never> {
      TypedCall(fake.call(.update, with: newMember))
    }

    @_disfavoredOverload
    func update(
      with newMember: TypedArgument<Element> = .anything
    ) -> TypedCall<(Element) -> Void, Element?, Never> {
      TypedCall(fake.call(.update, with: newMember))
    }
  }

  var calls: Calls { Calls(fake: self) }

  struct ClassCalls {
    var steep: TypedGetter<FakeTrailFeatures, Never> { TypedGetter(FakeTrailFeatures.call(.steep)) }

    func initialize(
      arrayLiteral elements: [ArrayLiteralElement]
    ) -> TypedCall<([ArrayLiteralElement]) -> Void, Void, Never> {
      TypedCall(FakeTrailFeatures.call(.initializeArrayLiteral, with: elements))
    }

    @_disfavoredOverload
    func initialize(
      arrayLiteral elements: TypedArgument<[ArrayLiteralElement]>
    ) -> TypedCall<([ArrayLiteralElement]) -> Void, Void, Never> {
      TypedCall(FakeTrailFeatures.call(.initializeArrayLiteral, with: elements))
    }

    func initialize(rawValue: RawValue) -> TypedCall<(RawValue) -> Void, Void, Never> {
      TypedCall(FakeTrailFeatures.call(.initializeRawValue, with: rawValue))
    }

    @_disfavoredOverload
    func initialize(
      rawValue: TypedArgument<RawValue>
    ) -> TypedCall<(RawValue) -> Void, Void, Never> {
      TypedCall(FakeTrailFeatures.call(.initializeRawValue, with: rawValue))
    }

    func initialize() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(FakeTrailFeatures.call(.initialize))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
