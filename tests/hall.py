"""`python -m tests.hall COMMAND...`: the command line of a bot that also hosts the tests' second game."""

import sys

from bot.__main__ import main as command_line
from bot.catalogue import GAMES
from tests import second_game


def main(arguments: list[str]) -> int:
    """Run one command."""
    GAMES[second_game.NAME] = second_game.HOME
    return command_line(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
