"""The second game, which exists only in tests: its name and the location of its parts. It has no painter."""

from pathlib import Path

from bot.catalogue import Home

NAME = "drafting"
HOME = Home("tests.drafting", "", Path(__file__).parent / "drafting" / "data")
