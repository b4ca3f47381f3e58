"""The second game, which lives in the tests: where its parts are. It has no painter of its own."""

from pathlib import Path

from bot.catalogue import Home

NAME = "drafting"
HOME = Home("tests.drafting", "", Path(__file__).parent / "drafting" / "data")
