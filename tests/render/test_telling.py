"""Descriptions of pictures, and the position as text."""

import pytest

from bot.words.words import LANGUAGES
from render import norenberc
from render.sheet.scene import PICTURES, Picture
from tests.render.positions import due, rules, scene, shown, words_in


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("picture", PICTURES)
def test_a_description_says_something_and_fits(picture: Picture, language: str) -> None:
    """For every picture in every language."""
    for step in shown(5)[::9]:
        one = scene(step, picture, viewer=0)
        told = norenberc.describe(one, rules().pieces, words_in(language))
        assert 10 < len(told) <= 1024


def test_a_board_s_description_says_who_is_to_answer_before_it_is_cut() -> None:
    """The most important comes first."""
    step = next(step for step in shown(5) if step.state.waiting)
    told = norenberc.describe(scene(step), rules().pieces, words_in("en"))
    assert "To answer now: Anna" in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_position_as_text_is_complete(seats: int, language: str) -> None:
    """Every guest, price, good, agent and tile of every guild and player is there."""
    for step in shown(seats)[::5]:
        one = scene(step)
        chunks = norenberc.board_text(one, rules().pieces, words_in(language))
        assert all(0 < len(chunk) <= 1900 for chunk in chunks)
        text = "\n\n".join(chunks)
        say = words_in(language).say
        for number, guild in enumerate(step.state.guilds):
            name = say(f"picture-guild-{rules().pieces.guild_names[number]}")
            paragraph = next(part for part in text.split("\n\n") if f"{number + 1}. {name}" in part)
            for guest in filter(None, guild.lodgings):
                assert words_in(language).piece(rules().pieces.tile_name(guest)) in paragraph
            for seat, agents in enumerate(guild.roof):
                assert not agents or f"{'ABCDE'[seat]} {agents}" in paragraph
        for name in one.names:
            assert name in text


def test_secrets_of_others_are_not_told() -> None:
    """A public view knows no money before the end."""
    step = shown(4)[3]
    assert "Talers" not in "".join(norenberc.board_text(scene(step), rules().pieces, words_in("en")))
    own = norenberc.board_text(scene(step, viewer=2), rules().pieces, words_in("en"))
    assert "".join(own).count("Talers") == 1


def test_every_shown_step_has_a_picture() -> None:
    """Whatever the rules ask for, the painter knows."""
    assert {due(step) for step in shown(3)} <= set(PICTURES)
