"""Guiding players through Norenberc: what each question says of each option."""

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
from tests.games.norenberc.tables import RULES
from tests.games.telling import told_lines
from tests.games.walk import Walk


def begun(seats: int = 3) -> State:
    """A game at its first planning, without luck: the guildmasters are worth 4, 5, 6 and so on."""
    state = RULES.setup(seats, Chance(b"guide"), {"bonus": "on"})[-1].state.copy()
    for guild, house in enumerate(state.guilds):
        house.workshop = tuple(Craftsman(guild, value) for value in (4 + guild, 2, 3, 5, 7))
        house.lodgings = (None, Townsman("mayor"), Craftsman(0, 6), Townsman("musician", 5))
    state.order, state.prestige = tuple(range(seats)), 0
    return state


def at_the_brewers(ask: str, options: tuple[str, ...], action: str = "", answers: Any = ()) -> tuple[State, Prompt]:
    """The first player asked something at the first guild."""
    state = begun()
    state.phase, state.guild, state.called, state.acting, state.waiting = ACTION, 0, 2, 0, [0, 1]
    state.ask, state.action, state.answers = Ask(ask, options), action, answers
    return state, Prompt(0, "r1.t1.brewers", ask, options)


def choices(state: State, prompt: Prompt) -> dict[str, Choice]:
    """What the guide says about each option."""
    question = explain(RULES.pieces, RULES.view(state, prompt.seat), prompt)
    return {choice.option: choice for choice in question.choices}


def detail(choice: Choice) -> Line:
    """A detail that must be there."""
    assert choice.detail is not None
    return choice.detail


def test_planning_marks_the_prestige_guild() -> None:
    """All else about a guild stands above the buttons."""
    shown = choices(begun(), Prompt(1, "r1.t1.plan", "plan", ("brewers", "bakers"), 0, 2))
    assert shown["brewers"].label == Line("plan-prestige", {"guild": "brewers"})
    assert shown["bakers"].label == Line("plan", {"guild": "bakers"})


def test_acting_shows_what_the_roof_pays() -> None:
    """To whoever recruits; an empty roof is not spoken of."""
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
def test_doing_without_is_marked(ask: str, options: tuple[str, ...], declining: set[str]) -> None:
    """So that its button stands back."""
    shown = choices(*at_the_brewers(ask, options, "recruit", (("2",), None, ("pastries.1",))))
    assert {option for option, choice in shown.items() if choice.is_declining} == declining


def test_acting_shows_how_one_stands_for_the_favor() -> None:
    """Goods in hand and on Peddlers against the best rival, by name, for the guildmaster and perhaps the crest."""
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


def test_whoever_leads_is_named_with_all_who_have_as_many() -> None:
    """Two rivals with the same goods."""
    state, prompt = at_the_brewers("act", ("sell", "nothing"))
    for player in state.players:
        player.goods[0] = 2
    [race] = [line for line in told_lines(explain(RULES.pieces, state, prompt)) if line.key == "panel_race"]
    assert race.facts["seats"] == Seats((1, 2))


def test_an_action_that_cannot_be_chosen_says_why() -> None:
    """Goods, guests or Talers that are missing; what can be chosen is not spoken of, nor is an empty storehouse."""
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


def test_guests_are_explained_where_they_are_chosen() -> None:
    """With price and effect, those that are too dear too."""
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


def test_of_a_craftsman_and_of_whom_one_cannot_pay_the_price_is_enough() -> None:
    """After the first round; the panel has room for it."""
    state, prompt = at_the_brewers("act", ("sell", "recruit", "buy", "nothing"))
    state.guilds[0].lodgings = (Townsman("mayor"), Craftsman(1, 4), None, Townsman("nobleman", 3))
    state.players[0].goods, state.round = [1] + [0] * (len(state.guilds) - 1), 2
    mayor, baker, nobleman = explain(RULES.pieces, state, prompt).offers
    assert mayor.price is None
    assert baker.price == Line("plan_dear", {"tile": "bakers.4", "own": 1, "any": 1})
    assert nobleman.price == Line("plan_dear", {"tile": "nobleman.3", "own": 3, "any": 0})


