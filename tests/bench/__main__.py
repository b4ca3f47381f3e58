"""Runs every measurement but the long one of memory: `make bench`."""

from tests.bench import bot, computers, deputies, engine, pictures, postgres, sandbox, timers

if __name__ == "__main__":
    engine.main()
    computers.main()
    pictures.main()
    sandbox.main()
    bot.main()
    postgres.main()
    deputies.main()
    timers.main()
