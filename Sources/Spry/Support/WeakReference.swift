/// A reference that doesn't keep its object alive.
package struct WeakReference: Sendable {
  /// A class, because copying a weak reference takes longer than reading it.
  private final class Contents {
    weak var object: AnyObject?

    // Objective-C would crash the process for a dying object; Swift's runtime gives `nil`.
    init(_ object: AnyObject) { self.object = DyingObject.isDying(object) ? nil : object }
  }

  // The contents never change after `init`, except that the object becomes `nil`, which the runtime
  // makes safe.
  private let contents: Unchecked<Contents>

  package init(_ object: AnyObject) { contents = Unchecked(Contents(object)) }

  /// The object, or `nil` once it is gone, or its `deinit` has begun.
  package var object: AnyObject? { contents.value.object }
}
