/// A number that several threads can increment without losing a step.
///
/// It is atomic rather than locked, because every call of every fake in the process counts with the
/// same one. The module `Synchronization` has atomics too, but needs macOS 15, and the compiler
/// builds it again to index it, which adds two seconds to a user's clean build.
@safe package final class Counter: Sendable {
  /// Only the functions below access the memory.
  private let count: Unchecked<UnsafeMutablePointer<Int>>

  package init() {
    unsafe count = Unchecked(.allocate(capacity: 1))
    unsafe count.value.initialize(to: 0)
  }

  deinit { unsafe count.value.deallocate() }

  package var value: Int { unsafe valueOfCounter(count.value) }

  /// Adds one.
  ///
  /// - Returns: The new number.
  package func next() -> Int { unsafe nextOfCounter(count.value) }

  /// Adds one, unless another thread has done so since `value` was read.
  ///
  /// - Returns: Whether one was added.
  package func advance(from value: Int) -> Bool { unsafe advanceCounter(count.value, value) }

  /// Adds one if the number is still `least`, below which it can't be.
  package func mark(from least: Int = 0) { if value == least { _ = advance(from: least) } }
}

// The functions of `SpryRuntime`. If they were imported, every compilation against Spry's module
// without a package, such as that of a tool that extracts symbols, would need that module too.

@_silgen_name("spry_counter_value")
private func valueOfCounter(_ counter: UnsafeMutablePointer<Int>) -> Int

@_silgen_name("spry_counter_next")
private func nextOfCounter(_ counter: UnsafeMutablePointer<Int>) -> Int

@_silgen_name("spry_counter_advance")
private func advanceCounter(_ counter: UnsafeMutablePointer<Int>, _ value: Int) -> Bool
