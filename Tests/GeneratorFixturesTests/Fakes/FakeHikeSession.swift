// Generated from HikeSession. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake HikeSession --module GeneratorFixtures
// Checksum: 39ddac7cb35e627b
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Dispatch
import Spry

@testable import GeneratorFixtures

final class FakeHikeSession: HikeSession, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case request = "request(on:completion:)"
  }

  let spryStorage = SpryStorage()

  func request(on queue: DispatchQueue, completion: @escaping Handler) {
    spryify(.request, arguments: queue, completion)
  }
}
