// With a module of this name, `canImport(ObjectiveC)` is true.

@_exported public import class Foundation.NSObject
