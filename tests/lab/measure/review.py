"""Quality of reviews: `python -m tests.lab review GAME --players N --games N` plants blunders and looks for them.

In each game, one seat searches and the others play quickly. In some of its decisions, the searching seat picks the
worst answer that an independent search finds, if its cost is at least a blunder's; its other decisions are normal.
"""

import argparse
import json
import random
from typing import Any, NamedTuple

from bot.catalogue import Game, load_game
from bot.games.answers import begin, complete_options, forced_answer
from bot.games.chance import Chance
from bot.games.contract import Answer, Prompt
from bot.games.search import Judgement, Seeker, find_seeker
from bot.records.record import Move, Record, total_scores
from bot.records.review import (
    COSTS,
    USUAL_EFFORT,
    Found,
    Grade,
    ReviewEffort,
    SeatReview,
    find_unusual,
    list_decisions,
    review_seat,
)
from bot.tables.reviews import weigh_decision
from bot.tables.worker import decide

SURE = 3.0
"""Standard errors by which a planted answer must be worse than a blunder's minimum."""
EFFORT = 2
"""Effort of the search for planted answers, relative to a decision's."""


class Planted(NamedTuple):
    """A game with planted blunders by one seat."""

    record: Record
    blunders: dict[int, float]
    """Each blunder's cost, by move number."""


def play(game: Game, seats: int, seed: int, share: float, playouts: int) -> Planted:
    """Play a game in which seat 0 searches, and blunders in some of its decisions."""
    rules, rng = game.rules, random.Random(seed)  # noqa: S311  # repeatable, not secret
    quick = game.computer(game.best_computer)
    declared = find_seeker(game.declaration)
    seeker = Seeker(rules, quick, playouts, declared.lore) if declared else Seeker(rules, quick, playouts)
    secret = seed.to_bytes(8, "big") * 4
    state = begin(rules, seats, Chance(secret), {})[-1].state
    moves: list[Move] = []
    blunders: dict[int, float] = {}
    play = rules.playout(state)
    while prompts := play.prompts():
        prompt = prompts[0]
        view, chance = rules.view(play.state, prompt.seat), Chance(b"player" + secret, len(moves))
        if prompt.seat:
            answer = quick(view, prompt, chance)
        elif forced_answer(prompt) is None and rng.random() < share:
            answer, cost = find_blunder(seeker, view, prompt, chance)
            if cost:
                blunders[len(moves)] = cost
        else:
            answer = seeker(view, prompt, chance)
        moves.append(Move(prompt.seat, prompt.id, answer))
        play.apply(prompt, answer)
    scores = total_scores(rules.scores(play.state))
    names = tuple("person" for _ in range(seats))
    options = complete_options(rules, {})
    return Planted(Record(game.name, rules.version, options, secret, names, tuple(moves), scores), blunders)


def find_blunder(seeker: Seeker, view: Any, prompt: Prompt, chance: Chance) -> tuple[Answer, float]:
    """Return the worst answer and its cost if new worlds confirm it as a blunder; otherwise the best answer and 0."""
    judged = seeker.judge(view, prompt, chance, EFFORT * seeker.playouts, keep=99)
    best = judged[0]
    bad = [one for one in judged[1:] if _cost(best, one) - SURE * one.error > COSTS[Grade.BLUNDER]]
    if not bad:
        return best.answer, 0.0
    worst = max(bad, key=lambda one: _cost(best, one))
    again = seeker.compare(view, chance.fork("again"), (best.chain, worst.chain), 4 * EFFORT * seeker.playouts)
    if again[0].answer != best.answer or _cost(*again) - SURE * again[1].error < COSTS[Grade.BLUNDER]:
        return best.answer, 0.0
    return worst.answer, _cost(*again)


def _cost(best: Judgement, other: Judgement) -> float:
    return best.value - other.value


def review(game: Game, record: Record, effort: ReviewEffort = USUAL_EFFORT) -> SeatReview:
    """Run the review of seat 0 in this process."""
    quick = game.computer(game.best_computer)
    decisions = list_decisions(game.rules, record, 0)
    under_way = review_seat(decisions, find_unusual(decisions, quick), effort)
    try:
        ask = next(under_way)
        while True:
            reply = decide(weigh_decision(game, ask))
            assert not reply.error, reply.error
            ask = under_way.send(Found(reply.judgements, reply.seconds))
    except StopIteration as end:
        found: SeatReview = end.value
        return found


def main() -> None:
    """Play, review, and count found blunders."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--share", type=float, default=0.15)
    parser.add_argument("--playouts", type=int, default=200)
    asked = parser.parse_args()
    game = load_game(asked.game)
    total: dict[str, float] = dict.fromkeys(
        ("planted", "found", "as_mistake", "own", "blamed", "looked_at", "decisions", "seconds", "longest"), 0
    )
    for number in range(asked.games):
        planted = play(game, asked.players, asked.seed + number, asked.share, asked.playouts)
        found = review(game, planted.record)
        blamed = {verdict.number: verdict for verdict in found.verdicts}
        total["planted"] += len(planted.blunders)
        total["found"] += len(planted.blunders.keys() & blamed.keys())
        total["as_mistake"] += sum(
            blamed[one].grade is not Grade.INACCURACY for one in planted.blunders.keys() & blamed.keys()
        )
        total["own"] += found.decisions - len(planted.blunders)
        total["blamed"] += len(blamed.keys() - planted.blunders.keys())
        total["looked_at"] += found.looked_at
        total["decisions"] += found.decisions
        total["seconds"] += round(found.seconds, 1)
        total["longest"] = max(total["longest"], round(found.seconds, 1))
        missed = {one: round(planted.blunders[one], 2) for one in planted.blunders.keys() - blamed.keys()}
        wrong = [
            (one, str(blamed[one].grade), round(blamed[one].cost, 2), round(blamed[one].error, 3))
            for one in blamed.keys() - planted.blunders.keys()
        ]
        print(json.dumps({**total, "missed": missed, "wrong": wrong}), flush=True)


if __name__ == "__main__":
    main()
