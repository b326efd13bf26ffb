import Foundation

/// The values that the app stores between launches, in a class that wraps `UserDefaults`.
class Settings {
  private let defaults: UserDefaults

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
  }

  /// Returns the most recently stored text.
  func text(for key: String) -> String? {
    defaults.string(forKey: key)
  }

  /// Stores text, or removes it if `text` is `nil`.
  func set(_ text: String?, for key: String) {
    defaults.set(text, forKey: key)
  }
}
