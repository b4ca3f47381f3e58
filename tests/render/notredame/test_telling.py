"""Descriptions of pictures, and positions as text."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.contract import Step
from bot.games.notredame.rules.pieces import MESSAGES
from bot.games.notredame.rules.play import market_name
from bot.games.notredame.rules.state import HIRING, LAP, Phase
from bot.pictures.scene import SIZES, Scene
from bot.words.words import LANGUAGES
from render.notredame.borough import NO_CARD
from tests.render.notredame.positions import painter, rules, scene, shown, with_prestige, words_in

SEAT_SIGHTS = tuple(f"{sight}.{seat}" for sight in ("borough", "player") for seat in range(3))
"""Close-ups of each of three players."""


def test_a_shortened_description_of_a_board_still_names_the_awaited_player() -> None:
    """The most important part comes first."""
    step = next(step for step in shown(5) if step.state.acting == 1)
    assert "Up now: Борис" in painter().describe(scene(step), words_in("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_position_as_text_names_every_message_person_and_player(seats: int, language: str) -> None:
    """A player can play with the text alone."""
    words, pieces = words_in(language), rules().pieces
    for step in shown(seats)[::6]:
        text = "\n\n".join(painter().tell(scene(step), words))
        for market, kind in enumerate(step.state.messages):
            if kind >= 0 and step.state.lying >> market & 1:
                lying = f"{words.piece(market_name(pieces, market))}: {words.piece(f'message_{MESSAGES[kind]}')}"
                assert lying in text
        assert all(words.piece(pieces.person_names[person]) in text for person in step.state.persons)
        for player in step.state.players:
            assert words.piece(market_name(pieces, player.carriage)) in text


def test_a_hand_is_in_texts_and_pictures_only_for_its_owner() -> None:
    """A public view has no hand."""
    step = next(step for step in shown(4) if step.state.phase is LAP and step.state.players[2].hand)
    public, own = scene(step, "player.2"), scene(step, "player.2", viewer=2)
    for one, is_shown in ((public, False), (own, True)):
        assert ("Hand:" in "".join(painter().tell(one, words_in("en")))) == is_shown
        parts = painter().lay(one, words_in("en")).parts
        texts = [piece.facts[0] for part in parts for piece in part.pieces if piece.art == "text"]
        assert ("Hand" in texts) == is_shown


def pictured(one: Scene) -> list[tuple[str, tuple[object, ...]]]:
    """Return names and facts of all drawings of a scene."""
    return [(piece.art, piece.facts) for part in painter().lay(one, words_in("en")).parts for piece in part.pieces]


def every_look(step: Step[Any], viewer: int | None) -> Iterator[Scene]:
    """Yield every sight of a running game in both sizes."""
    for sight, size in product(("board", "cards", "messages", *SEAT_SIGHTS), SIZES):
        yield scene(step, sight, size=size, viewer=viewer)


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_no_sight_shows_the_prestige_of_others(viewer: int | None) -> None:
    """Pictures, descriptions and positions as text do not depend on it."""
    step = with_prestige(next(step for step in shown(3)[9:] if step.state.phase is LAP), "secret")
    state = step.state.copy()
    for seat, player in enumerate(state.players):
        player.points = player.points if seat == viewer else [77, 1, 2, 3, 4, 5, -6]
    other = replace(step, state=state)

    for one, two in zip(every_look(step, viewer), every_look(other, viewer), strict=True):
        assert pictured(one) == pictured(two)
        for language in LANGUAGES:
            told, same = (
                (painter().describe(look, words_in(language)), painter().tell(look, words_in(language)))
                for look in (one, two)
            )
            assert told == same


@pytest.mark.parametrize("viewer", [None, 0])
def test_prestige_is_shown_to_its_player_or_if_it_is_open(viewer: int | None) -> None:
    """Covers boards, close-ups and texts."""
    step = next(step for step in shown(3)[9:] if step.state.phase is LAP)
    totals = [sum(player.points) for player in step.state.players]
    for choice, known in (("secret", totals[:1] if viewer == 0 else []), ("open", totals)):
        board = scene(with_prestige(step, choice), viewer=viewer)
        assert [facts for art, facts in pictured(board) if art == "points"] == [(points,) for points in known]
        texts = painter().describe(board, words_in("en")), "\n".join(painter().tell(board, words_in("en")))
        for text in texts:
            assert text.count(" PP, ") == len(known)
            assert text.count("prestige secret") == 3 - len(known)


def test_a_view_stored_before_prestige_was_secret_shows_no_totals() -> None:
    """A post of an older game keeps a view that includes every player's points."""
    step = with_prestige(next(step for step in shown(3)[9:] if step.state.phase is LAP), "secret")
    stored = replace(scene(step), view=step.state)

    assert "points" not in [art for art, _ in pictured(stored)]
    assert " PP, " not in painter().describe(stored, words_in("en"))
    assert "points" in [art for art, _ in pictured(replace(stored, viewer=1))]


@pytest.mark.parametrize("viewer", [None, 0])
@pytest.mark.parametrize("phase", [LAP, HIRING])
def test_played_cards_are_shown_only_for_this_round_until_all_have_played(phase: Phase, viewer: int | None) -> None:
    """Cards of earlier rounds are in a closed pile, even for the player who played them."""
    step = next(step for step in shown(2) if step.state.round == 2 and step.state.phase is phase)
    kinds = [card % 9 for player in step.state.players for card in player.played[2:] if phase is LAP]
    assert len(kinds) == (2 if phase is LAP else 0)

    page, board = scene(step, "cards", viewer=viewer), scene(step, viewer=viewer)

    assert [facts[0] for art, facts in pictured(page) if art == "card"] == kinds
    assert [facts[1] for art, facts in pictured(board) if art == "played" and facts[1] != NO_CARD] == kinds
    told = "\n".join(painter().tell(board, words_in("en")))
    assert ("Cards played in this round" in told) == (phase is LAP)


def test_the_plague_is_still_shown_as_it_was_when_the_marker_has_moved_on() -> None:
    """The picture uses the lines of the step."""
    step = next(step for step in shown(5) if step.picture == "plague")
    told = painter().describe(scene(step, "plague"), words_in("en"))
    line = next(line for line in step.lines if line.key in ("level", "outbreak"))
    assert f"rat marker {line.facts['before']} + {line.facts['rats']}" in told


def test_persons_are_shown_with_their_numbers() -> None:
    """The persons page shows the gains from the moneylender, the monk and the maid."""
    step = next(step for step in shown(4) if step.state.persons)
    view = step.state.copy()
    numbers = rules().pieces.person_numbers
    view.persons = tuple(numbers[name] for name in ("moneylender", "monk", "maid"))
    parts = painter().lay(replace(scene(step, "persons"), view=view), words_in("en")).parts
    written = " ".join(str(piece.facts[0]) for part in parts for piece in part.pieces if piece.art == "text")
    for told in (
        "2\u00a0gold and 1\u00a0PP",
        "2\u00a0markers from your general supply and 1\u00a0PP",
        "3\u00a0PP, and a coin",
    ):
        assert told in written
