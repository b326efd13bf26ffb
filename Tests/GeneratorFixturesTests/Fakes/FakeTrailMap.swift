// Generated from TrailMap. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailMap --module GeneratorFixtures
// Checksum: ecafa842b25e296a
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtureParents
import Spry

@testable import GeneratorFixtures

final class FakeTrailMap: TrailMap, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case preferredScale = "preferredScale()"
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case draw = "draw(_:)"
    case zoom = "zoom(_:)"
    case title
  }

  let spryStorage = SpryStorage()

  override func draw(_ layer: String) -> Bool {
    spryify(.draw, arguments: layer)
  }

  override func zoom(_ factor: Double) -> Double {
    spryify(.zoom, arguments: factor)
  }

  override var title: String { stubbedValue(.title) }

  override class func preferredScale() -> Int {
    spryify(.preferredScale)
  }
}

extension FakeTrailMap {
  struct Calls {
    fileprivate let fake: FakeTrailMap

    func draw(_ layer: String) -> TypedCall<(String) -> Void, Bool, Never> {
      TypedCall(fake.call(.draw, with: layer))
    }

    @_disfavoredOverload
    func draw(
      _ layer: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, Bool, Never> {
      TypedCall(fake.call(.draw, with: layer))
    }

    func zoom(_ factor: Double) -> TypedCall<(Double) -> Void, Double, Never> {
      TypedCall(fake.call(.zoom, with: factor))
    }

    @_disfavoredOverload
    func zoom(
      _ factor: TypedArgument<Double> = .anything
    ) -> TypedCall<(Double) -> Void, Double, Never> {
      TypedCall(fake.call(.zoom, with: factor))
    }

    var title: TypedGetter<String, Never> { TypedGetter(fake.call(.title)) }
  }

  var calls: Calls { Calls(fake: self) }

  struct ClassCalls {
    func preferredScale() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(FakeTrailMap.call(.preferredScale))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
