"""Ids: what a game calls its prompts, options and sights can travel in buttons, commands and records."""

import re

import pytest

from bot.games.chains import MOST_LETTERS
from bot.games.contract import NAME_PATTERN, SIGHT_PATTERN, Option, Prompt
from bot.words.words import Words
from cogs.cards.controls import BACK, CHOOSE, CONFIRM, DOUBT, PICK, SHORTCUT
from cogs.features.opening import new_command
from tests import second_game
from tests.games.played import PLAYED, TABLES, load_played
from tests.games.walk import Walk

LARGEST_TABLE = 10**18 - 1
LONGEST_ID = 100
"""Discord's limit for the id of a button or a list."""
MOST_PARAMETERS = 25
"""Discord's limit for the options of a command."""
COMMAND = re.compile(r"[a-z0-9_-]{1,32}")
"""What Discord lets a command be called in plain letters."""


@pytest.mark.parametrize("name", PLAYED)
def test_a_game_and_its_options_have_names_for_commands(name: str) -> None:
    """The same pattern for all, within what Discord allows."""
    rules = load_played(name).rules
    assert rules.name == name
    for word in (name, *(word for option in rules.options for word in (option.name, *option.choices))):
        assert re.fullmatch(NAME_PATTERN, word)
        assert COMMAND.fullmatch(word)


@pytest.mark.parametrize("name", PLAYED)
def test_the_options_of_a_game_have_room_in_the_command_new(name: str) -> None:
    """Beside those that the command has in every game, whose names no option may have."""
    game = load_played(name)
    offered = [parameter.name for parameter in new_command(game).parameters]
    assert {option.name for option in game.rules.options} <= {*offered}
    assert len({*offered}) == len(offered) <= MOST_PARAMETERS


@pytest.mark.parametrize("taken", ["pace", "players", "interaction"])
def test_an_option_with_the_name_of_another_is_noticed(taken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the command is made, not when somebody uses it."""
    game = load_played(second_game.NAME)
    monkeypatch.setattr(Words, "is_strict", False)
    monkeypatch.setattr(game.rules, "options", (Option(taken, ("few", "many")),))
    with pytest.raises(ValueError, match=f"duplicate parameter name: '{taken}'"):
        new_command(game)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_sight_can_be_asked_for(name: str, seats: int) -> None:
    """Sights have short names, and they are the same ones for everybody."""
    game, walk = load_played(name), Walk(load_played(name), seats, 6)
    for state in walk.states()[::10]:
        public = game.guide.sights(walk.rules.view(state, None))
        assert all(re.fullmatch(SIGHT_PATTERN, sight) for sight in public)
        for seat in range(seats):
            assert game.guide.sights(walk.rules.view(state, seat)) == public


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_button_says_what_it_does(name: str, seats: int) -> None:
    """Whatever table, prompt and option it is made of, a click reads the same, within Discord's limit."""
    walk = Walk(load_played(name), seats, 7)
    for prompt in [prompt for state in walk.states() for prompt in walk.rules.prompts(state)]:
        _check_buttons(prompt)


def test_the_longest_ids_fit() -> None:
    """As long as the contract allows, at a table with the largest number."""
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
