/// Knows the beds of huts.
///
/// It is older than `async`, and calls back on a thread of its own.
protocol BedService: AnyObject, Sendable {
  /// Asks for the number of free beds.
  func freeBeds(
    in hut: Hut, on day: Int,
    completion: @escaping @Sendable (Result<Int, BookingError>) -> Void)

  /// Books beds, and passes on the confirmation.
  func book(
    _ beds: Int, in hut: Hut, on day: Int,
    completion: @escaping @Sendable (Result<String, BookingError>) -> Void)
}
