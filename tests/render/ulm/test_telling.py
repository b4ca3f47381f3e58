"""Descriptions of pictures, and positions as text."""

import pytest
from msgspec.structs import replace

from bot.games.ulm.rules.board import KINDS, NO_TILE
from bot.games.ulm.rules.play import gate_name
from bot.pictures.rows import tell_news
from bot.pictures.scene import Scene
from bot.words.words import LANGUAGES
from render.ulm.lay_scores import points_by_reason
from tests.render.positions import NAMES
from tests.render.ulm.positions import crowded, moments, painter, play, rules, scene, words_in


def test_a_shortened_description_of_a_board_still_names_the_awaited_player_and_the_push() -> None:
    """The most important part comes first."""
    step = next(step for step in moments(4) if step.state.acting == 1 and step.state.drawn != NO_TILE)
    told = painter().describe(scene(step), words_in("en"))
    tile = words_in("en").piece(KINDS[step.state.drawn])
    assert told.index("Up now: Борис") < told.index(f"To be pushed: {tile}") < 200


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_position_as_text_names_every_gate_quarter_descendant_and_card(seats: int, language: str) -> None:
    """A player can play with the text alone."""
    words, pieces = words_in(language), rules().pieces
    for step in moments(seats)[::25]:
        text = "\n\n".join(painter().tell(scene(step), words))
        for gate, kind in enumerate(step.state.ring):
            if kind != NO_TILE:
                assert f"{words.piece(gate_name(gate), form='letter')}: {words.piece(KINDS[kind])}" in text
        names = [*pieces.quarter_names, *(pieces.descendant_names[number] for number in step.state.descendants)]
        names += [pieces.card_names[kind] for player in step.state.players for kind in player.laid]
        assert all(words.piece(name) in text for name in names)
        assert all(player in text for player in NAMES[:seats])


def _texts(one: Scene) -> list[str]:
    sheet = painter().lay(one, words_in("en"))
    return [piece.facts[0] for part in sheet.parts for piece in part.pieces if piece.art == "text"]


def test_a_hand_is_in_texts_and_pictures_only_for_its_owner() -> None:
    """A public view has no hand."""
    public, own = scene(crowded(3), "player.2"), scene(crowded(3), "player.2", viewer=2)
    for one, is_shown in ((public, False), (own, True)):
        assert ("Hand:" in "".join(painter().tell(one, words_in("en")))) == is_shown
        assert ("Hand" in _texts(one)) == is_shown
    assert "Hand" not in _texts(scene(crowded(3), "cards"))
    assert "Hand" in _texts(scene(crowded(3), "cards", viewer=0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_news_of_a_turn_names_its_player(language: str) -> None:
    """The news names the player even if the previous picture announced the turn."""
    for steps in play(3, 5):
        told = [step for step in steps if any(line.key == "pushed" for line in step.lines)]
        for step in told:
            pushed = next(line for line in step.lines if line.key == "pushed")
            [seat] = getattr(pushed.facts["seat"], "seats")  # noqa: B009  # a fact that is a player
            news = tell_news(words_in(language), step.lines, NAMES[:3])
            assert any(NAMES[seat] in sentence for sentence in news)


def test_reasons_of_a_score_add_up_to_its_points() -> None:
    """Several chronicle cards share a column."""
    for score in rules().scores(crowded(3).state):
        assert sum(points_by_reason(score).values()) == score.points


def test_the_tiebreak_is_drawn_and_described() -> None:
    """The picture shows in how many quarters each tied player has seals; without a tie, it does not."""
    step = crowded(2)
    tied = step.state.copy()
    tied.players[0].laid = ()
    tied.players[1] = replace(tied.players[0], seals=[5, 0, 0, 0, 0, 0, 0, 0])
    words = words_in("en").say("line-tie_quarters")
    one = scene(replace(step, state=tied), "scores")
    for told in (painter().describe(one, words_in("en")), " ".join(_texts(one))):
        assert f"{words}: 8" in told
        assert f"{words}: 1" in told
    assert words not in painter().describe(scene(step, "scores"), words_in("en"))


def test_lost_points_are_shown_with_a_minus_sign() -> None:
    """The minus sign is not a hyphen."""
    told = painter().describe(scene(moments(3)[-1], "scores"), words_in("en"))
    assert "\u2212" in told
    assert " -" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tower_tile_is_described_with_the_next_one(language: str) -> None:
    """The description names the tile built last and the one on top of the stack."""
    step, words = moments(2)[0], words_in(language)
    text = painter().tell(scene(step), words)[0]
    assert words.piece(rules().pieces.tower_names[step.state.built[-1]]) in text
    assert words.piece(rules().pieces.tower_names[step.state.towers[0]]) in text


@pytest.mark.parametrize(
    ("language", "named"),
    [("en", "gate\N{NO-BREAK SPACE}I"), ("ru", "ворота\N{NO-BREAK SPACE}I"), ("it", "varco\N{NO-BREAK SPACE}I")],
)
def test_the_letter_of_a_golden_shield_follows_the_word_gate(language: str, named: str) -> None:
    """Covers both pictures and texts."""
    one = scene(crowded(2), "shields")
    sheet = painter().lay(one, words_in(language))
    drawn = [str(piece.facts[0]) for part in sheet.parts for piece in part.pieces if piece.art == "text"]
    assert any(named in text for text in drawn)
    assert named in "".join(painter().tell(one, words_in(language)))
