public import Foundation

extension NSObject: SpryEquatable {}

extension LookAlike {
  /// The Swift value that a Foundation value represents, or `nil` if there is none.
  ///
  /// `Data` is converted to its bytes, and a URL or a UUID to its string. Mutable collections are
  /// left out, because bridging one that contains itself never ends.
  static func bridged(_ value: Any) -> Any? {
    switch value {
    case let data as Data: Array(data)
    case let url as URL: url.absoluteString
    case let id as UUID: id.uuidString
    case let indices as IndexSet: Array(indices)
    case let locale as Locale: locale.identifier
    default: Identity.object(value).flatMap(bridged(object:))
    }
  }

  private static func bridged(object: AnyObject) -> Any? {
    switch object {
    case let number as NSNumber: number.doubleValue
    case let text as NSString: text as String
    case let note as NSNotification: note as Notification
    case is NSMutableArray, is NSMutableDictionary, is NSMutableSet: nil
    case let list as NSArray: Array(list)
    case let entries as NSDictionary: entries as? [AnyHashable: Any]
    case let set as NSSet: set as? Set<AnyHashable>
    default: nil
    }
  }

  /// Whether a value stands for `nil` in Objective-C.
  static func isNull(_ value: Any) -> Bool { Identity.object(value) is NSNull }

  /// Whether an `NSNumber` represents a `Bool`, an `NSError` an error of the test, or another object
  /// a struct of Foundation, such as a `URLRequest`.
  static func isBridged(_ value: Any, _ other: Any) -> Bool {
    if let number = Identity.object(value) as? NSNumber, let other = other as? Bool {
      return number as? Bool == other
    }
    // For a Swift error, this creates an `NSError` from its type and its case.
    if let error = Identity.object(value) as? NSError, let other = other as? any Error {
      let other = other as NSError
      return error.domain == other.domain && error.code == other.code
    }
    return isBox(value, of: other)
      || other is any ReferenceConvertible
        && (Identity.object(value) as? NSObject)?.isEqual(other as AnyObject) ?? false
  }

  /// Whether a value is the object that `as AnyObject` makes of a Swift value.
  private static func isBox(_ value: Any, of other: Any) -> Bool {
    guard String(describing: type(of: value)) == "__SwiftValue" else { return false }
    func matches<Plain>(_ plain: Plain) -> Bool {
      (value as? Plain).map { Comparison.matches(plain, $0) } ?? false
    }
    return _openExistential(other, do: matches)
  }
}
