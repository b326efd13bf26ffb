protocol TrailStore: AnyObject {
  var region: String { get set }
  func trails(near place: String) -> [Trail]
  func save(_ trail: Trail, as name: String)
}
