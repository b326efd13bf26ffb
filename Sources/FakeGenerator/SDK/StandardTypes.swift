/// The identifiers of types of the standard library that a fake treats in a special way.
///
/// Symbol graphs don't say what is special about them. The lists were written by hand, from the
/// documentation of the types. All of the identifiers are in the symbol graphs of Swift 6.3; a type
/// of a later version has to be added.
enum StandardTypes {
  /// Noncopyable and nonescapable types, whose values can't be stored in an `Any`.
  static let unboxable: Set<String> = [
    "s:s4SpanV", "s:s7RawSpanV", "s:s11MutableSpanV", "s:s14MutableRawSpanV", "s:s10OutputSpanV",
    "s:s13OutputRawSpanV", "s:s8UTF8SpanV", "s:15Synchronization5MutexV",
    "s:15Synchronization6AtomicV", "s:12_Concurrency11ExecutorJobV", "s:12_Concurrency3JobV",
  ]

  /// Common types that are `Sendable` if their generic arguments are.
  static let sendable: Set<String> = [
    "s:Si", "s:Su", "s:Sb", "s:SS", "s:Sd", "s:Sf", "s:SJ", "s:Sa", "s:SD", "s:Sh", "s:Sq",
    "s:s4Voida",
  ]

  /// Types whose uses strict memory safety requires to be marked `unsafe`.
  static let unsafe: Set<String> = [
    // Pointers, buffers, and references to either.
    "s:SP", "s:Sp", "s:SV", "s:Sv", "s:SR", "s:Sr", "s:SW", "s:Sw",
    "s:s13OpaquePointerV", "s:s9UnmanagedV", "s:s14CVaListPointerV",
    // Concurrency.
    "s:Scc", "s:Sct", "s:Sce", "s:12_Concurrency19UnownedTaskExecutorV",
  ]

  /// Common static members of the numbers.
  static let constants: [String: Set<String>] = [
    "s:Si": integers, "s:Su": integers, "s:s5Int64V": integers, "s:s6UInt64V": integers,
    "s:Sd": fractions, "s:Sf": fractions,
  ]

  private static let integers: Set<String> = ["min", "max", "zero"]
  private static let fractions: Set<String> = ["zero", "pi", "infinity", "nan"]

  /// The associated types of protocols to which a class can conform.
  ///
  /// In the class, their names mean these types.
  static let associatedNames: Set<String> = [
    "AllCases", "ArrayLiteralElement", "AsyncIterator", "Body", "Duration", "Element", "Failure",
    "ID",
    "Index", "Indices", "Input", "Instant", "Iterator", "Key", "Output", "RawValue", "SubSequence",
    "Value",
  ]

  static let optional = "s:Sq"
  static let never = "s:s5NeverO"
}
