"""The guide of Notre Dame explains each position correctly."""

import pytest

from bot.games.contract import Choice, Fact, Line, Question, Row, Seats
from bot.games.notredame.guide.guide import NotreDameGuide
from bot.games.notredame.rules.course import begin_round
from bot.games.notredame.rules.play import Play
from bot.games.notredame.rules.state import REASONS, State
from tests.games.notredame.tables import (
    PIECES,
    RULES,
    A,
    B,
    act,
    asked,
    give_points,
    hold,
    own_messages,
    put_pieces,
    set_gold,
    set_supply,
    suffer,
    table,
    to_draft,
    to_hiring,
    to_lap,
)

GUIDE = NotreDameGuide(PIECES)
DRAFTED = ("bank", "notre_dame", "park")


def explained(state: State, seat: int = A) -> Question:
    """Explain the open prompt of a seat."""
    return GUIDE.explain(RULES.view(state, seat), asked(state, seat))


def choice(state: State, option: str, seat: int = A) -> Choice:
    """Return one option of the open prompt."""
    return next(one for one in explained(state, seat).choices if one.option == option)


def doubt(state: State, option: str, seat: int = A) -> Line | None:
    """Return the doubt about an answer, if any."""
    return GUIDE.doubt(RULES.view(state, seat), asked(state, seat), (option,))


def test_each_card_shows_its_current_yield() -> None:
    """The yield is in gold, markers, points with the park's bonus, messages or rats."""
    state = table()
    put_pieces(state, A, bank=2, residence=1, park=2, school=1, hotel=3)
    set_supply(state, A, 4, general=5)
    state.players[A].rat = 3
    cases: dict[str, dict[str, Fact]] = {
        "bank": {"gold": 3},
        "residence": {"points": 3},
        "school": {"markers": 2},
        "hotel": {"number": 2},
        "park": {"rats": 1},
        "hospital": {"pieces": 1},
        "carriage": {"points": 5, "steps": 1},
        "friend": {},
        "notre_dame": {"coins": 3, "points": 7},
    }
    for kind, facts in cases.items():
        hold(state, A, kind, "bank", "park")
        assert choice(to_lap(state), kind).label == Line(f"brings_{kind}", facts)


def test_a_detail_does_not_repeat_its_label() -> None:
    """The number of pieces is in the detail only if the yield in the label does not equal it."""
    state = table()
    put_pieces(state, A, bank=2, residence=1, hotel=1)
    for kind in ("bank", "residence", "school"):
        hold(state, A, kind, "hotel", "park")
        assert choice(to_lap(state), kind).detail is None
    assert choice(to_lap(state), "hotel").detail == Line("pieces", {"pieces": 2})

    put_pieces(state, A, park=2, residence=1)
    hold(state, A, "residence", "school", "park")
    set_supply(state, A, 4, general=0)
    assert choice(to_lap(state), "residence").detail == Line("pieces", {"pieces": 2})
    assert choice(to_lap(state), "school").detail == Line("pieces", {"pieces": 1})

    hiring = to_hiring(table(), "monk", "moneylender", "mayor")
    assert [choice(hiring, person).detail is None for person in ("monk", "moneylender", "mayor")] == [True, True, False]


def test_levels_beyond_the_end_of_the_track_are_not_shown() -> None:
    """A level beyond the end is shown as an outbreak, whatever the hotel or the Doctor would do about it."""
    state = table()
    hold(state, A, "hotel", "bank", "park")
    state.persons = tuple(PIECES.person_numbers[name] for name in ("maid", "doctor", "mayor"))
    state.players[A].rat = 9
    state = to_lap(state)
    assert choice(act(state, A, "hotel"), "rat").detail == Line("outbreak_all_the_same")

    state = to_hiring(table(), "maid", "doctor", "mayor")
    state.players[A].rat = 1
    assert choice(state, "doctor").label == Line("hire-doctor", {"before": 9, "after": 1})
    state.players[A].rat = 2
    assert choice(state, "doctor").label == Line("hire-doctor_saves", {"after": 2})


def test_in_the_draft_a_card_that_would_lapse_says_so() -> None:
    state = to_draft(table(2), ("bank", "notre_dame", "park"), ("school", "hotel", "friend"))
    set_gold(state, 0)

    assert choice(state, "notre_dame").label == Line("brings_no_gold", {"card": "notre_dame"})
    assert choice(state, "notre_dame").detail is None


