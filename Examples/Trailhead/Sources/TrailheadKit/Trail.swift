/// A way up a mountain, or along it.
struct Trail: Decodable, Equatable, Sendable {
  let name: String
  /// The village where it begins.
  let place: String
  /// Metres.
  let ascent: Double
  let hours: Double
}
