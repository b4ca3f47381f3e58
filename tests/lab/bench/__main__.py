"""Run all benchmarks except the long memory test, and save the results to a file: `make bench`."""

from tests.lab.bench import bot, computers, deputies, engine, flood, pictures, postgres, sandbox, timers
from tests.lab.bench.report import kept

if __name__ == "__main__":
    with kept():
        for part in (engine, computers, pictures, sandbox, bot, postgres, deputies, timers, flood):
            part.main()
