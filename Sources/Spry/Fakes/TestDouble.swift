extension SpryStorage {
  /// The requirements that spies and stubs share: the names of their functions and a storage.
  ///
  /// Instead of conforming to this protocol directly, conform to ``Spyable``, ``Stubbable``, or
  /// ``Spryable``, which refine it.
  public protocol TestDouble: AnyObject {
    /// The instance functions and properties that the fake records or stubs.
    associatedtype Function: StringRepresentable

    /// The static functions and properties that the fake records or stubs.
    ///
    /// Omit it if there are none.
    associatedtype ClassFunction: StringRepresentable = NoFunctions

    /// The calls and stubs of this fake.
    ///
    /// By default, Spry looks the storage up in a registry that references the fake weakly. If the
    /// fake declares its own storage, calls are faster, and recorded arguments are released together
    /// with the fake:
    ///
    /// ```swift
    /// let spryStorage = SpryStorage()
    /// ```
    var spryStorage: SpryStorage { get }
  }
}

extension SpryStorage.TestDouble {
  /// The storage that the registry keeps for this fake while the fake is alive.
  public var spryStorage: SpryStorage { StorageRegistry.storage(of: self) }

  /// Describes a call to this fake, to verify it or to verify the order of calls.
  ///
  /// ```swift
  /// XCTAssertHaveReceivedInOrder(store.call(.trails), store.call(.save, with: eiger, "best"))
  /// ```
  ///
  /// - Parameters:
  ///   - function: The case of the function. To find calls that set a property, pass the property's
  ///     case.
  ///   - arguments: The expected arguments, in order. For each, pass a value, an ``Argument``, or
  ///     an ``ArgumentCaptor``. Omit them to match any arguments.
  ///   - file: The file to report failures in. The default is the file of this call.
  ///   - line: The line to report failures on. The default is the line of this call.
  /// - Returns: A pattern that assertions take in place of a fake and a function.
  public func call(
    _ function: Function, with arguments: Any?..., file: StaticString = #filePath,
    line: UInt = #line
  ) -> CallPattern { record.call(function, arguments, file, line) }

  /// Describes a call to a static member; see ``call(_:with:file:line:)-swift.method``.
  public static func call(
    _ function: ClassFunction, with arguments: Any?..., file: StaticString = #filePath,
    line: UInt = #line
  ) -> CallPattern { record.call(function, arguments, file, line) }

  /// This fake in a form that instances and static members share.
  @inlinable package var record: FakeRecord {
    FakeRecord(FakeIdentity(type(of: self), functions: Function.self, isStatic: false), spryStorage)
  }

  /// The static members of the type, with their storage in the current scope.
  @usableFromInline package static var record: FakeRecord {
    FakeRecord(
      FakeIdentity(self, functions: ClassFunction.self, isStatic: true),
      TestScope.current.staticStorage(of: self))
  }
}
