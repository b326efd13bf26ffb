// Generated from TrailPainterProtocol. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailPainterProtocol --module GeneratorFixtures
// Checksum: 323a728f8c279d3a
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailPainter: TrailPainterProtocol, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case paint = "paint(_:then:)"
    case log = "log(_:then:)"
    case end = "end(_:_:)"
  }

  let spryStorage = SpryStorage()

  func paint(_ color: HEXColor, then: @escaping () -> Void) {
    spryify(.paint, arguments: color, then)
  }

  func log(_ log: XLog, then: @escaping () -> Void) {
    spryify(.log, arguments: log, then)
  }

  func end(_ hike: Int, _ update: CXCallUpdate) {
    spryify(.end, arguments: hike, update)
  }
}

extension FakeTrailPainter {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailPainter
    typealias PaintCall = TypedCall<(HEXColor, @escaping () -> Void) -> Void, Void, Never>
    func paint(_ color: HEXColor, then: TypedArgument<() -> Void> = .anything) -> PaintCall { .init(fake.call(.paint, with: color, then)) }
    @_disfavoredOverload func paint(_ color: TypedArgument<HEXColor> = .anything, then: TypedArgument<() -> Void> = .anything) -> PaintCall { .init(fake.call(.paint, with: color, then)) }
    typealias LogCall = TypedCall<(XLog, @escaping () -> Void) -> Void, Void, Never>
    func log(_ log: XLog, then: TypedArgument<() -> Void> = .anything) -> LogCall { .init(fake.call(.log, with: log, then)) }
    @_disfavoredOverload func log(_ log: TypedArgument<XLog> = .anything, then: TypedArgument<() -> Void> = .anything) -> LogCall { .init(fake.call(.log, with: log, then)) }
    typealias EndCall = TypedCall<(Int, CXCallUpdate) -> Void, Void, Never>
    func end(_ hike: Int, _ update: CXCallUpdate) -> EndCall { .init(fake.call(.end, with: hike, update)) }
    @_disfavoredOverload func end(_ hike: Int, _ update: TypedArgument<CXCallUpdate> = .anything) -> EndCall { .init(fake.call(.end, with: hike, update)) }
    @_disfavoredOverload func end(_ hike: TypedArgument<Int> = .anything, _ update: CXCallUpdate) -> EndCall { .init(fake.call(.end, with: hike, update)) }
    @_disfavoredOverload func end(_ hike: TypedArgument<Int> = .anything, _ update: TypedArgument<CXCallUpdate> = .anything) -> EndCall { .init(fake.call(.end, with: hike, update)) }
  }
}
