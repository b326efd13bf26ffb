/// Knows what day it is.
protocol DayClock: Sendable {
  var today: Day { get }
}
