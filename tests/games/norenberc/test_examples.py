"""The rulebook's examples, played as one game of Yellow, Blue and Orange."""

from functools import cache

from bot.games.contract import Line, Seats, Step
from bot.games.norenberc.rules.pieces import Townsman
from bot.games.norenberc.rules.state import ACTION, OVER, PLANNING, State
from tests.games.norenberc.tables import (
    APPRENTICE,
    BAKERS,
    BREWERS,
    COUNCILMAN,
    ENGRAVER,
    PRINTERS,
    RULES,
    SHOEMAKERS,
    TAX_COLLECTOR,
    act,
    asked,
    asked_seats,
    count_goods,
    craft,
    crafts,
    goods,
    guests,
    lines,
    lodge,
    plan,
    play,
    play_plans,
    points,
    reasons,
    table,
)

YELLOW, BLUE, ORANGE = range(3)
MUSICIAN = Townsman("musician", 3)
NEW_GUESTS = (*crafts(SHOEMAKERS, 6, 4), *crafts(BAKERS, 5, 3, 7, 6), *crafts(PRINTERS, 3, 6, 5, 4))


def first_turn() -> State:
    """The rulebook's table: Brewers (6) with the prestige crest, Bakers 2; Orange is first on the chart, Blue next."""
    state = table(3)
    state.order = (ORANGE, BLUE, YELLOW)
    masters = {BREWERS: (6, 4), BAKERS: (2, 3), SHOEMAKERS: (4, 5), PRINTERS: (5, 5)}
    for guild, (now, then) in masters.items():
        state.guilds[guild].workshop = crafts(guild, now, then, 3, 6, 7)
    lodge(state, BREWERS, None, COUNCILMAN, craft(PRINTERS, 7), MUSICIAN)
    state.stack = NEW_GUESTS
    return state


@cache
def planned() -> tuple[Step[State], ...]:
    """Yellow plans three guilds, Blue two, Orange all four."""
    plans = {YELLOW: (BAKERS, SHOEMAKERS, PRINTERS), BLUE: (BREWERS, SHOEMAKERS)}
    return play_plans(first_turn(), {**plans, ORANGE: (BREWERS, BAKERS, SHOEMAKERS, PRINTERS)})


@cache
def sold() -> State:
    """Orange sells one Beer to the Brewers."""
    return act(planned()[-1].state, ORANGE, "sell")


@cache
def recruited() -> tuple[Step[State], ...]:
    """Blue recruits the Councilman for a Beer and Shoes, and goes first."""
    return play(sold(), BLUE, "recruit", "2", "shoes.1", "yes")


@cache
def bought() -> State:
    """Orange buys three Pastries."""
    return act(recruited()[-1].state, ORANGE, "buy", goods(pastries=3))


@cache
def turn_ended() -> State:
    """Yellow does nothing at the Bakers; the rulebook does not describe the actions at the last two guilds."""
    state = act(bought(), YELLOW, "nothing")
    while state.phase is ACTION:
        state = act(state, state.acting, "nothing")
    return state


@cache
def round_ended() -> tuple[Step[State], ...]:
    """Yellow passes; Blue's last three agents act, none of them for Beer, since she has no Beer left."""
    steps = play_plans(turn_ended(), {BLUE: (BREWERS, BAKERS, SHOEMAKERS)})
    while steps[-1].state.phase is ACTION:
        steps = play(steps[-1].state, BLUE, "nothing")
    return steps


def test_planning_three_two_and_four_cards() -> None:
    """N.EX.1: With 4 agents each, Yellow plans 3 guilds, Blue 2, Orange 4; everyone sees only the numbers."""
    assert [prompt.most for prompt in RULES.prompts(first_turn())] == [4, 4, 4]

    told = lines(planned(), "laid")

    assert [line.facts for line in told] == [
        {"seat": Seats((YELLOW,)), "cards": 3},
        {"seat": Seats((BLUE,)), "cards": 2},
        {"seat": Seats((ORANGE,)), "cards": 4},
    ]
    seen = RULES.view(planned()[-1].state, None)
    assert [player.cards for player in seen.players] == [3, 2, 4]
    assert [player.plan for player in seen.players] == [(), (BREWERS,), (BREWERS,)]


def test_calling_out_the_brewers() -> None:
    """N.EX.2: The Brewers are called first: Blue and Orange reveal their cards and bind an agent each."""
    state = planned()[-1].state

    assert lines(planned(), "called") == [Line("called", {"guild": "brewers", "seats": Seats((BLUE, ORANGE))})]
    assert state.guild == BREWERS
    assert [player.agents for player in state.players] == [4, 3, 3]
    assert asked_seats(state) == [ORANGE]


def test_orange_sells_one_beer_for_six() -> None:
    """N.EX.3: Orange sells 1 Beer to the Brewers, whose master is worth 6, and puts an agent on the roof."""
    state = sold()

    assert state.players[ORANGE].money == 25 + 6
    assert state.players[ORANGE].goods == count_goods(state, pastries=1, shoes=1, pages=1)
    assert state.guilds[BREWERS].storehouse == count_goods(state, beer=10)
    assert state.guilds[BREWERS].roof == [0, 0, 1]
    assert asked_seats(state) == [BLUE]


