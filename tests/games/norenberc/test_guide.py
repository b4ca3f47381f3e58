"""The guide of Norenberc: what each question shows about each option."""

from collections import Counter
from typing import Any

import pytest

from bot.catalogue import load_game
from bot.games.chance import Chance
from bot.games.contract import Choice, Fact, Line, Prompt, Seats
from bot.games.norenberc.guide.guide import explain
from bot.games.norenberc.guide.standing import status, summary
from bot.games.norenberc.rules.pieces import Craftsman, Townsman
from bot.games.norenberc.rules.state import ACTION, NAMING, Ask, State
from tests.games.every_line import told_lines
from tests.games.norenberc.tables import RULES
from tests.games.walk import Walk


def begun(seats: int = 3) -> State:
    """Set up a predictable game before its first planning; guildmasters are worth 4, 5, 6 and so on."""
    state = RULES.setup(seats, Chance(b"guide"), {"bonus": "on"})[-1].state.copy()
    for guild, house in enumerate(state.guilds):
        house.workshop = tuple(Craftsman(guild, value) for value in (4 + guild, 2, 3, 5, 7))
        house.lodgings = (None, Townsman("mayor"), Craftsman(0, 6), Townsman("musician", 5))
    state.order, state.prestige = tuple(range(seats)), 0
    return state


def at_the_brewers(ask: str, options: tuple[str, ...], action: str = "", answers: Any = ()) -> tuple[State, Prompt]:
    """Ask the first player this question at the first guild."""
    state = begun()
    state.phase, state.guild, state.called, state.acting, state.waiting = ACTION, 0, 2, 0, [0, 1]
    state.ask, state.action, state.answers = Ask(ask, options), action, answers
    return state, Prompt(0, "r1.t1.brewers", ask, options)


def choices(state: State, prompt: Prompt) -> dict[str, Choice]:
    """Return the guide's choices by option."""
    question = explain(RULES.pieces, RULES.view(state, prompt.seat), prompt)
    return {choice.option: choice for choice in question.choices}


def detail(choice: Choice) -> Line:
    """Return the detail of a choice that must exist."""
    assert choice.detail is not None
    return choice.detail


def test_planning_marks_the_prestige_guild() -> None:
    """Everything else about a guild is shown above the buttons."""
    shown = choices(begun(), Prompt(1, "r1.t1.plan", "plan", ("brewers", "bakers"), 0, 2))
    assert shown["brewers"].label == Line("plan-prestige", {"guild": "brewers"})
    assert shown["bakers"].label == Line("plan", {"guild": "bakers"})


def test_acting_shows_what_the_roof_pays() -> None:
    """Recruiting earns the Talers of the roof; an empty roof is not mentioned."""
    state, prompt = at_the_brewers("act", ("sell", "recruit", "buy", "nothing"))
    pieces = RULES.pieces
    assert "panel_roof" not in {line.key for line in told_lines(explain(pieces, state, prompt))}
    state.guilds[0].roof = [1, 1, 0]
    assert Line("panel_roof", {"talers": 2}) in told_lines(explain(pieces, state, prompt))


@pytest.mark.parametrize(
    ("ask", "options", "declining"),
    [
        ("act", ("sell", "buy", "nothing"), {"nothing"}),
        ("victim", ("s1", "none"), {"none"}),
        ("craft", ("brewers", "none"), {"none"}),
        ("duchess", ("bakers", "none"), {"none"}),
        ("first", ("yes", "no"), {"no"}),
        ("mayor", ("brewers", "bakers"), set()),
    ],
)
def test_declining_options_are_marked(ask: str, options: tuple[str, ...], declining: set[str]) -> None:
    """Buttons of declining options are less prominent."""
    shown = choices(*at_the_brewers(ask, options, "recruit", (("2",), None, ("pastries.1",))))
    assert {option for option, choice in shown.items() if choice.is_declining} == declining


def test_acting_shows_the_race_for_the_favor() -> None:
    """The guide compares the player's goods, including those on Peddlers, with the best rival's, and names prizes."""
    state, prompt = at_the_brewers("act", ("sell", "nothing"))
    state.players[0].goods[0], state.players[1].goods[0], state.players[2].goods[0] = 2, 3, 1
    pieces, view = RULES.pieces, RULES.view(state, 0)
    master = pieces.tile_name(state.guilds[0].workshop[0])
    race: dict[str, Fact] = {"good": "beer", "tiles": (master,), "number": 2, "others": 1}
    race |= {"seats": Seats((1,)), "rival": 3}
    assert Line("panel_race", {**race, "prestige": 1}) in told_lines(explain(pieces, view, prompt))
    assert Line("panel_tie") not in told_lines(explain(pieces, view, prompt))
    state.prestige, state.players[0].goods[0] = 1, 3
    tied = explain(pieces, RULES.view(state, 0), prompt)
    assert Line("panel_race", {**race, "number": 3, "prestige": 0}) in told_lines(tied)
    assert Line("panel_tie") in told_lines(tied)


