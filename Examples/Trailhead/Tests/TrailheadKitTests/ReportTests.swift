import Testing

@testable import TrailheadKit

/// Tests the complete output of the command, as the hiker reads it.
struct ReportTests {
  @Test func reportHasALineForEachDecidedDay() {
    let plan = WeekPlan(
      place: "Grindelwald",
      decisions: [.sunday: .hike(.eiger), .saturday: .tooWet(.rainySaturday)])

    #expect(
      plan.report == """
        Hikes near Grindelwald
          Saturday   no hike: 12 mm of rain
          Sunday     Eiger Trail: 140 m up, 2.5 hours
        """)
  }

  @Test(arguments: [
    (Decision.hike(.gemmi), "Gemmi Pass: 1130 m up, 5 hours"),
    (.tooWet(.rainySaturday), "no hike: 12 mm of rain"),
    (.tooWindy(.stormySaturday), "no hike: wind of 90 km/h"),
    (.noForecast, "no hike: the forecast is missing"),
    (.noTrail, "no hike: no trail is left that suits the weather"),
  ])
  func descriptionsOfDecisionsIncludeTheReason(decision: Decision, text: String) {
    #expect("\(decision)" == text)
  }
}
