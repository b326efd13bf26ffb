import Foundation

extension LookAlike {
  /// The Swift value that a value of a Foundation type stands for; `nil` if there is none.
  ///
  /// `Data` stands for its bytes, a URL and a UUID for their strings. Collections are left out:
  /// bridging one that contains itself never ends.
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
