"""Runs every measurement: `make bench`."""

from tests.bench import engine, sandbox

if __name__ == "__main__":
    engine.main()
    sandbox.main()
