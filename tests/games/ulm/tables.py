"""Tables for the rule cases: a plain town, ways to lay pieces on it, and ways to play on from there."""

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from msgspec import msgpack

from bot.catalogue import Game, home_of, make_game
from bot.games.answers import answer as check_and_choose
from bot.games.answers import complete_options
from bot.games.chance import Chance
from bot.games.contract import Line, Prompt, Seat, Step
from bot.games.ulm.rules.adapter import Ulm
from bot.games.ulm.rules.board import GATES, NO_TILE
from bot.games.ulm.rules.data_file import read_pieces
from bot.games.ulm.rules.state import ACT, PUSH, Player, State

HOME = home_of("ulm")
A, B, C, D = range(4)
"""Players, who sit in this order."""
LETTERS = "GWBTO"
"""The kinds of tiles by their colors: gray, white, brown, turquoise, orange."""


def figures() -> dict[str, Any]:
    """The figures of the data file, fresh, so that a test may change them."""
    return tomllib.loads((HOME.data / "pieces.toml").read_text("utf-8"))


Change: TypeAlias = Callable[[dict[str, Any]], object]
"""Puts something else into the figures."""


def changed_rules(change: Change) -> Ulm:
    """The rules with a changed figure."""
    changed = figures()
    change(changed)
    return Ulm(read_pieces(changed))


PIECES = read_pieces(figures())
RULES = Ulm(PIECES)


def load_ulm() -> Game:
    """The game as the catalogue loads it."""
    return make_game("ulm", HOME, msgpack.encode(figures()))


def fresh(seats: int = 3, seed: int = 1, rules: Ulm = RULES, **options: str) -> State:
    """A game just set up, as chance has it."""
    return rules.setup(seats, Chance(seed.to_bytes(32, "big")), complete_options(rules, options))[-1].state


def kinds(letters: str) -> list[int]:
    """Tiles by their letters; a dot is none."""
    return [LETTERS.index(letter) if letter != "." else NO_TILE for letter in letters]


def letters(kinds: Iterable[int]) -> str:
    """Tiles as letters; a dot is none."""
    return "".join(LETTERS[kind] if kind != NO_TILE else "." for kind in kinds)


def table(seats: int = 3, rules: Ulm = RULES) -> State:
    """A town without surprises: A begins and has drawn a gray tile; nobody owns a tile or a card."""
    state = fresh(seats, rules=rules).copy()
    state.start = state.acting = A
    state.grid, state.bag, state.docks = kinds("GWBTOGWTO"), [7, 7, 8, 7, 7], kinds(LETTERS)
    state.drawn = kinds("G")[0]
    state.deck = rules.pieces.all_cards
    state.shields = tuple(range(len(rules.pieces.shields)))
    state.descendants = (0, 1, 2, 3)
    for player in state.players:
        player.tiles = [0] * len(LETTERS)
    state.base = state.ask = PUSH
    return state


def to_push(state: State, drawn: str = "G") -> State:
    """Whose turn it is has drawn that tile."""
    state.drawn, state.base, state.ask = kinds(drawn)[0], PUSH, PUSH
    return state


def to_act(state: State, line: str, tower: str = "") -> State:
    """Whose turn it is has pushed, and these three tiles are to be used; a tower tile may hold for the round."""
    state.drawn, state.actions, state.deeds = NO_TILE, tuple(kinds(line)), 1
    state.base = state.ask = ACT
    if tower:
        hold_tower(state, tower)
    return state


def hold_tower(state: State, tower: str) -> State:
    """That tower tile holds for the round."""
    state.built = (PIECES.tower_names.index(tower),)
    return state


def put_ring(state: State, **gates: str) -> State:
    """Exactly these tiles lie at gates."""
    state.ring = [NO_TILE] * len(GATES)
    for gate, letter in gates.items():
        state.ring[GATES.index(gate)] = kinds(letter)[0]
    return state


def own(
    state: State,
    seat: Seat = A,
    *,
    tiles: str = "",
    hand: Iterable[str] = (),
    laid: Iterable[str] = (),
    shields: Iterable[str] = (),
    descendants: Iterable[str] = (),
    **numbers: int,
) -> Player:
    """Exactly these things belong to a player, as far as they are named; numbers such as `coins` and `sparrows`."""
    player, pieces = state.players[seat], PIECES
    player.tiles = [tiles.count(letter) for letter in LETTERS]
    player.hand = tuple(sorted(pieces.card_names.index(name) for name in hand))
    player.laid = tuple(pieces.card_names.index(name) for name in laid)
    player.shields = tuple(pieces.shield_names.index(name) for name in shields)
    player.descendants = tuple(pieces.descendant_names.index(name) for name in descendants)
    for name, number in numbers.items():
        assert hasattr(player, name), name
        setattr(player, name, number)
    return player


