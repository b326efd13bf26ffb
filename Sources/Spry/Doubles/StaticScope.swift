/// Where the calls and stubs of static members are kept, one storage for each type.
///
/// There is one for the process; a task may have one of its own, for as long as a test runs.
package final class StaticScope: Sendable {
  @TaskLocal package static var current = StaticScope()

  private let storages = Lock<[ObjectIdentifier: SpryStorage]>([:])

  package init() {}

  func storage(of type: any Any.Type) -> SpryStorage {
    let key = ObjectIdentifier(type)
    return storages.withLock { storages in
      if let storage = storages[key] { return storage }
      let storage = SpryStorage()
      storages[key] = storage
      return storage
    }
  }
}
