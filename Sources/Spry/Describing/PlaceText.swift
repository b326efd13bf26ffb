/// Adds a line of a test to a failure that is reported on another.
enum PlaceText {
  static func verified(_ text: String, at place: String) -> String {
    "\(text)\nVerified at \(place)."
  }
}
