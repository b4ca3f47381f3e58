"""Runs every measurement: `make bench`."""

from tests.bench import engine, pictures

if __name__ == "__main__":
    engine.main()
    pictures.main()
