/// A clock that knows the day of the week.
protocol DayClock: Sendable {
  var today: Day { get }
}
