"""Runs every measurement: `make bench`."""

from tests.bench import bot, deputies, engine, growth, pictures, sandbox

if __name__ == "__main__":
    engine.main()
    pictures.main()
    sandbox.main()
    bot.main()
    deputies.main()
    growth.main()
