import UIKit

/// A delegate that Objective-C can see, with optional requirements.
@objc protocol TrailListDelegate: NSObjectProtocol {
  func list(_ list: TrailList, didShow row: Int)
  @objc(listIsQuiet:) func isQuiet(_ list: TrailList) -> Bool
  @objc optional func listDidClose(_ list: TrailList)
  @objc optional func list(_ list: TrailList, heightOf row: Int) -> Int
  @objc optional var limit: Int { get }
}

/// A protocol for any class.
@objc protocol TrailSource {
  var count: Int { get set }
  func trail(at row: Int) -> TrailList?
  func load(from row: Int, completion: @escaping (Int, Bool) -> Void)
}

/// A class with properties that can be observed.
class TrailList: NSObject {
  @objc dynamic var count = 0
  @objc dynamic private(set) var length = 0
  @objc weak var delegate: (any TrailListDelegate)?
  @objc func reload() {}
  @objc class func shared() -> TrailList { TrailList() }
  @objc @discardableResult func open(_ row: Int) -> Bool { true }
  func close() {}
}

/// A subclass of a class of the framework.
class TrailScreen: UIViewController {
  @objc dynamic var rows = 0
  override func viewDidLoad() {}
  @objc func select(_ sender: Any?) {}
}

/// Protocols that require a subclass of a class of the framework.
protocol TrailBadge: UIView {
  var isLit: Bool { get set }
}

protocol TrailPin: UIView {
  init(row: Int)
}

/// Protocols in Swift that inherit from protocols in Objective-C.
protocol TrailTable: UITableViewDelegate, UITableViewDataSource {
  func reload()
}

protocol TrailDownloading: UIDownloading, Sendable {
  var downloader: UIDownloader { get }
}
