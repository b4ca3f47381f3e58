"""Ids: prompts, options and sights fit into buttons, commands and records."""

import re

import pytest

from bot.games.chains import MOST_LETTERS
from bot.games.contract import NAME_PATTERN, SIGHT_PATTERN, Option, Prompt
from cogs.cards.controls import BACK, CHOOSE, CONFIRM, DOUBT, PICK, SHORTCUT
from cogs.features.new_table import new_command
from tests import second_game
from tests.games.played import PLAYED, TABLES, load_played
from tests.games.walk import Walk

LARGEST_TABLE = 10**18 - 1
LONGEST_ID = 100
"""Discord's limit for the id of a button or a list."""
MOST_PARAMETERS = 25
"""Discord's limit for the options of a command."""
COMMAND = re.compile(r"[a-z0-9_-]{1,32}")
"""Names that Discord allows for commands, in plain letters."""


@pytest.mark.parametrize("name", PLAYED)
def test_a_game_and_its_options_have_names_for_commands(name: str) -> None:
    """Names match one pattern, within Discord's limits."""
    rules = load_played(name).rules
    assert rules.name == name
    for word in (name, *(word for option in rules.options for word in (option.name, *option.choices))):
        assert re.fullmatch(NAME_PATTERN, word)
        assert COMMAND.fullmatch(word)


@pytest.mark.parametrize("name", PLAYED)
def test_the_options_of_a_game_fit_into_the_new_command(name: str) -> None:
    """The game's options and the options of every `new` command fit together and have different names."""
    game = load_played(name)
    offered = [parameter.name for parameter in new_command(game).parameters]
    assert {option.name for option in game.rules.options} <= {*offered}
    assert len({*offered}) == len(offered) <= MOST_PARAMETERS


@pytest.mark.usefixtures("missing_words_allowed")
@pytest.mark.parametrize("taken", ["pace", "players", "interaction"])
def test_an_option_with_a_duplicate_name_is_refused(taken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The error is raised when the command is built, not when a user runs it."""
    game = load_played(second_game.NAME)
    monkeypatch.setattr(game.rules, "options", (Option(taken, ("few", "many")),))
    with pytest.raises(ValueError, match=f"duplicate parameter name: '{taken}'"):
        new_command(game)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_sight_has_a_valid_id(name: str, seats: int) -> None:
    """All viewers have the same sights."""
    game, walk = load_played(name), Walk(load_played(name), seats, 6)
    for state in walk.states()[::10]:
        public = game.guide.sights(walk.rules.view(state, None))
        assert all(re.fullmatch(SIGHT_PATTERN, sight) for sight in public)
        for seat in range(seats):
            assert game.guide.sights(walk.rules.view(state, seat)) == public


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_ids_of_buttons_can_be_read_back(name: str, seats: int) -> None:
    """Ids are within Discord's limit for any prompt and option and the largest table number."""
    walk = Walk(load_played(name), seats, 7)
    for prompt in [prompt for state in walk.states() for prompt in walk.rules.prompts(state)]:
        _check_buttons(prompt)


def test_the_longest_ids_fit() -> None:
    """These ids have the longest prompt and option that the contract allows, and the largest table number."""
    _check_buttons(Prompt(0, "a" * 40, "ask", ("b" * 24,)))
    facts = (LARGEST_TABLE, "a" * 40, "y" * MOST_LETTERS + "0000")
    assert SHORTCUT.read(SHORTCUT.id(*facts)) == facts
    assert len(SHORTCUT.id(*facts)) <= LONGEST_ID


def _check_buttons(prompt: Prompt) -> None:
    for control in (PICK, CONFIRM, BACK):
        custom_id = control.id(LARGEST_TABLE, prompt.id)
        assert control.read(custom_id) == (LARGEST_TABLE, prompt.id)
        assert len(custom_id) <= LONGEST_ID
    for control in (CHOOSE, DOUBT):
        for option in (*prompt.options, ""):
            custom_id = control.id(LARGEST_TABLE, prompt.id, option)
            assert control.read(custom_id) == (LARGEST_TABLE, prompt.id, option)
            assert len(custom_id) <= LONGEST_ID
