import SpryTesting

@testable import HutbookKit

extension FakeBedService {
  /// Stubs requests for the number of free beds with an immediate result.
  func answerFreeBeds(_ answer: Result<Int, BookingError>) {
    stub.freeBeds().andDo { _, _, completion in completion(answer) }
  }

  /// Stubs bookings with an immediate result.
  func answerBooking(_ answer: Result<String, BookingError>) {
    stub.book().andDo { _, _, _, completion in completion(answer) }
  }
}
