"""The ids of questions, and the order of lines and pictures in a round."""

from bot.games.contract import Seats
from bot.games.notredame.rules.state import LAP, NOBODY
from tests.games.notredame.tables import PIECES, RULES, A, B, act, fresh, lines, play, shown


def last_options(seats: int = 2, rounds: int = 9) -> list[tuple[str, tuple[str, ...], list[str], list[str]]]:
    """Play with each question's last option; return the ids and options, and the lines and pictures they cause."""
    state, told = fresh(seats, 5), []
    while (prompts := RULES.prompts(state)) and state.round <= rounds:
        steps = play(state, prompts[0].seat, prompts[0].options[-1])
        told.append((prompts[0].id, prompts[0].options, [line.key for line in lines(steps)], shown(steps)))
        state = steps[-1].state
    return told


def test_questions_are_named_by_round_and_phase() -> None:
    """ND.TELL.1: Ids are r4.draft1, r4.draft2, r4.lap1.card, r4.lap2.lapse, r4.hire, and so on."""
    named = [name for name, _, _, _ in last_options(2)]

    assert named[:14] == [
        *("r1.draft1", "r1.draft1", "r1.draft2", "r1.draft2"),
        *("r1.lap1.card", "r1.lap1.lapse") * 2,
        *("r1.lap2.card", "r1.lap2.lapse") * 2,
        *("r1.hire", "r1.hire"),
    ]
    assert named[14] == "r2.draft1"
    assert named[-1] == "r9.hire"


def test_lines_and_pictures_of_a_round_are_in_order() -> None:
    """ND.TELL.2: Lines report passes, cards, the plague and the next round; a picture ends each lap and the plague."""
    told = last_options(2, 1)

    assert [(keys, pictures) for _, _, keys, pictures in told if keys] == [
        (["picked"], ["pause"]),
        (["picked"], ["pause"]),
        (["lapsed"], ["pause"]),
        (["lapsed"], ["board"]),
        (["lapsed"], ["pause"]),
        (["lapsed"], ["board"]),
        (["hired_nobody", "plague", "level", "level", "round_begins", "bell_ringer", "persons"], ["plague", "board"]),
    ]


def test_lines_report_a_new_round() -> None:
    """ND.TELL.3: The lines name the round's number, period and start player, the persons and their rats."""
    state = fresh(2, 5)
    while state.round == 1:
        [prompt, *_] = RULES.prompts(state)
        steps = play(state, prompt.seat, prompt.options[-1])
        state = steps[-1].state

    begins, bell_ringer, persons = lines(steps, "round_begins", "bell_ringer", "persons")

    assert begins.facts == {"round": 2, "rounds": 9, "period": 1}
    assert bell_ringer.facts == {"seat": Seats((state.start,))}
    assert persons.facts["persons"] == tuple(PIECES.person_names[person] for person in state.persons)


def test_turns_follow_the_bell_ringer() -> None:
    """ND.TELL.4: In laps and in hiring, one seat is asked at a time; in the draft all seats are."""
    state = fresh(2, 5)
    asked = [len(RULES.prompts(state))]
    for seat in (A, B, A, B):
        state = act(state, seat, RULES.prompts(state)[0].options[0])
        asked.append(len(RULES.prompts(state)))

    assert asked == [2, 1, 2, 1, 1]
    assert RULES.prompts(state)[0].seat == state.start


def test_between_two_turns_no_question_is_open() -> None:
    """ND.TELL.5: The picture after a card, before the next player is called, shows a state without questions."""
    state = fresh(3, 5)
    for _ in range(40):
        [prompt, *_] = RULES.prompts(state)
        *between, last = play(state, prompt.seat, prompt.options[-1])
        assert all(one.seat in step.state.waiting for step in between for one in RULES.prompts(step.state))
        assert all(one.options for step in between for one in RULES.prompts(step.state))
        state = last.state

    state.acting = NOBODY
    state.phase = LAP

    assert RULES.prompts(state) == ()
