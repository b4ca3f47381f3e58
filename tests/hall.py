"""`python -m tests.hall COMMAND...`: the command line of a bot that hosts the second game of the tests too."""

import sys

from bot.__main__ import main
from bot.catalogue import GAMES
from tests import second_game

if __name__ == "__main__":
    GAMES[second_game.NAME] = second_game.HOME
    sys.exit(main(sys.argv[1:]))
