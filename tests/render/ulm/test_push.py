"""The picture for the push agrees with the rules."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.games.contract import Prompt
from bot.games.ulm.rules.board import BOARD, GATE_NUMBERS, KINDS
from bot.games.ulm.rules.state import NOBODY, State
from bot.pictures.scene import SIZES, THEMES, Look, Scene, Size, ThemeName
from bot.pictures.sheet import Piece, Sheet
from bot.words.words import LANGUAGES
from render.ulm.painter import STUDIO
from tests.render.layout_checks import LayoutCheck
from tests.render.positions import NAMES
from tests.render.ulm.positions import moments, painter, rules, words_in

CHECK = LayoutCheck(STUDIO.press("light"))
SEATS = [2, 3, 4]
BEFORE = ("push", "swap", "hand", "way", "pay")
"""Questions that may come before the push."""
LETTERS = "ABCDEFGHIJKL"
CUT = "\N{HORIZONTAL ELLIPSIS}"


def questions(seats: int, *asks: str) -> Iterator[tuple[State, Scene, Prompt]]:
    """Every question of these kinds in a game between good computers, with its picture."""
    for step in moments(seats, 5, computer="helmsman"):
        for prompt in rules().prompts(step.state):
            if step.state.base == "push" and prompt.ask in (asks or BEFORE):
                yield step.state, picture_of(rules().view(step.state, prompt.seat), prompt.seat), prompt


def picture_of(view: State, seat: int) -> Scene:
    """Return the picture of a player's question."""
    return Scene(view, NAMES[: len(view.players)], "push", seat)


def changed(scene: Scene, **facts: object) -> Scene:
    """Return the picture with changed facts of the player."""
    view: State = scene.view.copy()
    view.players[scene.seat] = replace(view.players[scene.seat], **facts)
    return replace(scene, view=view)


def lay(scene: Scene, size: Size = "narrow", language: str = "en") -> Sheet:
    """Lay out the picture."""
    return painter().lay(replace(scene, look=Look(size=size)), words_in(language))


def drawn(sheet: Sheet, art: str) -> list[Piece]:
    """Return all drawings of a kind in the picture, from the left."""
    found = [piece for part in sheet.parts for piece in part.pieces if piece.art == art]
    return sorted(found, key=lambda piece: piece.x)


def texts_of(sheet: Sheet) -> list[str]:
    """Return all texts of the picture."""
    return [str(piece.facts[0]) for piece in drawn(sheet, "text")]


def cells_at(option: str) -> tuple[int, int, int]:
    """Return the cells of the line that a push at this gate would move."""
    return BOARD[GATE_NUMBERS[option.removeprefix("enter.")]].cells


@pytest.mark.parametrize("seats", SEATS)
def test_each_gate_shows_the_real_effect_of_a_push(seats: int) -> None:
    """A gate shows the three actions, the crest paid, and the player's points; all other gates are closed."""
    paid = 0
    for state, scene, prompt in questions(seats, "push"):
        sheet = lay(scene)
        lines = {piece.facts[0]: piece.facts[1:] for piece in drawn(sheet, "line")}
        gates = [option for option in prompt.options if option.startswith("enter.")]
        assert {*lines} == {LETTERS[GATE_NUMBERS[gate.removeprefix("enter.")]] for gate in gates}
        assert {piece.facts[0] for piece in drawn(sheet, "closed")} == {*LETTERS} - {*lines}
        for option in gates:
            owner, points, *tiles = lines[LETTERS[GATE_NUMBERS[option.removeprefix("enter.")]]]
            steps = rules().choose(state, prompt, (option,))
            assert [steps[0].state.grid[cell] for cell in cells_at(option)] == tiles
            told = [line for step in steps for line in step.lines]
            assert any(line.key == "crest_paid" for line in told) == (owner != NOBODY)
            assert [line.facts["points"] for line in told if line.key == "guard_scored"] == [points] * bool(points)
            paid += owner != NOBODY
    assert paid


@pytest.mark.parametrize("seats", SEATS)
def test_the_swaps_shown_are_those_that_the_rules_offer(seats: int) -> None:
    """If no swap is possible, the picture shows no swap."""
    seen = set()
    for state, scene, prompt in questions(seats, "push"):
        shown = [KINDS[piece.facts[0]] for piece in drawn(lay(scene), "tile")]
        if "swap" in prompt.options:
            following = rules().prompts(rules().choose(state, prompt, ("swap",))[-1].state)[0]
            assert shown == [*following.options] or following.ask != "swap"
        assert bool(shown) == ("swap" in prompt.options)
        seen.add(bool(shown))
    assert seen == {True, False}


@pytest.mark.parametrize("seats", SEATS)
def test_the_quarters_at_the_barge_are_struck_through_if_no_seal_can_go_there(seats: int) -> None:
    """The quarter has no free place, or the player has no seal."""
    for _, scene, _ in questions(seats, "push"):
        view, names = scene.view, rules().pieces.quarter_names
        me = view.players[scene.seat]
        quarters = dict.fromkeys(rules().pieces.quarters_at[me.barge])
        shown = [piece.facts for piece in drawn(lay(scene), "quarter_sign")]
        assert shown == [(names[quarter], bool(view.places[quarter] and me.supply)) for quarter in quarters]
        none = changed(scene, supply=0)
        assert not any(piece.facts[1] for piece in drawn(lay(none), "quarter_sign"))


