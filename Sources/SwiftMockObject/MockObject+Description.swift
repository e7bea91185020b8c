// What a mock remembers is not what one wants to read where a mock is an argument or part of one.

extension MockObject: DescribedByTypeName {}

extension MockRecorder: DescribedByTypeName {}
