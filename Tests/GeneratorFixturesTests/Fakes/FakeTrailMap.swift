// Generated from TrailMap. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailMap --module GeneratorFixtures
// Checksum: 1106a2fd20976477
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtureParents
import Spry

@testable import GeneratorFixtures

nonisolated final class FakeTrailMap: TrailMap, Spryable {
  enum ClassFunction: String, GeneratedFunction {
    case preferredScale = "preferredScale()"
  }

  enum Function: String, GeneratedFunction {
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

nonisolated extension FakeTrailMap {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailMap
    typealias DrawCall = TypedCall<(String) -> Void, Bool, Never>
    func draw(_ layer: String) -> DrawCall { .init(fake.call(.draw, with: layer)) }
    @_disfavoredOverload func draw(_ layer: TypedArgument<String> = .anything) -> DrawCall { .init(fake.call(.draw, with: layer)) }
    typealias ZoomCall = TypedCall<(Double) -> Void, Double, Never>
    func zoom(_ factor: Double) -> ZoomCall { .init(fake.call(.zoom, with: factor)) }
    @_disfavoredOverload func zoom(_ factor: TypedArgument<Double> = .anything) -> ZoomCall { .init(fake.call(.zoom, with: factor)) }
    var title: some StubbableCall<() -> Void, String, Never> { TypedCall(fake.call(.title)) }
  }

  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    func preferredScale() -> TypedCall<() -> Void, Int, Never> { .init(FakeTrailMap.call(.preferredScale)) }
  }
}
