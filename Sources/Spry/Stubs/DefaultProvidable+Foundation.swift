public import Foundation

extension CGFloat: DefaultProvidable {}
extension Decimal: DefaultProvidable {}
extension Data: DefaultProvidable {}
extension CharacterSet: DefaultProvidable {}
extension IndexSet: DefaultProvidable {}

extension AttributedString: DefaultProvidable {
  /// An empty string.
  public static var defaultValue: AttributedString { AttributedString() }
}

extension IndexPath: DefaultProvidable {
  /// An empty path.
  public static var defaultValue: IndexPath { IndexPath() }
}

extension CGPoint: DefaultProvidable {
  /// The origin.
  public static var defaultValue: CGPoint { .zero }
}

extension CGSize: DefaultProvidable {
  /// A size of zero width and height.
  public static var defaultValue: CGSize { .zero }
}

extension CGRect: DefaultProvidable {
  /// A rectangle at the origin, of zero width and height.
  public static var defaultValue: CGRect { .zero }
}

extension Date: DefaultProvidable {
  /// The reference date, January 1, 2001, in UTC, which is the same in every run.
  public static var defaultValue: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

extension UUID: DefaultProvidable {
  /// The UUID of all zeros, which is the same in every run.
  public static var defaultValue: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}

extension Locale: DefaultProvidable {
  /// The locale without a language or a region.
  public static var defaultValue: Locale { Locale(identifier: "") }
}

extension URL: DefaultProvidable {
  /// The root of the file system.
  public static var defaultValue: URL { URL(fileURLWithPath: "/") }
}

extension URLComponents: DefaultProvidable {
  /// Components without any content.
  public static var defaultValue: URLComponents { URLComponents() }
}

extension URLQueryItem: DefaultProvidable {
  /// An item with an empty name and no value.
  public static var defaultValue: URLQueryItem { URLQueryItem(name: "", value: nil) }
}

#if !canImport(FoundationNetworking)
  // Where the type has a module of its own, that would make every test load the libraries of
  // `curl`.
  extension URLRequest: DefaultProvidable {
    /// A request for the default value of `URL`.
    public static var defaultValue: URLRequest { URLRequest(url: .defaultValue) }
  }
#endif

extension DateComponents: DefaultProvidable {
  /// Components without any content.
  public static var defaultValue: DateComponents { DateComponents() }
}

extension DateInterval: DefaultProvidable {
  /// No time at the default value of `Date`.
  public static var defaultValue: DateInterval { DateInterval(start: .defaultValue, duration: 0) }
}

extension TimeZone: DefaultProvidable {
  /// Greenwich Mean Time, which is the same in every run.
  public static var defaultValue: TimeZone { .gmt }
}

extension Calendar: DefaultProvidable {
  /// The Gregorian calendar in Greenwich Mean Time, which is the same in every run.
  public static var defaultValue: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .defaultValue
    calendar.locale = .defaultValue
    return calendar
  }
}
