/// A hiking trail.
struct Trail: Decodable, Equatable, Sendable {
  let name: String
  /// The village where the trail begins.
  let place: String
  /// The ascent, in meters.
  let ascent: Double
  let hours: Double
}