def test_the_race_names_all_tied_leaders() -> None:
    state, prompt = at_the_brewers("act", ("sell", "nothing"))
    for player in state.players:
        player.goods[0] = 2
    [race] = [line for line in told_lines(explain(RULES.pieces, state, prompt)) if line.key == "panel_race"]
    assert race.facts["seats"] == Seats((1, 2))


def test_an_unavailable_action_shows_the_reason() -> None:
    """The reason is missing goods, guests or Talers; available actions and an empty storehouse are not mentioned."""
    pieces = RULES.pieces
    state, prompt = at_the_brewers("act", ("nothing",))
    state.players[0].goods, state.players[0].money = [0] * len(state.guilds), 0
    price = state.guilds[0].workshop[0].value
    told = told_lines(explain(pieces, state, prompt))
    assert Line("missing_sell", {"good": "beer"}) in told
    assert Line("missing_recruit", {"goods": ("beer", "any")}) in told
    assert Line("missing_buy", {"price": price, "money": 0}) in told
    state.guilds[0].lodgings, state.guilds[0].storehouse = (None,) * 4, [0] * len(state.guilds)
    told = told_lines(explain(pieces, state, prompt))
    assert {line.key for line in told if line.key.startswith("missing")} == {
        *("missing_sell", "missing_guests"),
    }
    _, everything = at_the_brewers("act", ("sell", "recruit", "buy", "nothing"))
    assert not [line for line in told_lines(explain(pieces, state, everything)) if line.key.startswith("missing")]


def test_the_choice_of_action_explains_the_guests() -> None:
    """Each guest is listed with price and effect, even if too expensive."""
    pieces = RULES.pieces
    state, prompt = at_the_brewers("act", ("sell", "recruit", "buy", "nothing"))
    state.guilds[0].lodgings = (Townsman("mayor"), None, None, Townsman("nobleman", 3))
    state.players[0].goods = [1] + [0] * (len(state.guilds) - 1)
    mayor, nobleman = explain(pieces, state, prompt).offers
    assert (mayor.label.facts["tile"], mayor.is_in_reach) == ("mayor", True)
    assert mayor.detail == Line("guest-mayor", {"goods": ("beer",), "instead": (), "value": 0})
    assert not nobleman.is_in_reach
    assert nobleman.detail.facts["goods"] == ("beer",) * 3
    assert (mayor.price, nobleman.price) == (None, None)


def test_craftsmen_and_unaffordable_guests_show_only_their_price() -> None:
    """From the second round on, this saves room in the panel."""
    state, prompt = at_the_brewers("act", ("sell", "recruit", "buy", "nothing"))
    state.guilds[0].lodgings = (Townsman("mayor"), Craftsman(1, 4), None, Townsman("nobleman", 3))
    state.players[0].goods, state.round = [1] + [0] * (len(state.guilds) - 1), 2
    mayor, baker, nobleman = explain(RULES.pieces, state, prompt).offers
    assert mayor.price is None
    assert baker.price == Line("plan_dear", {"tile": "bakers.4", "own": 1, "any": 1})
    assert nobleman.price == Line("plan_dear", {"tile": "nobleman.3", "own": 3, "any": 0})


@pytest.mark.parametrize("number", [1, 2])
def test_after_the_first_round_common_questions_need_no_hint(number: int) -> None:
    """A townsman's question on arrival is rare, so it always has a hint."""
    state, act = at_the_brewers("act", ("sell", "nothing"))
    state.round = number
    assert explain(RULES.pieces, state, act).is_familiar == (number > 1)
    state, victim = at_the_brewers("victim", ("s1", "none"), "recruit", ("2", None, None))
    state.round = number
    assert not explain(RULES.pieces, state, victim).is_familiar


def test_planning_shows_each_guild_with_its_guests() -> None:
    """The panel also shows payable prices, the owners of goods, and agents on the roof."""
    pieces, state = RULES.pieces, begun()
    state.guilds[0].lodgings, state.guilds[0].roof[1] = (None, Townsman("mayor"), None, Townsman("burglar")), 2
    state.players[0].goods, state.players[1].goods[0] = [1, 1] + [0] * (len(state.guilds) - 2), 4
    prompt = Prompt(0, "r1.t1.plan", "plan", ("brewers",), 0, 1)
    told = told_lines(explain(pieces, state, prompt))
    [first, *_others] = [line for line in told if line.key == "plan_guild"]
    assert first.facts["guild"] == "brewers"
    assert [line for line in told if line.key == "plan_roof"] == [Line("plan_roof", {"roof": 2, "talers": 2})]
    assert Line("plan_payable", {"tile": "mayor", "own": 1, "any": 1}) in told
    assert Line("plan_dear", {"tile": "burglar", "own": 3, "any": 0}) in told
    assert Line("plan_goods", {"good": "beer", "number": 1, "others": 1, "seats": Seats((1,)), "rival": 4}) in told


