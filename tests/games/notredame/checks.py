"""Invariants of every position of Notre Dame: pieces are conserved, secrets do not leak, lines report all gains."""

from collections import Counter
from typing import Any

from bot.games.chance import Chance
from bot.games.contract import Line, Rules, Seat, Seats, encode
from bot.games.notredame.rules.adapter import NotreDame
from bot.games.notredame.rules.lines import LINES
from bot.games.notredame.rules.pieces import BROWN, CARDS, LETTERS, Pieces
from bot.games.notredame.rules.state import DRAFT, LAP, OVER, PLAGUE, State, borough_pieces
from tests.games.walk import Check, Decision


def conserves_markers(rules: Rules[Any], decision: Decision) -> None:
    """Each player has fourteen markers in total: in both supplies, in sectors and on Notre Dame."""
    for player in decision.after.players:
        parts = (player.supply, player.general, player.cathedral, *player.markers)
        assert min(parts) >= 0
        assert sum(parts) == _pieces(rules).limits.markers


def conserves_coins(rules: Rules[Any], decision: Decision) -> None:
    """Limited coins are all in the bank or with players; with unlimited coins, no player pays a different player."""
    state, coins = decision.after, _pieces(rules).limits.coins
    purses = [player.gold for player in state.players]
    assert min(*purses, state.bank) >= 0
    if coins:
        assert state.bank + sum(purses) == coins
    else:
        assert state.bank == 0
        assert "paid" not in [line.key for step in decision.steps for line in step.lines]


def conserves_messages(rules: Rules[Any], decision: Decision) -> None:
    """Each borough has four messages; each message is in the city or owned by one player."""
    state: State = decision.after
    lying = [market for market in range(len(state.messages)) if state.lying >> market & 1]
    taken = [market for player in state.players for market in player.messages]
    boroughs = _pieces(rules).table(len(state.players)).boroughs
    assert sorted(lying + taken) == [market for market in range(5 * boroughs) if market % 5]


def conserves_cards(_rules: Rules[Any], decision: Decision) -> None:
    """Each color has nine cards: in the deck, on offer, in hands, played or laid aside."""
    state: State = decision.after
    cards = [card for player in state.players for card in (*player.offer, *player.hand, *player.played, *player.aside)]
    for seat, player in enumerate(state.players):
        cards += [len(CARDS) * seat + kind for kind in range(len(CARDS)) if (player.deck or 0) >> kind & 1]
    assert sorted(cards) == list(range(len(CARDS) * len(state.players)))


def keeps_within_the_track(rules: Rules[Any], decision: Decision) -> None:
    """Rat markers stay on the track; points never fall below zero."""
    for player in decision.after.players:
        assert 0 <= player.rat <= _pieces(rules).limits.track
        assert sum(player.points) >= 0
        assert all(points >= 0 for points in player.points[:-1])
        assert player.points[-1] <= 0


def shows_the_persons_of_the_period(rules: Rules[Any], decision: Decision) -> None:
    """The persons on display are two brown ones and a gray one of the period; none of them is still in a pile."""
    state, pieces = decision.after, _pieces(rules)
    period = (state.round - 1) // pieces.rounds
    *brown, grey = state.persons
    assert not {*brown, grey} & {*state.brown, *state.grey}
    assert {*brown, *state.brown} <= set(pieces.piles[BROWN])
    assert {grey, *state.grey} <= set(pieces.piles[LETTERS[period]])
    left = pieces.rounds - 1 - (state.round - 1) % pieces.rounds
    assert (len(state.brown), len(state.grey)) == (2 * left, left)


