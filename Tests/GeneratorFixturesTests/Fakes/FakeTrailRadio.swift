// Generated from TrailRadio. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailRadio --module GeneratorFixtures
// Checksum: 62940b27261098ac
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Dispatch)
  import Dispatch
#endif
import Spry

@testable import GeneratorFixtures

final class FakeTrailRadio: TrailRadio, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case tune = "tune(to:)"
    #if canImport(Dispatch)
      case call = "call(on:)"
      case queue
    #endif
    #if os(Linux) || os(macOS)
      case hush = "hush()"
    #endif
    #if !os(Windows) && (os(Linux) && !TRAILS || canImport(Darwin))
      case sing = "sing()"
    #endif
    #if !os(Windows) && swift(>=5.0)
      case ring = "ring()"
    #endif
  }

  let spryStorage = SpryStorage()

  func tune(to frequency: Int) {
    spryify(.tune, arguments: frequency)
  }

  #if canImport(Dispatch)
    func call(on queue: DispatchQueue) -> String {
      spryify(.call, arguments: queue)
    }

    var queue: DispatchQueue { stubbedValue(.queue) }
  #endif

  #if os(Linux) || os(macOS)
    func hush() {
      spryify(.hush)
    }
  #endif

  #if !os(Windows) && (os(Linux) && !TRAILS || canImport(Darwin))
    func sing() {
      spryify(.sing)
    }
  #endif

  #if !os(Windows) && swift(>=5.0)
    func ring() -> Int {
      spryify(.ring)
    }
  #endif
}

extension FakeTrailRadio {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailRadio
    typealias TuneCall = TypedCall<(Int) -> Void, Void, Never>
    func tune(to frequency: Int) -> TuneCall { .init(fake.call(.tune, with: frequency)) }
    @_disfavoredOverload func tune(to frequency: TypedArgument<Int> = .anything) -> TuneCall { .init(fake.call(.tune, with: frequency)) }
    #if canImport(Dispatch)
      typealias CallCall = TypedCall<(DispatchQueue) -> Void, String, Never>
      func call(on queue: DispatchQueue) -> CallCall { .init(fake.call(.call, with: queue)) }
      @_disfavoredOverload func call(on queue: TypedArgument<DispatchQueue> = .anything) -> CallCall { .init(fake.call(.call, with: queue)) }
      var queue: some StubbableCall<() -> Void, DispatchQueue, Never> { TypedCall(fake.call(.queue)) }
    #endif
    #if os(Linux) || os(macOS)
      func hush() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(.hush)) }
    #endif
    #if !os(Windows) && (os(Linux) && !TRAILS || canImport(Darwin))
      func sing() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(.sing)) }
    #endif
    #if !os(Windows) && swift(>=5.0)
      func ring() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.ring)) }
    #endif
  }
}
