typealias MaybeLength = Int?

/// A protocol with optionals of optionals.
protocol TrailGauge {
  var depth: Int?? { get set }
  func measure(_ length: Int??, _ other: MaybeLength?) -> Bool
  func report(_ body: (() -> Void)??)
  func check(_ length: @autoclosure () -> Int??)
  subscript(length: Int??) -> Int?? { get set }
}
