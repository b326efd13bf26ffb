/// Finds the module of a declaration of Apple's that was written in Objective-C or C, of which the
/// identifier tells the name only.
enum AppleModule {
  /// The module to import for a name, by the letters that it begins with.
  static func guess(for name: String) -> String {
    prefixes.first { prefix, _ in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }?.module ?? "Foundation"
  }

  private static let prefixes: [(prefix: String, module: String)] = [
    ("UI", "UIKit"), ("UN", "UserNotifications"), ("CA", "QuartzCore"), ("CL", "CoreLocation"),
    ("CB", "CoreBluetooth"), ("CK", "CloudKit"), ("CN", "Contacts"), ("CM", "CoreMotion"),
    ("AV", "AVFoundation"), ("MK", "MapKit"), ("WK", "WebKit"), ("SK", "StoreKit"),
    ("PH", "Photos"), ("HK", "HealthKit"), ("EK", "EventKit"), ("GK", "GameKit"),
    ("LA", "LocalAuthentication"),
    ("MTL", "Metal"), ("SCN", "SceneKit"), ("MF", "MessageUI"), ("AS", "AuthenticationServices"),
    ("SF", "SafariServices"), ("INIntent", "Intents"), ("PK", "PassKit"), ("ML", "CoreML"),
    ("VN", "Vision"), ("BG", "BackgroundTasks"), ("WC", "WatchConnectivity"),
  ]
}
