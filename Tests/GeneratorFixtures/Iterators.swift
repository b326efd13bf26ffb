protocol TrailSteps: Sequence, IteratorProtocol {
  var count: Int { get }
}

protocol TrailPulse: AsyncIteratorProtocol where Element == Int {
  var rate: Int { get }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
protocol TrailSilence: AsyncIteratorProtocol where Failure == Never {
  var rate: Int { get }
}

/// A protocol with an associated type that has the name of its concrete type.
protocol TrailClock: Clock where Duration == Swift.Duration {
  var zone: String { get }
}
