#if canImport(UIKit)
  import UIKit

  /// The screen of a hut.
  final class BookingViewController: UIViewController, BookingModelDelegate {
    private let model: BookingModel
    private let label = UILabel()

    init(model: BookingModel) {
      self.model = model
      super.init(nibName: nil, bundle: nil)
      model.delegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("The screen is not in a storyboard.")
    }

    override func loadView() {
      view = label
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = model.hut.name
      Task { await model.load(day: 1) }
    }

    func bookingModelDidChange(_ model: BookingModel) {
      let beds = model.freeBeds.map { "\($0) beds" } ?? "…"
      label.text = [beds, model.outlook].compactMap { $0 }.joined(separator: ", ")
    }

    func bookingModel(_ model: BookingModel, didBook confirmation: String) {
      label.text = confirmation
    }

    func bookingModel(_ model: BookingModel, didFailWith error: BookingError) {
      label.text = "\(error)"
    }
  }
#endif
