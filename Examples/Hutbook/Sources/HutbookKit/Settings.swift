import Foundation

/// What the app remembers until it is started again: a class, because `UserDefaults` is one.
class Settings {
  private let defaults: UserDefaults

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
  }

  /// Returns the text that was stored last.
  func text(for key: String) -> String? {
    defaults.string(forKey: key)
  }

  /// Stores a text; `nil` removes it.
  func set(_ text: String?, for key: String) {
    defaults.set(text, forKey: key)
  }
}
