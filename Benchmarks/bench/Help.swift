/// The text of `bench --help`.
enum Help {
  static let text = """
    bench measures what loading a view costs, by strategy and layout.

    bench [run] [OPTIONS]            measure everything, print a table, write results/<time>-<commit>.csv
      --suite P --fixture P --strategy P   only what fits these patterns (* ? and commas)
      --quick                        a look of a few seconds instead of a measurement
      --processes N --seconds N      how many fresh processes, how long in all
      --rounds N                     blocks a process, instead of filling the time
      --seed N                       seed of the order in which cells run
      --allocator jemalloc|system    which allocator serves the measured code (system: no counts)
      --output FILE                  where the results go; --no-samples leaves the raw samples out
    bench list [PATTERNS]            suites, fixtures and strategies
    bench tree FIXTURE [--strategy S] [--svg]  the view tree that a strategy makes, printed or drawn
    bench render FIXTURE|FILE [-o FILE]  the laid-out tree of a fixture, a xib or a nib, drawn (SVG)
      --strategy S                   the strategy that makes a fixture's tree
    bench --nib FILE|FOLDER…         measure your own xibs and nibs, without their classes; the slowest come first
      --slowest                      print no more than the slowest ten; --output FILE keeps the figures
      --rounds N --processes N --seconds N --seed N --quick   as for a run
    bench --series                   what a view costs in generated layouts of 2 to 20,000 views
      --rounds N --processes N --seconds N --seed N --quick --output FILE   as for a run
    bench compare BASE HEAD          judge two runs: files, folders, or commits that have a file in results/
      --format text|markdown|json    --all shows every cell; --force compares unlike runs
    bench ab BASE [HEAD]             build two commits, measure them in turn, compare pair by pair
      --quick --pairs N --rounds N --seconds N --seed N --output FILE   how much, and where the figures go
      --binaries                     BASE and HEAD are built programs, or folders of them called bench-…
    bench phases [PATTERNS]          where the time of a load and first layout goes
    bench cold [PATTERNS] [--processes N]  the first load of a fresh process
    bench model [FILE] [--suite S]   fixed cost, cost of a view, a constraint, a connection; --all: each fixture's distance
    bench chart FILE… -o FOLDER      pictures (SVG) of strategies, sizes, phases and history
    bench export FILE --format benchstat|github-action-benchmark|bencher|jmh [-o FILE]
    bench readme [README] [FILE]     write a results file's figures into the marked places of a page
    bench renew                      measure all, draw the charts, and write the figures into README.md
    bench --self-check               clock, allocator, counters; refuses where they can't be trusted
    bench --help                     this text

    Exit status: 0 done, 64 wrong arguments, 69 can't measure here, 70 a measurement failed, 130 interrupted.
    Of --nib: 1 where no file could be measured.
    Of compare and ab: 0 nothing worse, 1 slower or more allocations, 2 unreadable or unlike, 3 void or too noisy.

    """
}
