/// What spies and stubs have in common: the names of their functions, and a storage.
///
/// Fakes adopt ``Spyable``, ``Stubbable`` or ``Spryable``, which refine it.
public protocol TestDouble: AnyObject {
  /// The instance functions and properties that the fake records or answers.
  associatedtype Function: StringRepresentable

  /// The static functions and properties. Omit it if there are none.
  associatedtype ClassFunction: StringRepresentable = NoFunctions

  /// Where this fake's calls and stubs are kept.
  ///
  /// By default it is looked up in a registry that holds the fake weakly. A fake that owns its
  /// storage is faster, and frees the recorded arguments with itself:
  ///
  /// ```swift
  /// let spryStorage = SpryStorage()
  /// ```
  var spryStorage: SpryStorage { get }
}

extension TestDouble {
  /// The storage that the registry keeps for this fake as long as it lives.
  public var spryStorage: SpryStorage {
    StorageRegistry.shared.storage(of: self)
  }

  /// Everything about this fake that does not depend on whether an instance or the type is meant.
  package var subject: Subject<Function> {
    Subject(type(of: self), isStatic: false, storage: spryStorage)
  }

  /// The same for the static members, in the current scope.
  package static var subject: Subject<ClassFunction> {
    Subject(self, isStatic: true, storage: TestScope.current.staticStorage(of: self))
  }
}

extension TestDouble {
  /// This fake as a call of one of its members reaches it.
  @inlinable var receiver: Receiver {
    Receiver(type(of: self), isStatic: false, spryStorage)
  }

  /// The same for the static members, in the current scope.
  @usableFromInline static var receiver: Receiver {
    Receiver(self, isStatic: true, TestScope.current.staticStorage(of: self))
  }
}
