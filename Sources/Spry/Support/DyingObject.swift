// The functions of `SpryRuntime/DyingObject.c`.

@_silgen_name("spry_is_dying")
private func isDying(_ object: UnsafeRawPointer) -> Bool

@_silgen_name("spry_may_include_dying_object")
private func mayIncludeDyingObject(_ values: UnsafeRawPointer?, _ count: Int) -> Bool

/// Tells whether an object is being deallocated.
///
/// Whoever retains such an object beyond its `deinit` crashes the process.
enum DyingObject {
  static func isDying(_ object: AnyObject) -> Bool {
    let address = unsafe UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    #if canImport(ObjectiveC)
      if object is NSObject { return unsafe isDyingInObjectiveC(address) }
    #endif
    return unsafe Spry.isDying(address)
  }

  /// Whether any of the arguments of a call may be such an object.
  ///
  /// Every call asks this, so it doesn't cast.
  static func mayBeAmong(_ arguments: [Any?]) -> Bool {
    unsafe arguments.withUnsafeBytes { values in
      unsafe mayIncludeDyingObject(values.baseAddress, arguments.count)
    }
  }
}

#if canImport(ObjectiveC)
  import ObjectiveC

  @_silgen_name("spry_is_dying_in_objective_c")
  private func isDyingInObjectiveC(_ object: UnsafeRawPointer) -> Bool
#endif
