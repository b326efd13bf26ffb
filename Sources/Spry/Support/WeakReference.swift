/// A reference that doesn't keep its object alive.
package struct WeakReference: Sendable {
  /// A class, because copying a weak reference takes longer than reading it.
  private final class Contents {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
      #if canImport(ObjectiveC)
        if DyingObject.isDying(object) { return }
      #endif
      self.object = object
    }
  }

  // The contents never change after `init`, except that the object becomes `nil`, which the runtime
  // makes safe.
  private let contents: Unchecked<Contents>

  package init(_ object: AnyObject) { contents = Unchecked(Contents(object)) }

  /// The object, or `nil` once it is gone, or its `deinit` has begun.
  package var object: AnyObject? { contents.value.object }
}

#if canImport(ObjectiveC)
  import ObjectiveC

  // Both are exported since macOS 10.11, but no header that Swift sees declares them.

  @_silgen_name("objc_initWeakOrNil")
  private func initWeakOrNil(
    _ location: UnsafeMutablePointer<UnsafeRawPointer?>, _ object: UnsafeRawPointer
  ) -> UnsafeRawPointer?

  @_silgen_name("objc_destroyWeak")
  private func destroyWeak(_ location: UnsafeMutablePointer<UnsafeRawPointer?>)

  /// Tells whether an object of Objective-C is being deallocated.
  ///
  /// Objective-C crashes the process when a weak reference to such an object is created. For a class
  /// that doesn't inherit from `NSObject`, Swift creates one that is `nil`.
  enum DyingObject {
    static func isDying(_ object: AnyObject) -> Bool {
      guard object is NSObject else { return false }
      var location: UnsafeRawPointer?
      let address = unsafe UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      // Objective-C remembers the address of the weak reference, so it must not change.
      return unsafe withUnsafeMutablePointer(to: &location) { weak in
        defer { unsafe destroyWeak(weak) }
        return unsafe initWeakOrNil(weak, address) == nil
      }
    }
  }
#endif
