#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// A reference to a fake at a certain address that does not keep it alive.
///
/// A weak reference is `nil` as soon as the `deinit` of its object begins, and the fake may be
/// called from there. An unowned one keeps the object's memory, so no other object gets its address
/// as long as the reference is there: what is at the address is the same fake.
struct FakeReference: Sendable {
  /// A class, because to copy such references takes longer than to look at them.
  private final class Contents {
    weak var object: AnyObject?
    // Never read.
    unowned let memory: AnyObject

    init(_ object: AnyObject) {
      self.object = object
      memory = object
    }
  }

  // The contents never change after `init` but for becoming `nil`, which the runtime makes safe.
  private let contents: Unchecked<Contents>
  private let keepsAddress: Bool

  init(_ fake: AnyObject) {
    contents = Unchecked(Contents(fake))
    #if canImport(ObjectiveC)
      // Objects of Objective-C give up their memory although there is an unowned reference.
      keepsAddress = !(fake is NSObject)
    #else
      keepsAddress = true
    #endif
  }

  /// The fake; `nil` once its `deinit` has begun.
  var object: AnyObject? { contents.value.object }

  /// Whether a fake that has the address is the one that is referred to.
  func isReference(to fake: AnyObject) -> Bool {
    keepsAddress || object === fake
  }
}