def test_only_the_first_round_explains_numbers_and_brackets() -> None:
    pieces, state, prompt = RULES.pieces, begun(), Prompt(0, "r1.t1.plan", "plan", ("brewers",), 0, 1)
    assert Line("plan_legend") in told_lines(explain(pieces, state, prompt))
    state.round = 2
    assert Line("plan_legend") not in told_lines(explain(pieces, state, prompt))


def test_planning_names_finished_players() -> None:
    """Without a finished player the line is left out."""
    state, prompt = begun(), Prompt(0, "r1.t2.plan", "plan", ("brewers",), 0, 1)
    pieces = RULES.pieces
    assert "status_finished" not in {line.key for line in told_lines(explain(pieces, state, prompt))}
    state.players[2].finished = True
    assert Line("status_finished", {"seats": Seats((2,))}) in told_lines(explain(pieces, state, prompt))


def test_the_price_of_a_sale_includes_the_merchant() -> None:
    """The Merchant adds one Taler per good."""
    state, prompt = at_the_brewers("sell", ("1", "2"), "sell")
    state.players[0].goods[0], state.players[0].townsmen = 2, (Townsman("merchant"),)
    assert choices(state, prompt)["2"].label == Line("sell", {"number": 2, "talers": 10})


def test_a_foreign_good_shows_its_own_worth() -> None:
    """A good may be cheap here and expensive at its own guild."""
    state, prompt = at_the_brewers("buy", ("beer.1", "pastries.1"), "buy")
    state.guilds[0].storehouse[1] = 1
    shown = choices(state, prompt)["pastries.1"]
    assert shown.label.facts == {"good": "pastries", "copy": 1, "price": 4}
    assert detail(shown).facts == {"stored": 1, "owned": 1, "price": 5}


def test_a_guest_shows_the_payable_prices() -> None:
    """If both prices are payable, both are shown."""
    state, prompt = at_the_brewers("guest", ("2", "3"), "recruit")
    state.players[0].goods[0] = 2
    shown = choices(state, prompt)
    assert shown["2"].label == Line("guest", {"tile": "mayor"})
    assert detail(shown["2"]) == Line("guest-mayor", {"goods": ("beer", "any"), "instead": (), "value": 0})
    assert detail(shown["3"]).facts["goods"] == ("beer", "beer")
    assert detail(shown["3"]).facts["instead"] == ("beer", "any", "any")


def test_same_guests_are_distinguished_by_their_price() -> None:
    """Without the price, two buttons would have the same label."""
    state, prompt = at_the_brewers("guest", ("1", "2"), "recruit")
    state.guilds[0].lodgings = (Townsman("mayor"), Townsman("mayor"), Townsman("burglar"), None)
    state.players[0].goods = [2] * len(state.guilds)
    shown = choices(state, prompt)
    assert shown["1"].label == Line("guest-priced", {"tile": "mayor", "own": 1, "any": 0})
    assert shown["2"].label == Line("guest-priced", {"tile": "mayor", "own": 1, "any": 1})
    state.guilds[0].lodgings = (Townsman("mayor"), Townsman("burglar"), None, None)
    assert choices(state, prompt)["1"].label == Line("guest", {"tile": "mayor"})


def test_a_swap_shows_the_use_of_each_place() -> None:
    """A future guildmaster's place shows its round, a guest's place its price, and the lowest tile says "never"."""
    state, prompt = at_the_brewers(
        "swap",
        ("brewers_workshop.2", "brewers_workshop.5", "bakers_lodgings.3"),
        "recruit",
        (("2",), None, None, ("brewers",)),
    )
    shown = choices(state, prompt)
    assert detail(shown["brewers_workshop.2"]) == Line("swap-master", {"place": "brewers_workshop.2", "round": 2})
    assert detail(shown["brewers_workshop.5"]) == Line("swap-lower", {"place": "brewers_workshop.5"})
    guest: dict[str, Fact] = {"place": "bakers_lodgings.3", "goods": ("pastries", "pastries")}
    assert detail(shown["bakers_lodgings.3"]) == Line("swap-guest", guest)
    assert shown["bakers_lodgings.3"].label.facts == {"tile": "brewers.6"}


def test_the_choice_for_a_peddler_subtracts_the_payment() -> None:
    """The payment takes one of two Beer; the other Beer would count as four on the Peddler."""
    state, prompt = at_the_brewers("peddle", ("beer", "shoes"), "recruit", (("2",), None, ("pastries.1",)))
    state.players[0].goods[:3], state.players[1].goods[0] = [2, 1, 1], 3
    shown = choices(state, prompt)
    assert detail(shown["beer"]).facts == {"number": 4, "rival": 3}
    assert detail(shown["shoes"]).facts == {"number": 4, "rival": 1}


