/// The requirements that spies and stubs share: the names of their functions, and a storage.
///
/// Don't adopt this protocol directly. Adopt ``Spyable``, ``Stubbable`` or ``Spryable``, which
/// refine it.
public protocol TestDouble: AnyObject {
  /// The instance functions and properties that the fake records or answers.
  associatedtype Function: StringRepresentable

  /// The static functions and properties that the fake records or answers.
  ///
  /// Omit it if there are none.
  associatedtype ClassFunction: StringRepresentable = NoFunctions

  /// The calls and stubs of this fake.
  ///
  /// By default, the storage is looked up in a registry that references the fake weakly. If the
  /// fake declares its own storage, calls are faster, and recorded arguments are released together
  /// with the fake:
  ///
  /// ```swift
  /// let spryStorage = SpryStorage()
  /// ```
  var spryStorage: SpryStorage { get }
}

extension TestDouble {
  /// The storage that the registry keeps for this fake while the fake is alive.
  public var spryStorage: SpryStorage { StorageRegistry.shared.storage(of: self) }

  /// This fake in a form that instances and static members share.
  @inlinable package var record: FakeRecord {
    FakeRecord(FakeIdentity(type(of: self), functions: Function.self, isStatic: false), spryStorage)
  }

  /// The same for the static members, in the current scope.
  @usableFromInline package static var record: FakeRecord {
    FakeRecord(
      FakeIdentity(self, functions: ClassFunction.self, isStatic: true),
      TestScope.current.staticStorage(of: self))
  }
}
