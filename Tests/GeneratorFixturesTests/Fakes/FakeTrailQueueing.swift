// Generated from TrailQueueing. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailQueueing --module GeneratorFixtures
// Checksum: 29aa3d666250d867
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailQueueing: TrailQueueing, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case async = "async(execute:)"
  }

  let spryStorage = SpryStorage()

  func async(execute work: @escaping () -> Void) {
    spryify(.async, arguments: work)
  }
}
