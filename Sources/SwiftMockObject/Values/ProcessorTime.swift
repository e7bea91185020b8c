import Foundation

/// The seconds that the processor has worked for this thread.
///
/// Unlike a clock's, they don't pass while other threads work. So what a limit lets through doesn't depend on the
/// load of the machine.
func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
