import Foundation

extension DefaultValues {
  /// Marks the main queue, which on Linux is served by other threads than the main thread too.
  private static let mainQueue = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Returns a closure that makes a value on the main actor, and returns `nil` elsewhere.
  package static func onMainActor<Value>(_ make: @escaping @MainActor () -> Value) -> () -> Any? {
    let key = mainQueue
    return {
      guard Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true else { return nil }
      return MainActor.assumeIsolated { Unchecked(make()) }.value
    }
  }
}