def test_the_draft_shows_what_passed_cards_bring_the_left_neighbor() -> None:
    """The yields are computed for the neighbor's borough."""
    state = to_draft(table(2), ("bank", "notre_dame", "park"), ("school", "hotel", "friend"))
    put_pieces(state, B, bank=3)

    lines = explained(state).lines
    at = lines.index(Line("panel_left", {"seat": Seats((B,))}))

    row = lines[at + 1]
    assert isinstance(row, Row)
    assert row.lines[0] == Line("brings_bank", {"gold": 4})
    assert len(row.lines) == 3


def test_the_panel_compares_the_rounds_rats_with_hospital_and_marker() -> None:
    """The panel shows the level after the plague, or the outbreak."""
    state = to_lap(table())
    state.persons = tuple(PIECES.person_numbers[name] for name in ("maid", "doctor", "mayor"))
    put_pieces(state, A, hospital=2)
    state.players[A].rat = 3
    facts: dict[str, Fact] = {"rats": 8, "rat": 3, "hospital": 2, "level": 9}
    assert explained(state).means[0] == Line("panel_rats", facts)

    state.players[A].rat = 4

    assert explained(state).means[0] == Line("panel_rats_outbreak", {**facts, "rat": 4, "level": 10})


def test_a_panel_shows_everyones_prestige_only_if_it_is_open() -> None:
    """The players are sorted by prestige, highest first."""
    for is_open in (False, True):
        state = to_draft(table(2), ("bank", "notre_dame", "park"), ("school", "hotel", "friend"))
        state.is_open = is_open
        give_points(state, B, 3)
        totals = {seat: sum(state.players[seat].points) for seat in (A, B)}
        shown = [line for row in explained(state).means if isinstance(row, Row) for line in row.lines]
        told = [
            Line("panel_points", {"seat": Seats((B,)), "points": totals[B]}),
            Line("panel_points_own", {"points": totals[A]}),
        ]
        assert shown == (told if is_open else [])


def test_the_first_draft_of_a_round_shows_the_prestige_gained_in_the_round_before() -> None:
    """The question lists what the player won and lost, by reason; other players do not see it."""
    state = table(2)
    assert explained(to_draft(state, DRAFTED, ("school", "hotel", "friend"))).beside == ()
    state.players[A].round_start = (0,) * len(REASONS)
    state.players[A].points = [5 * (reason in ("residence", "plague")) for reason in REASONS]
    state.players[A].points[REASONS.index("plague")] = -2
    play = Play(PIECES, state)
    begin_round(play)
    [row] = explained(play.state).beside
    assert isinstance(row, Row)
    assert row.heading == Line("panel_last_round", {"won": 5, "lost": 2})
    assert [line.key for line in row.lines] == ["points_residence", "points_plague"]
    assert RULES.view(play.state, B).players[A].last_round == ()
    assert RULES.view(play.state, B).players[A].round_start == ()


def test_a_players_pieces_are_the_last_rows_above_the_choices() -> None:
    """A phone first shows the lower half of a panel, so rats, gold and markers always come last."""
    drafting = to_draft(table(2), ("bank", "notre_dame", "park"), ("school", "hotel", "friend"))
    state = table()
    hold(state, A, "hotel", "bank", "park")
    playing = to_lap(state)
    for moment in (drafting, playing, act(playing, A, "hotel"), to_hiring(table(), "monk", "maid", "bishop")):
        assert [line.key for line in explained(moment).means if isinstance(line, Line)] == ["panel_rats", "panel_own"]

    set_supply(playing, A, 0)
    put_pieces(playing, A, bank=2, school=1)
    assert explained(playing).means[-1] == Line("panel_empty"), "what to do without a marker is the last word"


def test_an_empty_supply_is_explained() -> None:
    """Beginners miss the rule about empty supplies most often."""
    state = to_lap(table())
    assert Line("panel_empty") not in explained(state).means

    put_pieces(state, A, bank=2, park=1)
    set_supply(state, A, 0)

    assert Line("panel_empty") in explained(state).means


def test_a_card_whose_marker_has_one_source_counts_without_it() -> None:
    """Moving a marker out of the park breaks the pair; if there are several sources, the pair may stay."""
    state = table()
    hold(state, A, "residence", "bank", "park")
    state = to_lap(state)
    put_pieces(state, A, park=2)
    set_supply(state, A, 0)

    assert choice(state, "residence").label == Line("brings_residence", {"points": 1})

    put_pieces(state, A, park=2, bank=1)
    assert choice(state, "residence").label == Line("brings_residence", {"points": 2})
    assert choice(state, "bank").label == Line("brings_bank", {"gold": 2}), "only the park's markers can go there"