def test_the_last_question_of_recruiting_shows_the_payment() -> None:
    """The guest and the goods to pay are shown above the question."""
    state, prompt = at_the_brewers("first", ("yes", "no"), "recruit", (("2",), None, ("pastries.1",)))
    lines = explain(RULES.pieces, RULES.view(state, 0), prompt).lines
    assert Line("panel_guest", {"tile": "mayor"}) in lines
    assert Line("panel_payment", {"goods": ("beer", "pastries"), "left": ("shoes", "pages")}) in lines


def test_a_jack_shows_the_resulting_sum() -> None:
    """If a player has two Jacks, the lower one comes first."""
    state = begun()
    state.phase, state.waiting = NAMING, [0, 0]
    state.players[0].townsmen = (Townsman("jack", 5), Townsman("jack", 3))
    state.players[0].craftsmen, state.players[1].craftsmen = (Craftsman(0, 4),), (Craftsman(0, 7),)
    shown = choices(state, Prompt(0, "end.jack.0", "jack", ("brewers", "bakers")))
    assert detail(shown["brewers"]).facts == {"total": 7, "rival": 7}
    assert detail(shown["bakers"]).facts == {"total": 3, "rival": 0}


def test_a_summary_adds_up_to_the_score() -> None:
    """The headings are those of the score table; a line says that the points for the richest are missing."""
    state = begun()
    state.players[0].craftsmen = tuple(Craftsman(0, value) for value in (7, 6, 6, 5, 5, 4))
    state.players[0].townsmen = (Townsman("nobleman", 3),)
    lines = summary(RULES.pieces, RULES.view(state, 0), 0)
    points = {line.key: line.facts["points"] for line in lines if line.key.startswith("points_") and line.facts}
    assert points == {"points_total": 14, "points_townsmen": 3, "points_majorities": 9, "points_great": 2}
    assert Line("points_without_richest") in lines


def test_the_status_names_the_acting_seat_and_the_next_ones() -> None:
    state, _ = at_the_brewers("act", ("nothing",))
    lines = status(RULES.pieces, RULES.view(state, None))
    assert Line("status_acting", {"seat": Seats((0,))}) in lines
    assert Line("status_next", {"seats": Seats((1,))}) in lines


def test_during_planning_the_table_itself_shows_who_is_awaited() -> None:
    """The table also knows since when each player is awaited."""
    told = status(RULES.pieces, RULES.view(begun(), None))
    assert not {line.key for line in told} & {"status_acting", "status_next"}


def test_doing_nothing_needs_confirmation_only_if_there_is_another_option() -> None:
    """Passing needs confirmation only for the last player to plan; other players can take a pass back."""
    rules, guide = load_game("norenberc").rules, load_game("norenberc").guide
    seen = Counter[tuple[str, bool]]()
    for state in Walk(load_game("norenberc"), 3, 1).states():
        for prompt in rules.prompts(state):
            nothing = ("nothing",) if prompt.ask == "act" else ()
            is_doubted = guide.doubt(rules.view(state, prompt.seat), prompt, nothing) is not None
            if prompt.ask == "act":
                assert is_doubted == (len(prompt.options) > 1)
            if prompt.ask == "plan":
                after = rules.choose(state, prompt, ())[-1].state
                assert is_doubted == (rules.back(after, prompt.seat) is None)
            seen[prompt.ask, is_doubted] += 1
    assert {("act", True), ("plan", True), ("plan", False)} <= seen.keys()


def test_the_rules_show_a_townsmans_effect_and_numbers() -> None:
    """The numbers come from the data file."""
    game = load_game("norenberc")
    told = [game.words("en").tell(line, (), "topic") for line in game.guide.read_topic("foreman")]
    assert told[1:] == ["-# In the box: 3\N{NO-BREAK SPACE}tiles (our assumption), with 2, 3 and 4 on them."]


def test_questions_about_a_townsmans_effect_have_no_picture() -> None:
    """All other questions have the picture of planning or of the guild."""
    guide, rules = load_game("norenberc").guide, load_game("norenberc").rules
    sights: dict[str, set[str]] = {}
    for seed in (1, 2):
        for state in Walk(load_game("norenberc"), 3, seed).states():
            for prompt in rules.prompts(state):
                sights.setdefault(prompt.ask, set()).add(guide.explain(rules.view(state, prompt.seat), prompt).sight)
    at_the_guild = {"act", "sell", "buy", "guest", "price", "extra", "first"}
    assert {ask for ask, found in sights.items() if found == {"act"}} == at_the_guild
    assert sights.pop("plan") == {"plan"}
    assert all(found == {""} for ask, found in sights.items() if ask not in at_the_guild)
