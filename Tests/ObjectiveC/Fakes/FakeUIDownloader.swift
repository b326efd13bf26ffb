// Generated from UIDownloader. Do not edit. To generate it again:
// generate-fake UIDownloader --symbol-graphs Graphs --output fakes
// Checksum: 03afb74ed92b7858
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry
import UIKit

final class FakeUIDownloader: UIDownloader, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case shared
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case cancel = "cancel(completionHandler:)"
    case count = "count(of:)"
    case downloadItem = "downloadItem(_:completionHandler:)"
  }

  let spryStorage = SpryStorage()

  override func cancel(completionHandler: @escaping @Sendable () -> Void) {
    spryify(.cancel, arguments: completionHandler)
  }

  override func count(of item: Any?) -> Int {
    spryify(.count, arguments: item)
  }

  override func downloadItem(
    _ item: Int, completionHandler: @escaping @Sendable (NSCoder?) -> Void
  ) {
    spryify(.downloadItem, arguments: item, completionHandler)
  }

  override class var shared: UIDownloader { stubbedValue(.shared) }
}

extension FakeUIDownloader {
  struct Calls {
    fileprivate let fake: FakeUIDownloader

    func cancel(
      completionHandler: TypedArgument<@Sendable () -> Void> = .anything
    ) -> TypedCall<(@escaping @Sendable () -> Void) -> Void, Void, Never> {
      TypedCall(fake.call(.cancel, with: completionHandler))
    }

    func count(of item: Any?) -> TypedCall<(Any?) -> Void, Int, Never> {
      TypedCall(fake.call(.count, with: item))
    }

    @_disfavoredOverload
    func count(of item: TypedArgument<Any>? = .anything) -> TypedCall<(Any?) -> Void, Int, Never> {
      TypedCall(fake.call(.count, with: item))
    }

    func downloadItem(
      _ item: Int, completionHandler: TypedArgument<@Sendable (NSCoder?) -> Void> = .anything
    ) -> TypedCall<(Int, @escaping @Sendable (NSCoder?) -> Void) -> Void, Void, Never> {
      TypedCall(fake.call(.downloadItem, with: item, completionHandler))
    }

    @_disfavoredOverload
    func downloadItem(
      _ item: TypedArgument<Int> = .anything,
      completionHandler: TypedArgument<@Sendable (NSCoder?) -> Void> = .anything
    ) -> TypedCall<(Int, @escaping @Sendable (NSCoder?) -> Void) -> Void, Void, Never> {
      TypedCall(fake.call(.downloadItem, with: item, completionHandler))
    }
  }

  var calls: Calls { Calls(fake: self) }

  struct ClassCalls {
    var shared: TypedGetter<UIDownloader, Never> { TypedGetter(FakeUIDownloader.call(.shared)) }
  }

  static var calls: ClassCalls { ClassCalls() }
}
