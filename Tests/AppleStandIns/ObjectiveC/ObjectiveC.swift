// With a module of this name, `canImport(ObjectiveC)` is true.

@_exported public import class Foundation.NSObject

public enum objc_AssociationPolicy {
  case OBJC_ASSOCIATION_RETAIN
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}
