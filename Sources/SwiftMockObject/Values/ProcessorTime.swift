import Foundation

/// The seconds that the processor has worked for this thread: unlike those of a clock, they do not pass while others are at
/// work, so that what a limit on them lets through does not depend on the load of the machine.
func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