def test_drives_show_market_message_points_and_distance() -> None:
    """Points include the park's bonus; the detail shows the message's other gains."""
    state = table()
    put_pieces(state, A, park=2, carriage=1)
    hold(state, A, "carriage", "bank", "school")
    state = act(to_lap(state), A, "carriage")

    near, far = choice(state, "0.1"), choice(state, "1.3")

    assert near.label == Line("drive", {"market": "red_market.1", "message": "message_coin", "points": 2})
    assert near.detail == Line("message", {"steps": 1, "gold": 1, "markers": 0, "rats": 0})
    assert far.label.facts["points"] == 4
    assert far.detail == Line("message", {"steps": 2, "gold": 0, "markers": 0, "rats": 0}), "no rat to drive back"
    state.players[A].rat = 2
    assert choice(state, "1.3").detail == Line("message", {"steps": 2, "gold": 0, "markers": 0, "rats": 1})
    assert choice(state, "stay").is_declining


def test_persons_show_their_worth() -> None:
    """Persons show their points for this borough, with the park's bonus; the Doctor shows the rat marker's level."""
    state = table()
    put_pieces(state, A, bank=3, park=2, hospital=1)
    state.players[A].rat = 3
    to_hiring(state, "doctor", "maid", "guild_master")

    assert choice(state, "guild_master").label == Line("hire-points", {"person": "guild_master", "points": 5})
    assert choice(state, "guild_master").detail == Line("hire-guild_master", {"points": 2, "pieces": 2})
    assert choice(state, "doctor").label == Line("hire-doctor", {"before": 9, "after": 2})
    assert choice(state, "maid").label == Line("hire-maid", {"points": 4})


def test_moving_a_piece_shows_what_its_source_loses() -> None:
    """The hospital shows the level without the piece; the park and Notre Dame show the bonus and share without it."""
    state = table()
    put_pieces(state, A, hospital=1, park=2, bank=1, cathedral=1)
    set_supply(state, A, 0)
    state.players[A].rat = 4
    state.persons = tuple(PIECES.person_numbers[name] for name in ("maid", "doctor", "lady"))
    hold(state, A, "residence", "bank", "school")
    state = act(to_lap(state), A, "residence")

    assert choice(state, "hospital").detail == Line("outbreak", {"level": 10})
    assert choice(state, "park").detail == Line("bonus_lost", {"bonus": 1})
    assert choice(state, "notre_dame").detail == Line("share_lost", {"worth": 10})
    assert choice(state, "bank").detail is None


def test_the_jesters_targets_do_not_count_the_moved_piece() -> None:
    """A marker taken from the park breaks a pair, which lowers the bonus."""
    state = table()
    put_pieces(state, A, park=2, residence=1)
    state = act(to_hiring(state, "jester"), A, "jester", "park")

    assert choice(state, "residence").label == Line("brings_residence", {"points": 2})
    assert Line("panel_from", {"place": "park"}) in explained(state).lines


def test_letting_a_playable_card_lapse_needs_confirmation() -> None:
    state = to_lap(table())

    assert doubt(state, "none") == Line("card")
    assert doubt(state, "bank") is None


def test_leaving_messages_needs_confirmation() -> None:
    """No confirmation is needed if the player may take no message."""
    state = table()
    hold(state, A, "carriage", "bank", "school")
    state = act(to_lap(state), A, "carriage")
    assert doubt(state, "stay") == doubt(state, "elsewhere") == Line("drive", {"number": 6})
    assert doubt(state, "0.1") is None

    own_messages(state, A, "0.1", "1.1", "3.2")
    state = act(RULES.back(state, A) or state, A, "carriage")

    assert doubt(state, "stay") is None


def test_hiring_for_no_points_needs_confirmation() -> None:
    """Only persons whose effect is points need a confirmation."""
    state = to_hiring(table(), "lawyer", "monk", "night_watchman")

    assert doubt(state, "lawyer") == Line("hire_for_nothing", {"person": "lawyer"})
    assert doubt(state, "monk") is None
    assert doubt(state, "none") is None


def test_hiring_no_person_in_the_last_round_needs_confirmation() -> None:
    """Gold is worthless after the last round."""
    state = to_hiring(table(), "lawyer", "monk", "night_watchman")
    state.round = 9

    assert doubt(state, "none") == Line("hire_nobody", {"gold": 3})


