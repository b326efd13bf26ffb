// Generated from TrailListener. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailListener --module GeneratorFixtures --kind spyable
// Checksum: 84b487cab93b0aeb
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
final class FakeTrailListener: TrailListener, Spyable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case initialize = "init(name:)"
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case opened = "opened(_:)"
    case closed = "closed(_:)"
    case walked = "walked(_:)"
    case ran = "ran(_:)"
  }

  let spryStorage = SpryStorage()

  init() {}

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
  init(name: String) throws {
    Self.recordCall(.initialize, arguments: name)
  }

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
  func opened(_ id: Int) {
    recordCall(.opened, arguments: id)
  }

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
  func closed(_ id: Int) async throws {
    recordCall(.closed, arguments: id)
  }

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
  func walked(_ step: () -> Int) {
    withoutActuallyEscaping(step) { step in
      recordCall(.walked, arguments: Transient(step))
    }
  }

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
  func ran<Failure: Error>(_ step: () async throws(Failure) -> Void) async throws(Failure) {
    withoutActuallyEscaping(step) { step in
      recordCall(.ran, arguments: Transient(step))
    }
  }
}