def test_blue_can_afford_the_second_and_third_window() -> None:
    """N.EX.4: Blue, with 1 of each good, could pay for the Councilman and the Printer, not for the Musician."""
    assert asked(act(sold(), BLUE, "recruit"), BLUE).options == ("2", "3")


def test_blue_recruits_the_councilman_with_beer_and_shoes() -> None:
    """N.EX.5: Blue pays Beer and Shoes, gains an agent and 1 Taler from the roof, and goes first; the tile returns."""
    state = recruited()[-1].state
    blue = state.players[BLUE]

    assert blue.goods == count_goods(state, pastries=1, pages=1)
    assert state.guilds[BREWERS].storehouse == count_goods(state, beer=11, shoes=1)
    assert (blue.agents, blue.stock) == (4, 3)
    assert blue.townsmen == ()
    assert state.guilds[BREWERS].lodgings == (None, None, craft(PRINTERS, 7), MUSICIAN)
    assert COUNCILMAN in state.stack
    assert len(state.stack) == len(NEW_GUESTS) + 1
    assert blue.money == 25 + 1
    assert state.order == (BLUE, ORANGE, YELLOW)
    assert state.guilds[BREWERS].roof == [0, 1, 1]


def test_the_bakers_are_called_next() -> None:
    """N.EX.6: Yellow and Orange reveal their Bakers cards; Orange, ahead on the chart, acts first."""
    state = recruited()[-1].state

    assert lines(recruited(), "called") == [Line("called", {"guild": "bakers", "seats": Seats((YELLOW, ORANGE))})]
    assert [player.agents for player in state.players] == [3, 4, 2]
    assert asked_seats(state) == [ORANGE]


def test_orange_buys_three_pastries_for_six() -> None:
    """N.EX.7: Orange, with 31 Talers, buys 3 Pastries (the most allowed) at 2 each and puts an agent on the roof."""
    assert asked(act(recruited()[-1].state, ORANGE, "buy"), ORANGE).most == 3

    state = bought()

    assert state.players[ORANGE].money == 31 - 6
    assert state.players[ORANGE].goods == count_goods(state, pastries=4, shoes=1, pages=1)
    assert state.guilds[BAKERS].storehouse == count_goods(state, pastries=6)
    assert state.guilds[BAKERS].roof == [0, 0, 1]


def test_yellow_does_nothing_at_the_bakers() -> None:
    """N.EX.8: Yellow does nothing, but the agent still goes to the Bakers' roof."""
    state = act(bought(), YELLOW, "nothing")

    assert state.players[YELLOW].money == 25
    assert state.players[YELLOW].goods == [1, 1, 1, 1]
    assert state.guilds[BAKERS].roof == [1, 0, 1]
    assert state.guild == SHOEMAKERS


def test_the_turn_ends_with_orange_finished() -> None:
    """N.EX.9: Yellow has 1 agent left, Blue 3, Orange none: Orange is finished; a new turn begins for the others."""
    state = turn_ended()

    assert (state.round, state.turn, state.phase) == (1, 2, PLANNING)
    assert [player.agents for player in state.players] == [1, 3, 0]
    assert [player.finished for player in state.players] == [False, False, True]
    assert [(prompt.seat, prompt.most) for prompt in RULES.prompts(state)] == [(YELLOW, 1), (BLUE, 3)]
    assert [house.roof for house in state.guilds] == [[0, 1, 1], [1, 0, 1], [1, 1, 1], [1, 0, 1]]


def test_after_the_next_turn_the_round_ends() -> None:
    """N.EX.10: Yellow passes, and Blue uses her three agents; all players are finished and the round ends."""
    passed = plan(turn_ended(), {BLUE: (BREWERS, BAKERS, SHOEMAKERS)})
    assert [player.finished for player in passed.players] == [True, False, True]

    state = round_ended()[-1].state

    assert (state.round, state.turn) == (2, 1)
    assert [player.agents for player in state.players] == [4, 5, 5]  # Orange won the Bakers' master with "agent +"
    assert asked_seats(state) == [YELLOW, BLUE, ORANGE]


def test_yellow_is_the_favorite_of_the_brewers() -> None:
    """N.EX.11: Only Yellow has Beer and returns 1; Yellow gets the guildmaster, guild crest and prestige crest."""
    before, after = turn_ended(), round_ended()[-1].state
    yellow = after.players[YELLOW]

    [favorite] = lines(round_ended(), "favorite_with_prestige")

    assert favorite.facts == {"seat": Seats((YELLOW,)), "guild": "brewers", "tiles": ("brewers.6",)}
    assert craft(BREWERS, 6) in yellow.craftsmen
    assert yellow.goods[BREWERS] == 0
    assert yellow.crests[BREWERS] == 1
    assert yellow.prestige == 1
    assert after.guilds[BREWERS].crests == 3
    assert after.guilds[BREWERS].storehouse[BREWERS] == before.guilds[BREWERS].storehouse[BREWERS] + 1 == 12