@pytest.mark.parametrize("rat", [3, 4])
def test_leaving_the_hospital_needs_confirmation_if_it_causes_an_outbreak(rat: int) -> None:
    """The piece may leave for a card or the friend's move, or with the Jester or the Minstrel."""
    expected = Line("outbreak", {"points": 2}) if rat == 4 else None
    rats = tuple(PIECES.person_numbers[name] for name in ("maid", "jester", "mayor"))
    state = table()
    state.persons = rats
    put_pieces(state, A, hospital=1, bank=1, friend="hospital")
    set_supply(state, A, 0)
    state.players[A].rat = rat
    hold(state, A, "residence", "friend", "school")
    to_lap(state)

    assert doubt(act(state, A, "residence"), "hospital") == expected
    assert doubt(act(state, A, "residence"), "bank") is None
    assert doubt(act(state, A, "friend"), "bank") == expected
    to_hiring(state, "maid", "jester", "mayor")
    assert doubt(act(state, A, "jester"), "hospital") == expected
    assert doubt(act(state, A, "jester"), "friend") == expected
    to_hiring(state, "maid", "minstrel", "mayor", "jester")
    assert doubt(act(state, A, "minstrel", "hospital", "bank"), "1") == expected


def test_an_outbreak_names_the_fullest_sectors() -> None:
    """The text also names the points lost."""
    state = table()
    put_pieces(state, A, bank=2, hospital=2)
    state.players[A].rat = 9
    give_points(state, A, 5)
    state = suffer(state, 3)[-1].state

    assert explained(state).lines == (Line("panel_lost"),)
    assert choice(state, "bank").label == Line("sector", {"sector": "bank", "pieces": 2})
    assert choice(state, "hospital").detail is None, "the plague of this round is over"


def test_a_summary_shows_a_seats_possessions() -> None:
    """Only the seat itself sees the rest of its deck and, while it is secret, its prestige."""
    state = to_lap(table(2))
    put_pieces(state, A, bank=2, friend="bank", cathedral=1)
    own_messages(state, A, "0.1", "1.4")
    give_points(state, A, 7)

    mine, public = (GUIDE.summary(RULES.view(state, viewer), A) for viewer in (A, None))

    assert Line("own_borough", {"sectors": ("bank",) * 3}) in mine
    assert Line("own_messages", {"messages": ("message_coin", "message_prestige"), "colors": ("red", "blue")}) in mine
    assert Line("own_cathedral", {"markers": 1, "worth": 6}) in public
    assert [line.key for line in mine if line.key.startswith("points")] == ["points_total", "points_residence"]
    assert [line for line in public if line.key.startswith("points")] == [Line("points_secret")]
    assert "own_deck" in {line.key for line in mine}
    assert "own_deck" not in {line.key for line in public}


def test_a_seat_sees_its_own_secret_decisions() -> None:
    """The secret decisions are a pick, the cards kept, and the sector that will lose a marker."""
    state = act(to_draft(table(2), ("bank", "notre_dame", "park"), ("school", "hotel", "friend")), A, "park")
    assert GUIDE.sealed(RULES.view(state, A), A) == (Line("sealed_pick", {"card": "park"}),)
    assert GUIDE.sealed(RULES.view(state, B), A) == GUIDE.sealed(RULES.view(state, B), B) == ()

    state = act(state, B, "hotel")
    assert GUIDE.sealed(RULES.view(state, A), A) == (Line("own_hand", {"cards": ("park",)}),)

    state = table(2)
    for seat in (A, B):
        put_pieces(state, seat, bank=1, park=1)
        state.players[seat].rat = 9
    state = act(suffer(state, 3)[-1].state, A, "park")
    assert GUIDE.sealed(RULES.view(state, A), A) == (Line("sealed_sector", {"sector": "park"}),)


def test_a_status_names_the_awaited_seats() -> None:
    """The status lists the players still picking, or the acting seat and the next ones."""
    state = act(to_draft(table(3), *[("bank", "park", "school")] * 3), B, "bank")
    assert GUIDE.status(RULES.view(state, None))[-1] == Line("status_picking", {"seats": Seats((0, 2))})

    told = GUIDE.status(RULES.view(to_lap(table(3)), None))

    assert told[-2:] == (
        Line("status_acting", {"seat": Seats((A,))}),
        Line("status_next", {"seats": Seats((1, 2))}),
    )
