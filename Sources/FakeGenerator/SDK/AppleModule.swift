/// The modules of Apple's Objective-C and C declarations, whose identifiers contain only the name.
///
/// The list is a selection of frameworks. For all other declarations, Foundation is assumed.
enum AppleModule {
  /// The module to import for a name, according to the prefix of the name.
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
