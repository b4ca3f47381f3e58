"""Runs every measurement but the long one of memory, and keeps what was found in a file: `make bench`."""

from tests.bench import bot, computers, deputies, engine, flood, pictures, postgres, sandbox, timers
from tests.bench.report import kept

if __name__ == "__main__":
    with kept():
        for part in (engine, computers, pictures, sandbox, bot, postgres, deputies, timers, flood):
            part.main()
