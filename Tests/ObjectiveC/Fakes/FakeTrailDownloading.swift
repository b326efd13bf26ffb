// Generated from TrailDownloading. Do not edit. To generate it again:
// generate-fake TrailDownloading --symbol-graphs Graphs --output fakes
// Checksum: d2062b687c8e5ca7
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import Spry
import UIKit

@testable import App

final class FakeTrailDownloading: NSObject, TrailDownloading, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case downloader
    case prepareDownload = "prepareDownload(_:completionHandler:)"
  }

  let spryStorage = SpryStorage()

  var downloader: UIDownloader { stubbedValue(.downloader) }

  func prepareDownload(
    _ downloader: UIDownloader, completionHandler: @escaping @Sendable (Int) -> Void
  ) {
    spryify(.prepareDownload, arguments: downloader, completionHandler)
  }
}

extension FakeTrailDownloading {
  struct Calls {
    fileprivate let fake: FakeTrailDownloading

    var downloader: TypedGetter<UIDownloader, Never> { TypedGetter(fake.call(.downloader)) }

    func prepareDownload(
      _ downloader: UIDownloader,
      completionHandler: TypedArgument<@Sendable (Int) -> Void> = .anything
    ) -> TypedCall<(UIDownloader, @escaping @Sendable (Int) -> Void) -> Void, Void, Never> {
      TypedCall(fake.call(.prepareDownload, with: downloader, completionHandler))
    }

    @_disfavoredOverload
    func prepareDownload(
      _ downloader: TypedArgument<UIDownloader> = .anything,
      completionHandler: TypedArgument<@Sendable (Int) -> Void> = .anything
    ) -> TypedCall<(UIDownloader, @escaping @Sendable (Int) -> Void) -> Void, Void, Never> {
      TypedCall(fake.call(.prepareDownload, with: downloader, completionHandler))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
