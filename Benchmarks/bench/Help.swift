/// The text of `bench --help`.
enum Help {
  static let text = """
    bench measures what loading a view costs, by strategy and layout.

    bench [run] [OPTIONS]            measure everything, print a table, write results/<time>-<commit>.csv
      --suite P --fixture P --strategy P   only what fits these patterns (* and ?)
      --quick                        a look of a few seconds instead of a measurement
      --processes N --seconds N      how many fresh processes, how long in all
      --rounds N                     blocks a process, instead of filling the time
      --seed N                       seed of the order in which cells run
      --allocator jemalloc|system    which allocator serves the measured code (system: no counts)
      --output FILE                  where the results go; --no-samples leaves the raw samples out
    bench list                       suites, fixtures and strategies
    bench tree FIXTURE [--strategy S]  the view tree that a strategy makes
    bench --self-check               clock, allocator, counters; refuses where they can't be trusted
    bench --help                     this text

    Exit status: 0 done, 64 wrong arguments, 69 can't measure here, 70 a measurement failed, 130 interrupted.

    """
}