@pytest.mark.parametrize("number", [1, 2])
def test_after_a_round_everyday_questions_need_no_hint(number: int) -> None:
    """What a townsman asks on arrival comes seldom, and is explained each time."""
    state, act = at_the_brewers("act", ("sell", "nothing"))
    state.round = number
    assert explain(RULES.pieces, state, act).is_familiar == (number > 1)
    state, victim = at_the_brewers("victim", ("s1", "none"), "recruit", ("2", None, None))
    state.round = number
    assert not explain(RULES.pieces, state, victim).is_familiar


def test_planning_shows_each_guild_with_its_guests() -> None:
    """What can be paid, who has its goods, who waits on its roof."""
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


def test_what_numbers_and_brackets_mean_is_told_in_the_first_round_only() -> None:
    """By the second one has seen it often enough."""
    pieces, state, prompt = RULES.pieces, begun(), Prompt(0, "r1.t1.plan", "plan", ("brewers",), 0, 1)
    assert Line("plan_legend") in told_lines(explain(pieces, state, prompt))
    state.round = 2
    assert Line("plan_legend") not in told_lines(explain(pieces, state, prompt))


def test_planning_names_who_is_finished() -> None:
    """Nobody else, and nothing while all play."""
    state, prompt = begun(), Prompt(0, "r1.t2.plan", "plan", ("brewers",), 0, 1)
    pieces = RULES.pieces
    assert "status_finished" not in {line.key for line in told_lines(explain(pieces, state, prompt))}
    state.players[2].finished = True
    assert Line("status_finished", {"seats": Seats((2,))}) in told_lines(explain(pieces, state, prompt))


def test_selling_counts_the_merchant_in() -> None:
    """One Taler more for each good."""
    state, prompt = at_the_brewers("sell", ("1", "2"), "sell")
    state.players[0].goods[0], state.players[0].townsmen = 2, (Townsman("merchant"),)
    assert choices(state, prompt)["2"].label == Line("sell", {"number": 2, "talers": 10})


def test_a_foreign_good_shows_its_own_worth() -> None:
    """Cheap here, dear at home."""
    state, prompt = at_the_brewers("buy", ("beer.1", "pastries.1"), "buy")
    state.guilds[0].storehouse[1] = 1
    shown = choices(state, prompt)["pastries.1"]
    assert shown.label.facts == {"good": "pastries", "copy": 1, "price": 4}
    assert detail(shown).facts == {"stored": 1, "owned": 1, "price": 5}


def test_a_guest_shows_the_prices_one_can_pay() -> None:
    """Both where both are payable."""
    state, prompt = at_the_brewers("guest", ("2", "3"), "recruit")
    state.players[0].goods[0] = 2
    shown = choices(state, prompt)
    assert shown["2"].label == Line("guest", {"tile": "mayor"})
    assert detail(shown["2"]) == Line("guest-mayor", {"goods": ("beer", "any"), "instead": (), "value": 0})
    assert detail(shown["3"]).facts["goods"] == ("beer", "beer")
    assert detail(shown["3"]).facts["instead"] == ("beer", "any", "any")


def test_guests_who_are_the_same_are_told_apart_by_their_price() -> None:
    """Two buttons with the same words would be a riddle."""
    state, prompt = at_the_brewers("guest", ("1", "2"), "recruit")
    state.guilds[0].lodgings = (Townsman("mayor"), Townsman("mayor"), Townsman("burglar"), None)
    state.players[0].goods = [2] * len(state.guilds)
    shown = choices(state, prompt)
    assert shown["1"].label == Line("guest-priced", {"tile": "mayor", "own": 1, "any": 0})
    assert shown["2"].label == Line("guest-priced", {"tile": "mayor", "own": 1, "any": 1})
    state.guilds[0].lodgings = (Townsman("mayor"), Townsman("burglar"), None, None)
    assert choices(state, prompt)["1"].label == Line("guest", {"tile": "mayor"})