def test_all_players_collect_three_talers() -> None:
    """N.EX.12: After the favorites each player gets an income of 3 Talers."""
    before, after = turn_ended(), round_ended()[-1].state

    assert [player.money for player in before.players] == [25, 26, 25]
    assert [player.money for player in after.players] == [28, 29, 28]


def test_the_brewers_get_a_new_master_and_two_new_guests() -> None:
    """N.EX.13: The value-4 Brewer becomes master; two guests slide to the left, and two from the stack join them."""
    state = round_ended()[-1].state
    drawn = turn_ended().stack[:2]

    assert state.guilds[BREWERS].workshop == crafts(BREWERS, 4, 3, 6, 7)
    assert state.guilds[BREWERS].lodgings == (craft(PRINTERS, 7), MUSICIAN, *drawn)
    assert MUSICIAN not in state.gone
    assert len(guests(state)) == len(guests(turn_ended()))


def test_the_shoemakers_are_the_new_prestige_guild() -> None:
    """N.EX.14: The Brewers are barred; of the tied Shoemakers and Printers (5), the lower number wins."""
    state = round_ended()[-1].state

    assert [house.workshop[0].value for house in state.guilds] == [4, 3, 5, 5]
    assert state.prestige == SHOEMAKERS


def end_of_game() -> State:
    """Set up each player's collection at the end of the example game."""
    state = table(3)
    state.phase, state.waiting, state.round = OVER, [], 4
    yellow, blue, orange = state.players
    yellow.craftsmen = crafts(BREWERS, 7, 6) + crafts(BAKERS, 7, 5) + crafts(SHOEMAKERS, 3) + crafts(PRINTERS, 3)
    orange.craftsmen = crafts(BREWERS, 6, 5) + crafts(BAKERS, 6) + crafts(SHOEMAKERS, 6, 3) + crafts(PRINTERS, 3)
    blue.craftsmen = crafts(BREWERS, 4) + crafts(SHOEMAKERS, 7, 4) + crafts(PRINTERS, 7, 6, 6, 5, 5, 2)
    yellow.townsmen, yellow.money = (Townsman("nobleman", 3), TAX_COLLECTOR), 36
    blue.townsmen, blue.money = (Townsman("foreman", 4), APPRENTICE), 21
    orange.townsmen, orange.money = (ENGRAVER,), 35
    yellow.crests, yellow.prestige = [2, 1, 0, 1], 1
    blue.crests, blue.prestige = [1, 1, 2, 2], 1
    orange.crests, orange.prestige = [1, 2, 2, 1], 1
    return state


def majority_places(state: State, seat: int) -> list[tuple[object, object, int]]:
    """Return a seat's ranks in the majorities: guild, place and points."""
    given = reasons(state, seat, "score_majority")
    return [(reason.why.facts["guild"], reason.why.facts["place"], reason.points) for reason in given]


CATEGORIES = (
    "score_townsman",
    "score_majority",
    "score_apprentice",
    "score_great",
    "score_all_guilds",
    "score_richest",
    "score_crests",
)


def by_category(state: State, seat: int) -> dict[str, int]:
    """Return a seat's points by category, without categories of 0 points."""
    given = {key: points(state, seat, key) for key in CATEGORIES}
    return {key: number for key, number in given.items() if number}


def test_blue_scores_twenty_five() -> None:
    """N.EX.15: Foreman 2, majorities 11 and Apprentice 1, a sum of 30 or more 2, five crests 9: 25 in total."""
    state = end_of_game()

    assert majority_places(state, BLUE) == [("brewers", 3, 1), ("shoemakers", 1, 5), ("printers", 1, 5)]
    assert by_category(state, BLUE) == {
        "score_townsman": 2,
        "score_majority": 11,
        "score_apprentice": 1,
        "score_great": 2,
        "score_crests": 9,
    }
    assert RULES.scores(state)[BLUE].points == 25


def test_orange_scores_thirty() -> None:
    """N.EX.16: Majorities 3+3+3+2, all types 5, six crests (one by the Engraver) 14: 30 in total."""
    state = end_of_game()

    assert majority_places(state, ORANGE) == [
        ("brewers", 2, 3),
        ("bakers", 2, 3),
        ("shoemakers", 2, 3),
        ("printers", 2, 2),
    ]
    assert by_category(state, ORANGE) == {"score_majority": 11, "score_all_guilds": 5, "score_crests": 14}
    assert RULES.scores(state)[ORANGE].points == 30


def test_yellow_scores_thirty_five_and_wins() -> None:
    """N.EX.17: Nobleman 3, Tax Collector 3, majorities 5+6+1+2, all types 5, richest 5, four crests 5: 35 in total."""
    state = end_of_game()

    assert majority_places(state, YELLOW) == [
        ("brewers", 1, 5),
        ("bakers", 1, 6),
        ("shoemakers", 3, 1),
        ("printers", 2, 2),
    ]
    assert by_category(state, YELLOW) == {
        "score_townsman": 6,
        "score_majority": 14,
        "score_all_guilds": 5,
        "score_richest": 5,
        "score_crests": 5,
    }
    assert [(score.points, score.place) for score in RULES.scores(state)] == [(35, 1), (25, 3), (30, 2)]
