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
      let weak = unsafe initWeakOrNil(&location, address)
      unsafe destroyWeak(&location)
      return unsafe weak == nil
    }
  }
#endif