def test_a_swap_shows_what_each_place_is_good_for() -> None:
    """When a craftsman would be guildmaster, that the lowest never is, what a guest costs."""
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


def test_peddling_counts_what_was_paid() -> None:
    """Two Beer, one of them paid, one on the Peddler: four at the favorites."""
    state, prompt = at_the_brewers("peddle", ("beer", "shoes"), "recruit", (("2",), None, ("pastries.1",)))
    state.players[0].goods[:3], state.players[1].goods[0] = [2, 1, 1], 3
    shown = choices(state, prompt)
    assert detail(shown["beer"]).facts == {"number": 4, "rival": 3}
    assert detail(shown["shoes"]).facts == {"number": 4, "rival": 1}


def test_the_last_question_of_a_recruiting_says_what_will_be_paid() -> None:
    """The guest and the goods stand above it."""
    state, prompt = at_the_brewers("first", ("yes", "no"), "recruit", (("2",), None, ("pastries.1",)))
    lines = explain(RULES.pieces, RULES.view(state, 0), prompt).lines
    assert Line("panel_guest", {"tile": "mayor"}) in lines
    assert Line("panel_payment", {"goods": ("beer", "pastries"), "left": ("shoes", "pages")}) in lines


def test_a_jack_shows_the_sum_it_would_lead_to() -> None:
    """The lower of two comes first."""
    state = begun()
    state.phase, state.waiting = NAMING, [0, 0]
    state.players[0].townsmen = (Townsman("jack", 5), Townsman("jack", 3))
    state.players[0].craftsmen, state.players[1].craftsmen = (Craftsman(0, 4),), (Craftsman(0, 7),)
    shown = choices(state, Prompt(0, "end.jack.0", "jack", ("brewers", "bakers")))
    assert detail(shown["brewers"]).facts == {"total": 7, "rival": 7}
    assert detail(shown["bakers"]).facts == {"total": 3, "rival": 0}


def test_a_summary_adds_up_to_the_score() -> None:
    """The headings of the score table, and that the richest player's points are not in it."""
    state = begun()
    state.players[0].craftsmen = tuple(Craftsman(0, value) for value in (7, 6, 6, 5, 5, 4))
    state.players[0].townsmen = (Townsman("nobleman", 3),)
    lines = summary(RULES.pieces, RULES.view(state, 0), 0)
    points = {line.key: line.facts["points"] for line in lines if line.key.startswith("points_") and line.facts}
    assert points == {"points_total": 14, "points_townsmen": 3, "points_majorities": 9, "points_great": 2}
    assert Line("points_without_richest") in lines


def test_the_status_names_who_acts_and_who_comes_next() -> None:
    """And nobody else."""
    state, _ = at_the_brewers("act", ("nothing",))
    lines = status(RULES.pieces, RULES.view(state, None))
    assert Line("status_acting", {"seat": Seats((0,))}) in lines
    assert Line("status_next", {"seats": Seats((1,))}) in lines


def test_the_status_at_planning_leaves_it_to_the_table_who_is_awaited() -> None:
    """Which also knows since when."""
    told = status(RULES.pieces, RULES.view(begun(), None))
    assert not {line.key for line in told} & {"status_acting", "status_next"}


def test_doing_nothing_is_asked_about_only_where_there_is_something_else_to_do() -> None:
    """Passing only where nobody else plans any more, since it could be taken back till then."""
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


def test_a_townsman_has_his_effect_and_his_figures_in_the_rules() -> None:
    """As the data file gives them."""
    game = load_game("norenberc")
    told = [game.words("en").tell(line, (), "topic") for line in game.guide.read_topic("foreman")]
    assert told[1:] == ["-# In the box: 3\N{NO-BREAK SPACE}tiles (our assumption), with 2, 3 and 4 on them."]


def test_questions_about_a_townsmans_effect_name_no_picture() -> None:
    """All others name that of planning or of the guild."""
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
