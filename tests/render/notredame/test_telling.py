"""Descriptions of pictures, and the position as text."""

import pytest
from msgspec.structs import replace

from bot.games.notredame.pieces import MESSAGES
from bot.games.notredame.play import market_name
from bot.games.notredame.state import LAP
from bot.words.words import LANGUAGES
from tests.render.notredame.positions import painter, rules, scene, shown, words_in


def test_a_board_s_description_says_who_is_to_answer_before_it_is_cut() -> None:
    """The most important comes first."""
    step = next(step for step in shown(5) if step.state.acting == 1)
    assert "Up now: Борис" in painter().describe(scene(step), words_in("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_position_as_text_names_every_message_person_and_player(seats: int, language: str) -> None:
    """Complete enough to play by."""
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


def test_a_hand_is_told_and_drawn_to_its_owner_alone() -> None:
    """A public view knows no hand."""
    step = next(step for step in shown(4) if step.state.phase is LAP and step.state.players[2].hand)
    public, own = scene(step, "player.2"), scene(step, "player.2", viewer=2)
    for one, is_shown in ((public, False), (own, True)):
        assert ("Hand:" in "".join(painter().tell(one, words_in("en")))) == is_shown
        parts = painter().lay(one, words_in("en")).parts
        texts = [piece.facts[0] for part in parts for piece in part.pieces if piece.art == "text"]
        assert ("Hand" in texts) == is_shown


def test_the_plague_is_told_as_it_was_though_the_marker_has_moved() -> None:
    """From the lines of the step."""
    step = next(step for step in shown(5) if step.picture == "plague")
    told = painter().describe(scene(step, "plague"), words_in("en"))
    line = next(line for line in step.lines if line.key in ("level", "outbreak"))
    assert f"rat marker {line.facts['before']} + {line.facts['rats']}" in told


def test_persons_are_shown_with_their_figures() -> None:
    """How much the moneylender, the monk and the maid bring stands on their page."""
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
