/// A service that knows how many beds are free and books them.
///
/// It predates `async` and calls completion handlers on its own thread.
protocol BedService: AnyObject, Sendable {
  /// Requests the number of free beds.
  func freeBeds(
    in hut: Hut, on day: Int,
    completion: @escaping @Sendable (Result<Int, BookingError>) -> Void)

  /// Books beds and passes the confirmation to `completion`.
  func book(
    _ beds: Int, in hut: Hut, on day: Int,
    completion: @escaping @Sendable (Result<String, BookingError>) -> Void)
}
