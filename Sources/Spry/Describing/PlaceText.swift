/// Adds a line of a test to a failure that cannot be reported there.
package enum PlaceText {
  package static func expected(_ text: String, at place: String) -> String {
    "\(text)\nExpected at \(place)."
  }

  static func verified(_ text: String, at place: String) -> String {
    "\(text)\nVerified at \(place)."
  }
}
