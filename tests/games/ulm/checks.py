"""Invariants of every position of Ulm: pieces are conserved, secrets do not leak, lines report all gains."""

from collections import Counter
from typing import Any

from bot.games.chance import Chance
from bot.games.contract import Line, Rules, Seats, encode
from bot.games.ulm.rules.adapter import Ulm
from bot.games.ulm.rules.asks import SECRET
from bot.games.ulm.rules.board import GATES, KINDS, NO_TILE
from bot.games.ulm.rules.lines import LINES
from bot.games.ulm.rules.pieces import Pieces
from bot.games.ulm.rules.state import NOBODY, OVER, State
from tests.games.walk import Check, Decision


def conserves_tiles(rules: Rules[Any], decision: Decision) -> None:
    """Each kind has ten tiles: in the grid, in the ring, on the docks, in the bag, drawn, or with players."""
    state: State = decision.after
    tiles = Counter([*state.grid, *state.ring, *state.docks, state.drawn])
    for kind, (tile, number) in enumerate(zip(_pieces(rules).tiles, state.bag, strict=True)):
        own = [player.tiles[kind] for player in state.players]
        assert min(number, *own) >= 0
        assert tiles[kind] + number + sum(own) == tile.count, KINDS[kind]
    assert NO_TILE not in state.grid


def conserves_cards(rules: Rules[Any], decision: Decision) -> None:
    """There are thirty-three cards: in the deck, in hands, laid out or discarded."""
    state: State = decision.after
    own = [card for player in state.players for card in (*player.hand, *player.laid)]
    assert Counter([*own, *state.deck, *state.discards]) == Counter(_pieces(rules).all_cards)
    assert all(list(player.hand) == sorted(player.hand) for player in state.players)


def conserves_shields_and_crests(rules: Rules[Any], decision: Decision) -> None:
    """Each shield exists once; each golden shield has one of its owner's crests at its gate, while crests last."""
    state, pieces = decision.after, _pieces(rules)
    shields = [shield for player in state.players for shield in player.shields]
    assert sorted([*shields, *state.shields]) == list(range(len(pieces.shields)))
    for seat, player in enumerate(state.players):
        golden = [pieces.shields[shield].gate for shield in player.shields if pieces.shields[shield].gate]
        placed = [GATES[gate] for gate, owner in enumerate(state.crests) if owner == seat]
        assert set(placed) == set(golden[: pieces.start.crests])
        assert len(placed) + player.crests == pieces.start.crests


def conserves_seals_and_places(rules: Rules[Any], decision: Decision) -> None:
    """Each player has twelve seals; every place of a quarter is free or has a seal."""
    state, pieces = decision.after, _pieces(rules)
    for player in state.players:
        assert min(player.supply, *player.seals) >= 0
        assert sum(player.seals) + player.supply == pieces.start.seals
    for number, quarter in enumerate(pieces.quarters):
        assert state.places[number] >= 0
        assert state.places[number] + sum(player.seals[number] for player in state.players) == quarter.places


def conserves_descendants_and_towers(rules: Rules[Any], decision: Decision) -> None:
    """There are four descendants; with symbols, there is a different tower tile for each round."""
    state, pieces = decision.after, _pieces(rules)
    descendants = [number for player in state.players for number in player.descendants]
    assert len({*descendants, *state.descendants}) == len(descendants) + len(state.descendants) == 4
    towers = {*state.built, *state.towers}
    assert len(state.built) + len(state.towers) == len(towers)
    assert len(towers) in (0, pieces.rounds)
    assert not towers or len(state.built) == state.round


def keeps_barges_apart(rules: Rules[Any], decision: Decision) -> None:
    """Only the first space holds more than one barge."""
    spaces = Counter(player.barge for player in decision.after.players)
    assert all(number == 1 for space, number in spaces.items() if space)
    assert all(0 <= space < len(_pieces(rules).river) for space in spaces)


def closes_lines_at_both_ends(_rules: Rules[Any], decision: Decision) -> None:
    """No line of the grid has tiles at both its gates, since no tile can be pushed into a closed line."""
    ring = decision.after.ring
    assert all(NO_TILE in (ring[gate], ring[gate + 3]) for gate in (0, 1, 2, 6, 7, 8))


def moves_things_by_named_lines(rules: Rules[Any], decision: Decision) -> None:
    """Coins, points, sparrows and tiles of all players change by exactly the amounts in the lines."""
    if decision.before is None:
        return
    moved: Counter[tuple[int, str]] = Counter()
    before, after = decision.before, decision.after
    for line in [line for step in decision.steps for line in step.lines]:
        for what, number in _moved(line).items():
            [seat] = _seats(line)
            moved[seat, what] += number
        if line.key == "swapped":
            [seat] = _seats(line)
            changes = _pieces(rules).changes(before.tower, before.players[seat].descendants)
            moved[seat, "sparrows"] -= changes.swap_price
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        assert new.coins - old.coins == moved[seat, "coins"], "coins moved without a word"
        assert new.sparrows - old.sparrows == moved[seat, "sparrows"], "sparrows moved without a word"
        assert sum(new.points) - sum(old.points) == moved[seat, "points"], "points moved without a word"
        assert sum(new.tiles) - sum(old.tiles) == moved[seat, "tiles"], "tiles moved without a word"
        assert new.coins >= 0
        assert new.sparrows >= 0


