import Foundation

extension LookAlike {
  /// The Swift value that a Foundation value represents, or `nil` if there is none.
  ///
  /// `Data` is converted to its bytes, and a URL or a UUID to its string. Collections are left out,
  /// because bridging one that contains itself never ends.
  static func bridged(_ value: Any) -> Any? {
    switch value {
    case let data as Data: Array(data)
    case let url as URL: url.absoluteString
    case let id as UUID: id.uuidString
    default: Identity.object(value).flatMap(bridged(object:))
    }
  }

  private static func bridged(object: AnyObject) -> Any? {
    switch object {
    case let number as NSNumber: number.doubleValue
    case let text as NSString: text as String
    case let data as NSData: Array(data as Data)
    case let url as NSURL: (url as URL).absoluteString
    case let id as NSUUID: id.uuidString
    default: nil
    }
  }
}
