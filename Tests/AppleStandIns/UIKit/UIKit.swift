// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// Apple documents them at the addresses given.

@_exported public import Foundation

// https://developer.apple.com/documentation/uikit/uiresponder
@MainActor open class UIResponder: NSObject {}

// https://developer.apple.com/documentation/uikit/uiview
@MainActor open class UIView: UIResponder {}

// https://developer.apple.com/documentation/uikit/uilabel
@MainActor open class UILabel: UIView {
  open var text: String?
}

// https://developer.apple.com/documentation/uikit/uiviewcontroller
@MainActor open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  public required init?(coder: NSCoder) {}

  open var view: UIView!
  open var title: String?

  open func loadView() {}
  open func viewDidLoad() {}
}
