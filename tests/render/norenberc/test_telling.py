"""Descriptions of pictures, and positions as text."""

import pytest

from bot.words.words import LANGUAGES
from tests.render.norenberc.positions import due, painter, rules, scene, shown, words_in


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sight", painter().sights)
def test_a_description_is_not_empty_and_fits(sight: str, language: str) -> None:
    """Covers every picture in every language."""
    for step in shown(5)[::9]:
        one = scene(step, sight, viewer=0)
        told = painter().describe(one, words_in(language))
        assert 10 < len(told) <= 1024


def test_a_shortened_description_of_a_board_still_names_the_awaited_player() -> None:
    """The most important part comes first."""
    step = next(step for step in shown(5) if step.state.waiting)
    told = painter().describe(scene(step), words_in("en"))
    assert "Up now: Anna" in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_position_as_text_is_complete(seats: int, language: str) -> None:
    """The text has every guest, price, good, agent and tile of every guild and player."""
    for step in shown(seats)[::5]:
        one = scene(step)
        chunks = painter().tell(one, words_in(language))
        assert all(0 < len(chunk) <= 1900 for chunk in chunks)
        text = "\n\n".join(chunks)
        say = words_in(language).say
        for number, guild in enumerate(step.state.guilds):
            name = say(f"picture-guild-{rules().pieces.guild_names[number]}")
            paragraph = next(part for part in text.split("\n\n") if f"{number + 1}. {name}" in part)
            for guest in filter(None, guild.lodgings):
                assert words_in(language).piece(rules().pieces.tile_name(guest)) in paragraph
            for seat, agents in enumerate(guild.roof):
                assert not agents or f"{one.names[seat]} {agents}" in paragraph
        for name in one.names:
            assert name in text


def test_secrets_of_others_are_left_out() -> None:
    """A public view shows no money before the end."""
    step = shown(4)[3]
    assert "Talers" not in "".join(painter().tell(scene(step), words_in("en")))
    own = painter().tell(scene(step, viewer=2), words_in("en"))
    assert "".join(own).count("Talers") == 1


def test_every_shown_step_has_a_picture() -> None:
    """The painter knows all pictures that the rules name."""
    assert {due(step) for step in shown(3)} <= set(painter().sights)
