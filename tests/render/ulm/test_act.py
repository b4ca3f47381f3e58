"""The pictures of the questions after the push agree with the rules."""

from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.games.contract import Prompt
from bot.games.ulm.rules.board import CLEAR, KINDS
from bot.games.ulm.rules.state import State
from bot.pictures.painter import LONGEST_DESCRIPTION
from bot.pictures.scene import SIZES, Look, Scene, Size
from bot.pictures.sheet import Piece, Sheet
from bot.words.words import LANGUAGES
from render.sheet.page import DECISIONS
from render.ulm.painter import STUDIO
from tests.render.layout_checks import LayoutCheck
from tests.render.positions import NAMES
from tests.render.ulm.positions import STAGE, moments, painter, rules, words_in

CHECK = LayoutCheck(STUDIO.press("light"))
SEATS = [2, 3, 4]
CUT = "\N{HORIZONTAL ELLIPSIS}"
SEED = 5


def questions(seats: int, sight: str, *asks: str) -> Iterator[tuple[State, Scene, Prompt]]:
    """Every question with this picture in a game between good computers."""
    for step in moments(seats, SEED, computer="helmsman"):
        for prompt in rules().prompts(step.state):
            view = rules().view(step.state, prompt.seat)
            asked = STAGE.game.guide.explain(view, prompt)
            if asked.sight == sight and prompt.ask in (asks or (prompt.ask,)):
                yield step.state, Scene(view, NAMES[:seats], sight, prompt.seat), prompt


def lay(scene: Scene, size: Size = "narrow", language: str = "en") -> Sheet:
    """Lay out the picture."""
    return painter().lay(replace(scene, look=Look(size=size)), words_in(language))


def drawn(sheet: Sheet, art: str) -> list[Piece]:
    """Return all drawings of a kind in the picture, in order."""
    return [piece for part in sheet.parts for piece in part.pieces if piece.art == art]


def texts_of(sheet: Sheet) -> list[str]:
    """Return all texts of the picture."""
    return [str(piece.facts[0]) for piece in drawn(sheet, "text")]


def card_of(sheet: Sheet, kind: int) -> list[Piece]:
    """Return the drawings in the card of an action."""
    [card] = [part for part in sheet.parts if ("action", kind) in [(one.art, *one.facts)[:2] for one in part.pieces]]
    return [*card.pieces]


@pytest.mark.parametrize("seats", SEATS)
def test_each_remaining_action_has_a_card_that_shows_if_it_can_be_used(seats: int) -> None:
    """Each card shows how often the action is left; exactly the actions that the rules offer have a tick."""
    seen = set()
    for state, scene, prompt in questions(seats, "act", "act"):
        cards = {
            kind: (number, is_open) for kind, number, is_open in (one.facts for one in drawn(lay(scene), "action"))
        }
        assert {kind: number for kind, (number, _) in cards.items()} == Counter(state.actions)
        usable = {kind for kind, (_, is_open) in cards.items() if is_open}
        assert {KINDS[kind] for kind in usable} == {*prompt.options} & {*KINDS}
        seen |= {(kind, kind in usable) for kind in cards}
    assert len(seen) > len(KINDS)


@pytest.mark.parametrize("seats", SEATS)
def test_the_remaining_coins_of_an_action_agree_with_the_rules(seats: int) -> None:
    """The coins are shown for Money and for a seal."""
    tried = set()
    for state, scene, prompt in questions(seats, "act", "act"):
        for option in {"money", "seal"} & {*prompt.options}:
            after = state
            for _ in range(2):
                asked = rules().prompts(after)[0]
                answer = option if asked.ask == "act" else asked.options[0]
                after = rules().choose(after, asked, (answer,))[-1].state
                if option == "money" or rules().prompts(after)[0].ask != "quarter":
                    break
            told = [piece.facts[0] for piece in card_of(lay(scene), KINDS.index(option)) if piece.art == "text"]
            paid = not [text for text in told if text == "free"]
            coins = after.players[prompt.seat].coins
            if len(after.players[prompt.seat].hand) == len(state.players[prompt.seat].hand) and option == "money":
                assert told[-1] == f"then {coins}"
                tried.add(option)
            elif option == "seal" and paid:
                cost = int(told[0].removeprefix("\N{MINUS SIGN}"))
                assert told[-1] == f"then {state.players[prompt.seat].coins - cost}"
                tried.add(option)
    assert tried == {"money", "seal"}


@pytest.mark.parametrize("seats", SEATS)
def test_clear_away_shows_the_tiles_of_each_side(seats: int) -> None:
    """The tiles are those that the player would gain from that side."""
    tried = 0
    for state, scene, prompt in questions(seats, "act", "side"):
        pieces = card_of(lay(scene), CLEAR)
        rows: dict[str, list[int]] = {}
        for piece in pieces:
            if piece.art == "side":
                side = str(piece.facts[0])
                rows[side] = [tile.facts[0] for tile in pieces if tile.art == "tile" and tile.y == piece.y]
        for option in prompt.options if prompt.most == 1 else ():
            before, after = (
                one.players[prompt.seat].tiles for one in (state, rules().choose(state, prompt, (option,))[0].state)
            )
            assert [Counter(rows[option])[kind] for kind in range(len(KINDS))] == [
                new - old for old, new in zip(before, after, strict=True)
            ]
            tried += 1
    assert tried


@pytest.mark.parametrize("seats", SEATS)
def test_all_questions_of_an_action_keep_its_picture(seats: int) -> None:
    """Nothing has changed, so no upload is needed."""
    shown: dict[tuple[str, int, int], tuple[Sheet, str]] = {}
    followed = set()
    for state, scene, prompt in questions(seats, "act"):
        found = (lay(scene), painter().describe(scene, words_in("en")))
        assert shown.setdefault((prompt.moment, prompt.seat, state.moves_made), found) == found
        followed |= {prompt.ask} if state.chain else set()
    assert followed >= {"quarter", "steps", "side", "card", "way"}


