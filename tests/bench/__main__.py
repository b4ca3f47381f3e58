"""Runs every measurement: `make bench`."""

from tests.bench import bot, engine, sandbox

if __name__ == "__main__":
    engine.main()
    sandbox.main()
    bot.main()
