// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@propertyWrapper public struct Clamped {
  public var wrappedValue: Int
  public init(wrappedValue: Int) { self.wrappedValue = min(wrappedValue, 10) }
}

@resultBuilder public enum RouteBuilder {
  public static func buildBlock(_ stops: String...) -> [String] { stops }
}

public protocol RoutePlanner {
  @RouteBuilder var route: [String] { get }
  @RouteBuilder func stops(on day: Int) -> [String]
  @MainActor @RouteBuilder func shown() -> [String]
  func plan(@RouteBuilder _ stops: () -> [String]) -> Int
  func plan(@RouteBuilder with stops: @escaping () -> [String]) -> Int
  func plan(days: Int, @RouteBuilder stops: () -> [String]) -> Int
}

public let cups = 2

open class Thermos {
  @Clamped open var level = 3
  public init(level: Int = 4) { self.level = level }
  open func pour(@Clamped _ amount: Int, cups: Int = 2) -> Int { amount * cups }
  open func note(
    _ text: String = "a, \"b\" (c", _ other: String? = nil, _ hours: [Int] = [1, 2],
    _ places: [String: Int] = [:], _ heat: Double = -1.5, _ error: WalkError = .closed,
    isFull: Bool = true, in function: String = #function
  ) -> String { text }
  open func hide(_ count: Int = cups, _ isLess: Bool = 1 < 2, _ last: Int = 7) -> Int { count }
}
