// Generated from TrailRadio. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailRadio --module GeneratorFixtures
// Checksum: 84f950194c6dbc4f
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Dispatch)
  import Dispatch
#endif
import Spry

@testable import GeneratorFixtures

final class FakeTrailRadio: TrailRadio, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case tune = "tune(to:)"
    #if canImport(Dispatch)
      case call = "call(on:)"
      case queue
    #endif
    #if os(Linux) || os(macOS)
      case hush = "hush()"
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
}