@pytest.mark.parametrize("seats", SEATS)
def test_everything_offered_is_drawn_and_named(seats: int) -> None:
    """Each option of the question is shown in order, with the details of its button."""
    asked = set()
    arts = {"keep": "card", "shield": "city_shield", "descendant": "face", "choose": "emblem_card"}
    for _, scene, prompt in questions(seats, "take"):
        sheet, said = lay(scene), painter().describe(scene, words_in("en"))
        shown = [part for part in sheet.parts if part.ground == "option"]
        assert [part.pieces[0].art for part in shown] == [arts[prompt.ask]] * len(prompt.options)
        kind = {"choose": "gain_", "shield": "shield_"}.get(prompt.ask, "")
        names = [words_in("en").piece(f"{kind}{option}") for option in prompt.options]
        assert [part.pieces[1].facts[0] for part in shown] == names
        assert all(name in said for name in names)
        asked.add(prompt.ask)
    assert asked >= {"keep", "shield"}


@pytest.mark.parametrize("seats", SEATS)
def test_all_players_points_are_shown(seats: int) -> None:
    """The player's points are above, other players' below, all as the rules count them."""
    for state, scene, prompt in questions(seats, "act"):
        points = [score.points for score in rules().scores(state)]
        sheet, own = lay(scene), prompt.seat
        assert [piece.facts for piece in drawn(sheet, "score")] == [(points[own],)]
        assert [piece.facts for piece in drawn(sheet, "rival")] == [
            (point,) for seat, point in enumerate(points) if seat != own
        ]


def changed(scene: Scene, **facts: object) -> Scene:
    """Return the picture with changed facts of the player."""
    view: State = scene.view.copy()
    view.players[scene.seat] = replace(view.players[scene.seat], **facts)
    return replace(scene, view=view)


def test_cards_in_hand_show_their_effects_now_and_later() -> None:
    """Up to two kinds show both effects; more kinds are shown only as cards, to limit the picture's height."""
    scene = next(scene for _, scene, _ in questions(3, "act", "act"))
    names = [card.name for card in rules().pieces.cards]
    two = lay(changed(scene, hand=(names.index("base"), names.index("pilot")), tiles=[1, 0, 0, 0, 0]))
    said = texts_of(two)
    assert {"now", "not now"} & {*said}
    assert said.count("saved") == 2
    assert "Base" in said
    assert len(drawn(two, "verdict")) == 2
    many = lay(changed(scene, hand=(0, 3, 6, 11)))
    assert [piece.facts[0] for piece in drawn(many, "card")] == [names[card] for card in (0, 3, 6, 11)]
    assert len(drawn(many, "verdict")) == 1


RING = [4, -1, 3, -1, 2, -1, 1, 0, -1, -1, -1, 4]
"""Tiles at the gates: one at either end of every line, and at least one on each side."""


def crowded(scene: Scene, hand: tuple[int, ...]) -> Scene:
    """Fill the picture with as many of everything as possible."""
    names, view = rules().pieces.descendant_names, scene.view.copy()
    view.players[scene.seat] = replace(
        view.players[scene.seat],
        tiles=[12, 10, 11, 10, 12],
        coins=26,
        sparrows=30,
        supply=12,
        barge=10,
        hand=hand,
        laid=tuple(range(12)),
        points=[50, 40, 30, 20, 10, 9, 8, 7],
        descendants=(names.index("scholar"), names.index("sweeper"), names.index("boatman")),
    )
    view.ring, view.actions, view.chain, view.ask, view.done = RING, (1, 2, 3), (), "act", 0
    return replace(scene, view=view)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_everything_has_room(seats: int, size: Size, language: str) -> None:
    """Only long names of quarters are cut, whichever actions are usable, and no picture is too high."""
    scene = next(scene for _, scene, _ in questions(seats, "act", "act"))
    for hand in ((), (0,), (6, 10), (0, 3, 6)):
        full = crowded(scene, hand)
        poor = changed(full, coins=0, tiles=[0] * 5, supply=0, barge=21, laid=(0, 3))
        poor.view.ring, poor.view.actions = [-1] * 12, (1, 3, 4)
        void = changed(poor, hand=())
        void.view.actions, void.view.deck, void.view.discards = (2, 3, 3), (), ()
        several = changed(full, descendants=(), tiles=[2, 0, 0, 0, 0])
        several.view.actions = (0, 0, 0)
        for one in (full, poor, void, several):
            sheet = lay(one, size, language)
            CHECK.check(sheet)
            assert sheet.h <= DECISIONS[size][1]
            assert not [text for text in texts_of(sheet) if text.endswith(CUT)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sight", ["act", "take"])
@pytest.mark.parametrize("seats", SEATS)
def test_descriptions_have_room_for_everything(seats: int, sight: str, language: str) -> None:
    """All sentences fit, with names of any length."""
    words, names = words_in(language), ("Alexander von und zu Nürnberg-Laufer-Hohenlohe",) * seats
    whole = 0
    for _, scene, _ in questions(seats, sight):
        named = replace(scene, names=names)
        told, sentences = painter().describe(named, words), [*painter().sentences(named, words)]
        assert len(told) <= LONGEST_DESCRIPTION
        assert " ".join(sentences[: len(sentences) // 2]) in told
        whole += " ".join(sentences) == told
        assert painter().tell(named, words)[0].replace("\n", " ") == " ".join(sentences)
    assert whole
