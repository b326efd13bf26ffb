#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// A reference to a fake at a particular address, which doesn't keep the fake alive.
///
/// A weak reference becomes `nil` as soon as its object's `deinit` begins, but the fake may still
/// be called from there. An unowned reference keeps the object's memory, so no other object can get
/// its address while the reference exists. Whatever is at that address is therefore the same fake.
struct FakeReference: Sendable {
  /// A class, because copying these references is slower than reading them.
  private final class Contents {
    weak var object: AnyObject?
    // Never read.
    unowned let memory: AnyObject

    init(_ object: AnyObject) {
      self.object = object
      memory = object
    }
  }

  // The contents never change after `init`, except that the weak reference becomes `nil`. The
  // runtime makes that thread-safe.
  private let contents: Unchecked<Contents>
  private let keepsAddress: Bool

  init(_ fake: AnyObject) {
    contents = Unchecked(Contents(fake))
    #if canImport(ObjectiveC)
      // Objective-C objects free their memory even if there is an unowned reference.
      keepsAddress = !(fake is NSObject)
    #else
      keepsAddress = true
    #endif
  }

  /// The fake; `nil` once its `deinit` has begun.
  var object: AnyObject? { contents.value.object }

  /// Whether a fake at the reference's address is the referenced fake.
  func isReference(to fake: AnyObject) -> Bool {
    keepsAddress || object === fake
  }
}