def _seats(line: Line) -> tuple[int, ...]:
    seat = line.facts["seat"]
    assert isinstance(seat, Seats)
    return seat.seats


def _moved(line: Line) -> dict[str, int]:
    """Return the amounts that the player of a line gains (positive) or pays (negative)."""
    numbers = {key: len(fact) if isinstance(fact, tuple) else fact for key, fact in line.facts.items()}
    found = {key: fact for key, fact in numbers.items() if isinstance(fact, int)}
    return {
        "took_money": {"coins": found.get("coins", 0)},
        "gained_coins": {"coins": found.get("number", 0)},
        "sealed": {"coins": -found.get("coins", 0)},
        "gained_sparrows": {"sparrows": found.get("number", 0)},
        "gained_points": {"points": found.get("number", 0)},
        "guard_scored": {"points": found.get("points", 0)},
        "shield_taken": {"points": found.get("points", 0)},
        "gained_tiles": {"tiles": found.get("tiles", 0)},
        "cleared": {"tiles": found.get("tiles", 0)},
        "bought": {"tiles": -found.get("tiles", 0)},
        "card_used": {"tiles": -found.get("tiles", 0)},
    }.get(line.key, {})


def tells_only_lines_of_the_list(_rules: Rules[Any], decision: Decision) -> None:
    """Every line has the facts that `LINES` declares; the language files are checked against `LINES`, too."""
    for line in [line for step in decision.steps for line in step.lines]:
        assert tuple(line.facts) == LINES[line.key]


def says_nothing_within_a_chain(_rules: Rules[Any], decision: Decision) -> None:
    """An unfinished chain of questions reports no line and changes only the question."""
    before, after = decision.before, decision.after
    if before is None or not after.chain:
        return
    assert [step.lines for step in decision.steps] == [()]
    undone = after.copy()
    undone.ask, undone.chain, undone.marks = before.ask, before.chain, before.marks
    assert encode(undone) == encode(before)


def keeps_secrets(rules: Rules[Any], decision: Decision) -> None:
    """Two states that differ only in what a viewer must not know look the same to that viewer."""
    state: State = decision.after
    for viewer in (None, *range(len(state.players))):
        twin = state.copy()
        twin.chance = Chance(b"another seed", state.chance.used + 1)
        for seat, player in enumerate(twin.players):
            if seat != viewer:
                player.hand = (0,) * len(player.hand)
        looked_at = state.todo[0][1] if state.acting == viewer and state.ask in ("keep", "shield") else 0
        twin.deck = state.deck[:looked_at] + (0,) * (len(state.deck) - looked_at)
        twin.shields = state.shields[:looked_at] + (0,) * (len(state.shields) - looked_at)
        twin.towers = state.towers[:1] + (0,) * (len(state.towers) - 1)
        if state.acting != viewer and state.ask in SECRET - {"keep", "shield"}:
            twin.ask, twin.chain = "hand", ("play",)
        assert encode(rules.view(state, viewer)) == encode(rules.view(twin, viewer)), f"seat {viewer} sees a secret"


def ends_after_the_last_round(rules: Rules[Any], decision: Decision) -> None:
    """The game ends after the last round, and only then; hands are empty at the end."""
    state, rounds = decision.after, _pieces(rules).rounds
    assert 1 <= state.round <= rounds
    assert (state.ask == OVER) == (not rules.prompts(state))
    if state.ask == OVER:
        assert state.round == rounds
        assert not any(player.hand for player in state.players)


def asks_whoever_acts(rules: Rules[Any], decision: Decision) -> None:
    """Only the acting seat is asked, and only if it has a choice or if not asking would reveal a secret."""
    state: State = decision.after
    for prompt in rules.prompts(state):
        assert prompt.seat == state.acting
        assert len(prompt.options) > 1 or prompt.ask in ("way", "keep")
        assert prompt.moment == f"r{state.round}.s{state.acting}"
    assert all(owner == NOBODY or owner < len(state.players) for owner in state.crests)


def shows_a_picture_when_due(_rules: Rules[Any], decision: Decision) -> None:
    """The board is shown after each turn, and the final scores at the end; a new tower tile gets a pause."""
    pictures = Counter(step.picture for step in decision.steps if step.picture)
    keys = Counter(line.key for step in decision.steps for line in step.lines)
    assert set(pictures) <= {"board", "scores"}
    assert pictures["scores"] == keys["won"]
    assert pictures["board"] == keys["turn"] + keys["won"]
    assert sum(step.is_pause for step in decision.steps) == keys["tower_shown"]


def _pieces(rules: Rules[Any]) -> Pieces:
    assert isinstance(rules, Ulm)
    return rules.pieces


CHECKS: list[Check] = [
    conserves_tiles,
    conserves_cards,
    conserves_shields_and_crests,
    conserves_seals_and_places,
    conserves_descendants_and_towers,
    keeps_barges_apart,
    closes_lines_at_both_ends,
    moves_things_by_named_lines,
    tells_only_lines_of_the_list,
    says_nothing_within_a_chain,
    keeps_secrets,
    ends_after_the_last_round,
    asks_whoever_acts,
    shows_a_picture_when_due,
]
