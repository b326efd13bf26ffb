/// A reference to a fake at a particular address, which doesn't keep the fake alive.
///
/// A weak reference becomes `nil` as soon as its object's `deinit` begins, but the fake may still
/// be called from there. An unowned reference keeps the object's memory, so no other object can get
/// its address while the reference exists. Whatever is at that address is therefore the same fake.
@safe struct FakeReference: Sendable {
  /// A class, because copying these references is slower than reading them.
  private final class Contents {
    unowned let memory: AnyObject

    init(_ object: AnyObject) { memory = object }
  }

  // The contents never change after `init`.
  private let contents: Unchecked<Contents>
  // Only used while the unowned reference keeps the memory.
  private let address: Unchecked<Unmanaged<AnyObject>>

  init(_ fake: AnyObject) {
    contents = Unchecked(Contents(fake))
    unsafe address = Unchecked(Unmanaged.passUnretained(fake))
  }

  /// Whether the fake can't be called any more.
  ///
  /// A fake that exists counts as one more unowned reference to itself, until its `deinit` ends.
  var isGone: Bool { unsafe address.value._withUnsafeGuaranteedRef(_getUnownedRetainCount) == 1 }
}