def sail_to(state: State, *values: int) -> State:
    """The barges lie on these spaces, from A on."""
    for player, value in zip(state.players, values, strict=False):
        player.barge = PIECES.river.index(value)
    return state


def space(state: State, seat: Seat = A) -> int:
    """Where a barge lies."""
    return PIECES.river[state.players[seat].barge]


def put_seals(state: State, seat: Seat, **quarters: int) -> State:
    """A player has placed these seals."""
    player = state.players[seat]
    for name, number in quarters.items():
        quarter = PIECES.quarter_names.index(name)
        player.seals[quarter] += number
        player.supply -= number
        state.places[quarter] -= number
    return state


def stack(state: State, *cards: str, discards: Iterable[str] = ()) -> State:
    """The deck is exactly these cards, the top one first; and so are the discards, the top one last."""
    state.deck = tuple(PIECES.card_names.index(name) for name in cards)
    state.discards = tuple(PIECES.card_names.index(name) for name in discards)
    return state


def complete_deck(state: State) -> State:
    """All cards that are nowhere else lie under those of the deck."""
    there = Counter([*state.deck, *state.discards])
    there.update(card for player in state.players for card in (*player.hand, *player.laid))
    state.deck += tuple((Counter(PIECES.all_cards) - there).elements())
    return state


def stack_shields(state: State, *shields: str) -> State:
    """The stack of shields is exactly these, the top one first."""
    state.shields = tuple(PIECES.shield_names.index(name) for name in shields)
    return state


def at_oath_house(state: State, *descendants: str) -> State:
    """These descendants are left."""
    state.descendants = tuple(PIECES.descendant_names.index(name) for name in descendants)
    return state


def cards(numbers: Iterable[int]) -> list[str]:
    """Cards by name."""
    return [PIECES.card_names[number] for number in numbers]


def points(state: State, seat: Seat = A) -> int:
    """What was scored on the way, with the points of the beginning."""
    return sum(state.players[seat].points)


def total(state: State, seat: Seat = A) -> int:
    """The points as they stand."""
    return RULES.scores(state)[seat].points


def options(state: State, *answers: str | Iterable[str], rules: Ulm = RULES) -> tuple[str, ...]:
    """What may be answered after these answers."""
    return asked(act(state, *answers, rules=rules) if answers else state, rules=rules).options


def asked(state: State, seat: Seat | None = None, rules: Ulm = RULES) -> Prompt:
    """The open question, to that seat where one is named."""
    [prompt] = rules.prompts(state)
    assert seat in (None, prompt.seat)
    return prompt


def play(state: State, *answers: str | Iterable[str], rules: Ulm = RULES) -> tuple[Step[State], ...]:
    """Answers one question after another, each checked to be legal; gives the steps of all answers."""
    steps: tuple[Step[State], ...] = ()
    for answer in answers:
        picks = (answer,) if isinstance(answer, str) else tuple(answer)
        prompt = asked(state, rules=rules)
        steps += check_and_choose(rules, state, prompt.seat, prompt.id, picks)
        state = steps[-1].state
    return steps


def act(state: State, *answers: str | Iterable[str], rules: Ulm = RULES) -> State:
    """The state after answers."""
    return play(state, *answers, rules=rules)[-1].state


def lines(steps: Iterable[Step[State]], *keys: str) -> list[Line]:
    """The lines told in steps, or only those with these keys."""
    return [line for step in steps for line in step.lines if not keys or line.key in keys]


def facts(steps: Iterable[Step[State]], key: str) -> list[dict[str, object]]:
    """The facts of every line with that key, without whom it is about."""
    return [{name: fact for name, fact in line.facts.items() if name != "seat"} for line in lines(steps, key)]


def row(table: str, at: int, **values: object) -> Change:
    """Puts something else into a row of a table."""
    return lambda figures: figures[table][at].update(values)


def privilege(*effect: dict[str, object]) -> Change:
    """Another privilege for Reichenau Court."""
    return row("quarters", 7, privilege=list(effect))
