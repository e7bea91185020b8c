public func MOAssertTimesCalled(_ r: some CallReference, _ n: Int) { if r.reference.timesCalled != n { fatalError() } }