def takes_missing_colors_first(_rules: Rules[Any], decision: Decision) -> None:
    """A player never owns two more messages of one color than of a missing color that is still in the city."""
    state: State = decision.after
    colors = range(len(state.messages) // 5)
    lying = [color for color in colors if state.lying >> 5 * color & 0b11110]
    for player in state.players:
        counts = [sum(market // 5 == color for market in player.messages) for color in colors]
        fewest = min(counts)
        if fewest in [counts[color] for color in lying]:
            assert max(counts) - fewest < 2


def moves_things_by_named_lines(rules: Rules[Any], decision: Decision) -> None:
    """The gold and points of all players change by exactly the amounts in the lines."""
    if decision.before is None:
        return
    gold, points = Counter[Seat](), Counter[Seat]()
    for line in [line for step in decision.steps for line in step.lines]:
        for seat, coins, vp in _moved(_pieces(rules), line):
            gold[seat] += coins
            points[seat] += vp
    for seat, (before, after) in enumerate(zip(decision.before.players, decision.after.players, strict=True)):
        assert after.gold - before.gold == gold[seat], "gold moved without a word"
        assert sum(after.points) - sum(before.points) == points[seat], "points moved without a word"


def _moved(pieces: Pieces, line: Line) -> list[tuple[Seat, int, int]]:
    """Return the seat, gold and points of each change that a line reports."""
    seat, facts = line.facts.get("seat"), {key: fact for key, fact in line.facts.items() if isinstance(fact, int)}
    if not isinstance(seat, Seats) or line.key == "total":
        return []
    [who] = seat.seats
    vp = facts.get("points", 0) + facts.get("bonus", 0) - facts.get("lost", 0)
    wage = pieces.wage if line.key.startswith("hired") else 0
    return [(who, facts.get("gold", 0) - facts.get("coins", 0) - wage, vp)]


def tells_only_lines_of_the_list(_rules: Rules[Any], decision: Decision) -> None:
    """Every line has the facts that `LINES` declares; the language files are checked against `LINES`, too."""
    for line in [line for step in decision.steps for line in step.lines]:
        assert tuple(line.facts) == LINES[line.key]


def keeps_secrets(rules: Rules[Any], decision: Decision) -> None:
    """Two states that differ only in what a viewer must not know look the same to that viewer."""
    state: State = decision.after
    for viewer in (None, *range(len(state.players))):
        twin = _twin(state, viewer)
        assert encode(rules.view(state, viewer)) == encode(rules.view(twin, viewer)), f"seat {viewer} sees a secret"


def _twin(state: State, viewer: Seat | None) -> State:
    """Copy the state with different secrets: seed, unseen cards and piles, picks, prestige, a half-finished turn."""
    twin = state.copy()
    twin.chance = Chance(b"another seed", state.chance.used + 1)
    for seat, player in enumerate(twin.players):
        if seat == viewer:
            continue
        player.deck = 0
        for cards in ("hand", "offer", "passed", "aside"):
            setattr(player, cards, (seat * len(CARDS),) * len(getattr(player, cards)))
        closed = len(player.played) if state.phase is not LAP else (state.round - 1) % 3 * 2
        player.played = (seat * len(CARDS),) * closed + player.played[closed:]
        player.pick = min(0, player.pick)
        if state.phase is not OVER and not state.is_open:
            player.points = [99, *player.points[1:]]
    if state.acting != viewer:
        twin.answers = ("another",)
    return twin


def ends_after_nine_rounds(rules: Rules[Any], decision: Decision) -> None:
    """The game ends after the last round, and only then."""
    state: State = decision.after
    assert 1 <= state.round <= _pieces(rules).all_rounds
    if not rules.prompts(state):
        assert (state.round, state.phase) == (_pieces(rules).all_rounds, OVER)


def asks_whom_it_waits_for(rules: Rules[Any], decision: Decision) -> None:
    """The draft and the plague ask all waiting seats, other phases the acting seat; each prompt has several options."""
    state, prompts = decision.after, rules.prompts(decision.after)
    asked = [prompt.seat for prompt in prompts]
    if state.phase in (DRAFT, PLAGUE):
        assert asked == state.waiting
    elif state.phase is not OVER:
        assert asked == [state.acting] == state.waiting[:1]
    assert all(len(prompt.options) > 1 for prompt in prompts)
    if state.phase is LAP:
        assert {len(player.hand) for player in state.players} <= {3, 2, 0}


def loses_markers_of_the_fullest_sector(_rules: Rules[Any], decision: Decision) -> None:
    """A seat that is asked after an outbreak has two or more sectors tied for the most pieces."""
    state: State = decision.after
    if state.phase is PLAGUE:
        for seat in state.waiting:
            pieces = borough_pieces(state.players[seat])
            assert sum(count == max(pieces) for count in pieces) > 1


def shows_a_picture_when_due(_rules: Rules[Any], decision: Decision) -> None:
    """The plague, each share of Notre Dame and the final scores have one picture each; a new round shows the city."""
    pictures = Counter(step.picture for step in decision.steps if step.picture)
    keys = Counter(line.key for step in decision.steps for line in step.lines)
    assert set(pictures) <= {"board", "plague", "cathedral", "scores"}
    assert pictures["scores"] == keys["won"]
    assert pictures["plague"] == keys["plague"], "with everybody's sum, which its lines tell"
    assert pictures["cathedral"] == keys["share"] + keys["no_share"]
    assert pictures["board"] >= keys["round_begins"]


def _pieces(rules: Rules[Any]) -> Pieces:
    assert isinstance(rules, NotreDame)
    return rules.pieces


CHECKS: list[Check] = [
    conserves_markers,
    conserves_coins,
    conserves_messages,
    conserves_cards,
    keeps_within_the_track,
    shows_the_persons_of_the_period,
    takes_missing_colors_first,
    moves_things_by_named_lines,
    tells_only_lines_of_the_list,
    keeps_secrets,
    ends_after_nine_rounds,
    asks_whom_it_waits_for,
    loses_markers_of_the_fullest_sector,
    shows_a_picture_when_due,
]