@pytest.mark.parametrize("seats", SEATS)
def test_questions_before_the_push_keep_its_picture(seats: int) -> None:
    """Nothing has changed, so no upload is needed."""
    shown: dict[tuple[str, int, int], Sheet] = {}
    followed = 0
    for state, scene, prompt in questions(seats):
        sheet = lay(scene)
        assert shown.setdefault((prompt.moment, prompt.seat, state.moves_made), sheet) == sheet
        followed += prompt.ask != "push"
    assert followed


def test_own_tiles_and_cards_are_shown_to_their_player() -> None:
    """Each kind has its number; a player without tiles sees a note."""
    scene = next(scene for _, scene, _ in questions(3, "push"))
    rich = lay(changed(scene, tiles=[3, 0, 1, 0, 0], hand=(0, 6)))
    assert [piece.facts for piece in drawn(rich, "held")] == [(0, 3), (2, 1)]
    assert [piece.facts[0] for piece in drawn(rich, "card")] == [rules().pieces.cards[card].name for card in (0, 6)]
    assert "No tiles of your own" in texts_of(lay(changed(scene, tiles=[0] * 5)))


def test_the_payment_for_a_crest_is_explained_if_a_gate_pays_it() -> None:
    """If no gate pays a crest, the note is left out."""
    for _, scene, _ in questions(4, "push"):
        pays = any(piece.facts[1] != NOBODY for piece in drawn(lay(scene), "line"))
        assert [piece.facts for piece in drawn(lay(scene), "crest_pay")] == [("sparrows", 1)] * pays


def crowded(scene: Scene, seat: int) -> Scene:
    """Fill the picture: as many of everything as possible, crests at all gates, and equal tiles that score."""
    view: State = scene.view.copy()
    guard = rules().pieces.descendant_names.index("guard")
    view.players[seat] = replace(
        view.players[seat],
        tiles=[12, 10, 11, 10, 12],
        coins=26,
        sparrows=30,
        supply=12,
        barge=0,
        hand=(0, 3, 6, 6, 11, 2),
        points=[50, 40, 30, 20, 10, 9, 8, 7],
        descendants=(guard,),
    )
    view.grid, view.ring, view.docks = [view.drawn] * 9, [-1] * 12, [0, 1, 2, 3, 4]
    view.crests = [gate % len(view.players) for gate in range(12)]
    return replace(scene, view=view)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_everything_has_room(seats: int, size: Size, language: str) -> None:
    """No text is cut, whether all gates are open or none, with and without a swap."""
    scene = next(scene for _, scene, _ in questions(seats, "push"))
    full = crowded(scene, scene.seat)
    shut = full.view.copy()
    shut.ring = [0] * 12
    poor, done, same = (full.view.copy() for _ in range(3))
    poor.players[scene.seat] = replace(poor.players[scene.seat], sparrows=0, tiles=[0] * 5)
    done.is_swapped, same.docks = True, [full.view.drawn] * 5
    for view in (full.view, shut, poor, done, same):
        sheet = lay(replace(full, view=view), size, language)
        CHECK.check(sheet)
        assert not [text for text in texts_of(sheet) if text.endswith(CUT)]
    assert all(piece.facts[2] for piece in drawn(lay(full, size, language), "line"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_descriptions_have_room_for_everything_but_the_square(seats: int, language: str) -> None:
    """Descriptions have the three tiles of each gate and the player's own pieces, with names of any length."""
    words, names = words_in(language), ("Alexander von und zu Nürnberg-Laufer-Hohenlohe",) * seats
    for state, scene, prompt in questions(seats, "push"):
        named = replace(scene, names=names)
        told, sentences = painter().describe(named, words), [*painter().sentences(named, words)]
        first_row = words.say("picture-text-row", row=1, tiles="").removesuffix(".")
        rows = [at for at, sentence in enumerate(sentences) if sentence.startswith(first_row)]
        assert " ".join(sentences[: rows[0]]) in told
        for option in prompt.options:
            if option.startswith("enter."):
                grid = rules().choose(state, prompt, (option,))[0].state.grid
                _, second, third = (grid[cell] for cell in cells_at(option))
                letter = LETTERS[GATE_NUMBERS[option.removeprefix("enter.")]]
                assert f"{letter}: {words.piece(KINDS[second])}, {words.piece(KINDS[third])}" in told
        assert painter().tell(named, words)[0].replace("\n", " ").startswith(told)


@pytest.mark.parametrize("theme", THEMES)
def test_an_open_and_a_closed_gate_differ_without_color(theme: ThemeName) -> None:
    """Compares their lightness pixel by pixel."""
    press = STUDIO.press(theme)
    sheet = lay(next(scene for _, scene, _ in questions(2, "push")))
    ground = press.draw_ground(sheet.parts[2])
    plates = [
        Piece("line", ("A", -1, 0, 0, 1, 2), 0, 0, 160, 48, "panel"),
        Piece("closed", ("A", "closed"), 0, 0, 160, 48, "panel"),
    ]
    images = [press.draw_piece(plate, ground).convert("L").tobytes() for plate in plates]
    assert sum(abs(one - other) > 40 for one, other in zip(*images, strict=True)) > 1000
