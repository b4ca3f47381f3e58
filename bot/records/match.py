"""Games between computer players, who see only their own views."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bot.catalogue import Game
from bot.games import answers
from bot.games.chance import Chance
from bot.games.contract import Computer, Score
from bot.records.record import Move, Record, total_scores


class Match(Struct, frozen=True):
    """A finished game: its record and its scores with their reasons."""

    record: Record
    scores: tuple[Score, ...]


def play_match(game: Game, names: Sequence[str], seed: bytes, options: Mapping[str, str]) -> Match:
    """Play one game; equal seeds produce equal games. Raises `UnknownPlayer`."""
    return play_between(game, names, [game.computer(name) for name in names], seed, options)


def play_between(
    game: Game, names: Sequence[str], players: Sequence[Computer], seed: bytes, options: Mapping[str, str]
) -> Match:
    """Play one game between arbitrary players; `names` are their names in the record."""
    rules = game.rules
    chances = [Chance(seed).fork(f"seat {seat}") for seat in range(len(names))]
    moves: list[Move] = []
    play = rules.playout(answers.begin(rules, len(names), Chance(seed), options)[-1].state)
    while prompts := play.prompts():
        prompt = prompts[0]
        seat = prompt.seat
        view = rules.view(play.state, seat)
        answer = players[seat](view, prompt, Chance(chances[seat].seed, len(moves)))
        play.apply(prompt, answers.check_answer(prompt, answer))
        moves.append(Move(seat, prompt.id, answer))
    scores = rules.scores(play.state)
    chosen = answers.complete_options(rules, options)
    record = Record(rules.name, rules.version, chosen, seed, tuple(names), tuple(moves), total_scores(scores))
    return Match(record, scores)
