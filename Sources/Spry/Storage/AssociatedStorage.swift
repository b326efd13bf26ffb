#if canImport(ObjectiveC)
  import ObjectiveC

  /// Finds the storage of fakes that inherit from `NSObject` and don't own one.
  ///
  /// An unowned reference doesn't keep the memory of such an object, and creating a weak one in its
  /// `deinit` crashes the process. So the storage is associated with the object, and is freed with
  /// it.
  enum AssociatedStorage {
    /// Its address is also the key of the association.
    private static let lock = Lock(0)

    /// Returns the storage of a fake that inherits from `NSObject`, or `nil` for any other.
    static func storage(of fake: AnyObject) -> SpryStorage? {
      guard fake is NSObject else { return nil }
      let key = unsafe UnsafeRawPointer(lock.mutex)
      return lock.withLock { _ in
        if let known = unsafe objc_getAssociatedObject(fake, key) as? SpryStorage { return known }
        let storage = SpryStorage()
        unsafe objc_setAssociatedObject(fake, key, storage, .OBJC_ASSOCIATION_RETAIN)
        return storage
      }
    }
  }
#endif
