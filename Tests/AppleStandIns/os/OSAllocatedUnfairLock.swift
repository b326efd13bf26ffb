// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Apple documents them at the addresses given.

// https://developer.apple.com/documentation/os/osallocatedunfairlock
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
@frozen public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  public init(uncheckedState initialState: State) {}

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    fatalError()
  }

  public func withLock<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R
  where R: Sendable {
    fatalError()
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension OSAllocatedUnfairLock where State: Sendable {
  public init(initialState: State) {}
}
