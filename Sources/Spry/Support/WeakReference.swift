/// A reference that does not keep its object alive.
package struct WeakReference: Sendable {
  private struct Contents {
    weak var object: AnyObject?
  }

  // The contents never change after `init` but for becoming `nil`, which the runtime makes safe.
  private let contents: Unchecked<Contents>

  package init(_ object: AnyObject) {
    contents = Unchecked(Contents(object: object))
  }

  /// The object, or `nil` once it is gone.
  package var object: AnyObject? { contents.value.object }
}
