"""The steps of a finished game: everything that happened, as everyone may see it after the end."""

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from bot.errors import NotOver
from bot.games import answers
from bot.games.chance import Chance
from bot.games.contract import Line, Seats, decode, encode, list_topics
from bot.pictures.sights import SCORES
from bot.records.match import play_match
from bot.records.record import AnyMove, Move, Record, Undo, replay, total_scores
from bot.records.replay_steps import ReplayStep, list_replay_steps
from tests.games.played import PLAYED, load_played, usual_seats

EVERY_GAME = pytest.mark.parametrize("name", PLAYED)
BEFORE_UNDO, KEPT = 12, 6
"""Number of moves before an undo, and how many of them stay."""


@cache
def finished(name: str) -> Record:
    """A whole game between good computer players."""
    game = load_played(name)
    return play_match(game, [game.best_computer] * usual_seats(name), b"replay", {}).record


@cache
def steps_of(name: str) -> tuple[ReplayStep, ...]:
    """The replay steps of the game from `finished`."""
    return list_replay_steps(load_played(name), finished(name))


def told(name: str, record: Record) -> list[Line]:
    """All lines of a record, in order."""
    lines: list[Line] = []

    def note(_move: object, steps: Any) -> None:
        lines.extend(line for step in steps for line in step.lines)

    replay(load_played(name).rules, record, note)
    return lines


def with_undo(name: str) -> Record:
    """A whole game in which the players undo some moves and play on differently."""
    game, moves = load_played(name), list[AnyMove]()
    rules, chance, states = game.rules, Chance(b"undo"), list[Any]()
    state = answers.begin(rules, usual_seats(name), chance, {})[-1].state
    while prompts := rules.prompts(state):
        states.append(state)
        if len(moves) == BEFORE_UNDO:
            moves.append(Undo(prompts[0].seat, KEPT))
            state = rules.rewind(states[KEPT], state)
            continue
        prompt, chance = prompts[0], chance.fork("next")
        picks = game.computer(game.best_computer)(rules.view(state, prompt.seat), prompt, chance)
        moves.append(Move(prompt.seat, prompt.id, picks))
        state = answers.answer(rules, state, prompt.seat, prompt.id, picks)[-1].state
    options = answers.complete_options(rules, {})
    seats = (game.best_computer,) * usual_seats(name)
    scores = total_scores(rules.scores(state))
    return Record(name, rules.version, options, b"undo", seats, tuple(moves), scores)


@EVERY_GAME
def test_steps_tell_every_line_once_and_in_order(name: str) -> None:
    """The last step shows the scores."""
    steps = steps_of(name)
    assert [line for step in steps for line in step.lines] == told(name, finished(name))
    assert [step.picture for step in steps].index(SCORES) == len(steps) - 1


@EVERY_GAME
def test_steps_leave_out_what_was_undone(name: str) -> None:
    record = with_undo(name)
    kept, undone = list_replay_steps(load_played(name), record), record.moves[KEPT:BEFORE_UNDO]
    before = told(name, replace(record, moves=record.moves[:KEPT], scores=None))
    after = told(name, record)[len(told(name, replace(record, moves=record.moves[:BEFORE_UNDO], scores=None))) :]
    assert undone
    assert [line for step in kept for line in step.lines] == before + after


@EVERY_GAME
def test_steps_of_a_running_game_are_refused(name: str) -> None:
    """A replay of a running game would reveal secrets."""
    running = replace(finished(name), moves=finished(name).moves[:-1], scores=None)
    with pytest.raises(NotOver):
        list_replay_steps(load_played(name), running)


@EVERY_GAME
def test_steps_show_only_what_is_public_after_the_end(name: str) -> None:
    """A step's view has nothing to hide from the public: its own public view is identical."""
    rules = load_played(name).rules
    for step in steps_of(name):
        assert encode(rules.view(decode(rules, step.view), None)) == step.view


@EVERY_GAME
def test_changes_of_points_lead_to_the_final_scores(name: str) -> None:
    """Each change begins at the total of the previous one, and equals the sum of its headings' changes."""
    points: dict[int, int] = {}
    for step in steps_of(name):
        for change in step.points:
            assert change.before == points.get(change.seat, change.before)
            points[change.seat] = change.after
            assert change.after - change.before == sum(one.after - one.before for one in change.headings)
    scores = finished(name).scores or ()
    assert points == {seat: total for seat, total, _ in scores if seat in points}


@EVERY_GAME
def test_every_player_finds_their_own_decisions(name: str) -> None:
    seats = {seat for step in steps_of(name) for seat in step.deciders}
    assert seats == set(range(usual_seats(name)))


@pytest.mark.parametrize("name", [name for name in PLAYED if name != "drafting"])
def test_every_reason_for_points_has_a_rule(name: str) -> None:
    """The guide names a topic for every reason, except in the drafting game, which has no such topics."""
    guide, found = load_played(name).guide, set[str]()
    for step in steps_of(name):
        for change in step.points:
            own = tuple(line for line in step.lines if Seats((change.seat,)) in line.facts.values())
            found |= {guide.rule_of(why, own) for heading in change.headings for why in heading.reasons}
    assert len(found) > 3
    assert found <= set(list_topics(guide))
