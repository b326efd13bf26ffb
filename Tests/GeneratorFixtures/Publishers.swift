/// The namespace of a generic enum that protocols below use.
enum Walks {
  enum Completion<Failure> {
    case finished
    case failure(Failure)
  }
}

protocol WalkSubscriber: AnyObject {
  associatedtype Input
  associatedtype Failure: Error
  func receive(_ input: Input) -> Int
  func receive(completion: Walks.Completion<Failure>)
}

protocol WalkPublisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<WalkSubscriber>(subscriber: WalkSubscriber)
  where
    WalkSubscriber: GeneratorFixtures.WalkSubscriber, Failure == WalkSubscriber.Failure,
    Output == WalkSubscriber.Input
}

protocol WalkSubject<Output, Failure>: AnyObject, WalkPublisher {
  func send(_ value: Output)
  func send(completion: Walks.Completion<Failure>)
}

protocol WalkObserver {
  associatedtype Element
  func on(_ element: Element)
}

protocol WalkObservable {
  associatedtype Element
  func subscribe<Observer: WalkObserver>(_ observer: Observer) -> Int
  where Observer.Element == Element
}

/// A protocol with an associated type that has the name of a generic parameter of its parent.
protocol WalkRelay: WalkObservable {
  associatedtype Observer: WalkObserver
  func asObserver() -> Observer
}
