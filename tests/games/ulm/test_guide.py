"""The guide of Ulm explains each position correctly."""

from typing import Any

import pytest

from bot.games.contract import Choice, Fact, Line, Offer, Question, Rules, Seats
from bot.games.ulm.guide.guide import UlmGuide
from bot.games.ulm.rules.state import State
from tests.games.ulm.tables import (
    PIECES,
    RULES,
    A,
    B,
    act,
    asked,
    changed_rules,
    kinds,
    load_ulm,
    own,
    put_ring,
    put_seals,
    sail_to,
    stack,
    stack_shields,
    table,
    to_act,
    to_push,
)
from tests.games.walk import Decision, Walk

GUIDE = UlmGuide(PIECES)


def explained(state: State) -> Question:
    """Explain the open prompt."""
    prompt = asked(state)
    return GUIDE.explain(RULES.view(state, prompt.seat), prompt)


def choice(state: State, option: str) -> Choice:
    """Return one option of the open prompt."""
    return next(one for one in explained(state).choices if one.option == option)


def offer(state: State, name: str) -> Offer:
    """Return the offer of an action, of the swap, or of the free card play."""
    return next(
        one
        for one in explained(state).offers
        if name == one.label.key.removeprefix("offer_") or name in str(one.label.facts.get("tiles"))
    )


def doubt(state: State, option: str) -> Line | None:
    """Return the doubt about an answer, if any."""
    prompt = asked(state)
    return GUIDE.doubt(RULES.view(state, prompt.seat), prompt, (option,))


def told(state: State, key: str) -> Line:
    """Return a line of the panel."""
    return next(line for line in explained(state).lines if isinstance(line, Line) and line.key == key)


def test_every_gate_shows_the_line_it_makes_and_the_tile_it_pushes_out() -> None:
    """Row 1 is G W B: pushing from the left removes B, pushing from the right removes G."""
    state = to_push(table(), "T")
    left, right = choice(state, "enter.left1"), choice(state, "enter.right1")
    assert left.label == Line("enter", {"gate": "left.1", "line": ("money", "clear", "river")})
    assert left.detail == Line("enter", {"gate": "left.1", "out": "card"})
    assert right.label.facts["line"] == ("clear", "card", "river")
    assert right.detail == Line("enter", {"gate": "right.1", "out": "money"})


def test_a_push_names_the_seats_it_pays() -> None:
    """The seats are the owner of a crest at the opposite gate, the Guard's owner, or both."""
    state = to_push(table(), "G")
    state.crests[asked(state).options.index("enter.right1")] = B
    crest = choice(state, "enter.left1").detail
    assert crest
    assert crest.facts["seat"] == Seats((B,))
    assert crest.facts["things"] == ("gain_sparrows.1",)
    own(state, A, descendants=["guard"])
    both = choice(state, "enter.left1").detail
    assert both
    assert (both.key, both.facts["points"]) == ("enter_both", 1)
    state.crests = [-1] * 12
    assert choice(state, "enter.left1").detail == Line("enter_guard", {"gate": "left.1", "out": "card", "points": 1})


def test_the_grid_shows_tiles_and_open_and_closed_gates() -> None:
    """A tile at one end of a line also closes the gate at the other end."""
    facts = told(put_ring(to_push(table()), right2="O"), "panel_grid").facts
    assert (facts["a1"], facts["b2"], facts["c3"]) == ("money", "seal", "seal")
    assert (facts["right2"], facts["left2"], facts["left1"], facts["bottom3"]) == (
        "seal",
        "closed",
        "left.1",
        "bottom.3",
    )


SWAPS = [(1, "", "swap_open", True), (0, "", "swap_poor", False), (0, "birds", "swap_free", True)]


@pytest.mark.parametrize(("sparrows", "tower", "key", "is_in_reach"), SWAPS)
def test_a_swap_shows_its_cost_or_why_it_is_impossible(sparrows: int, tower: str, key: str, is_in_reach: bool) -> None:
    """A swap costs a sparrow, or nothing with the flock of sparrows."""
    state = to_push(table(), "W")
    own(state, A, sparrows=sparrows)
    if tower:
        state.built = (PIECES.tower_names.index(tower),)
    assert (offer(state, "swap").detail.key, offer(state, "swap").is_in_reach) == (key, is_in_reach)


def test_a_swap_that_is_done_or_useless_is_explained() -> None:
    """A turn has one swap, for a different kind of tile."""
    state = to_push(table(), "W")
    assert offer(act(state, "swap", "seal"), "swap").detail == Line("swap_done")
    state.docks = kinds("WW")
    assert offer(state, "swap").detail == Line("swap_docks")


def test_actions_show_their_gain_and_what_remains() -> None:
    """Actions show coins after payment, tiles by side, and the barge's next space with its bonus."""
    state = put_ring(to_act(sail_to(table(), 7), "GOT"), left1="T", top2="W", top3="W")
    own(state, A, coins=3)
    assert offer(state, "money").detail == Line("money", {"coins": 1, "total": 4})
    assert offer(state, "river").detail == Line("river_bonus", {"space": "past.8", "things": ("gain_coins.1",)})
    seal: dict[str, Fact] = {"coins": 2, "rest": 1, "quarters": ("goose_tower", "reichenau")}
    assert offer(state, "seal").detail == Line("seal", seal)
    assert choice(state, "river").label == Line("act_river", {"space": "past.8"})
    assert offer(to_act(state, "WBG"), "clear").detail == Line("clear", {"sides": ("left", "top", "top")})


def test_an_action_for_two_tiles_of_the_line_shows_both() -> None:
    """A player might otherwise forget the second action."""
    labels = [one.label for one in explained(to_act(table(), "TTG")).offers]
    assert Line("offer_tile", {"tiles": ("river", "river")}) in labels
    assert Line("offer_tile", {"tiles": ("money",)}) in labels


def test_an_unusable_action_shows_the_reason() -> None:
    """Reasons include missing coins, places, seals, tiles at gates, own tiles, and free spaces."""
    state = put_ring(to_act(sail_to(table(), 11), "WBT"))
    own(state, A, tiles="G", coins=1)
    assert [(one.detail.key, one.is_in_reach) for one in explained(state).offers[:3]] == [
        ("clear_void", False),
        ("card_poor", False),
        ("river_void", False),
    ]
    state = to_act(sail_to(table(), -1), "GOO")
    own(state, A, coins=1)
    assert offer(state, "seal").detail == Line("seal_poor", {"coins": 2, "own": 1})
    put_seals(put_seals(state, B, oath_house=4), B, gardens=5)
    assert offer(state, "seal").detail == Line("seal_full", {"quarters": ("oath_house", "gardens")})
    own(state, A, supply=0)
    assert offer(state, "seal").detail == Line("seal_none")


def test_a_used_free_card_play_is_explained() -> None:
    """Without a card in hand the offer is left out."""
    state = to_act(table(), "GGG")
    own(state, A, hand=["cloth", "mint"])
    assert offer(state, "play").detail == Line("play_open", {"cards": 2})
    assert offer(act(state, "play", "cloth", "now"), "play").detail == Line("play_used")
    own(state, A)
    assert "offer_play" not in [one.label.key for one in explained(state).offers]


def test_a_card_shows_its_effect_now_and_its_score_later() -> None:
    """A set's last card scores the set; a card whose price cannot be paid cannot be used now."""
    state = to_act(table(), "GGG")
    own(state, A, hand=["spire", "herald"], laid=["base", "nave"], shields=["armoury"], tiles="G")
    asked_hand = act(state, "play")
    spire: dict[str, Fact] = {"things": ("gain_sparrows.3",), "tiles": 1, "points": 12}
    assert choice(asked_hand, "spire").detail == Line("hand_priced", spire)
    assert choice(asked_hand, "herald").detail == Line("hand", {"things": ("gain_points.3",), "points": 2})
    own(state, A, hand=["spire", "herald"])
    assert choice(act(state, "play"), "spire").detail == Line("hand_void", {"points": 3})


def test_a_quarter_shows_its_privilege_its_places_and_what_remains() -> None:
    """A free seal by a card shows no coins; a privilege with a choice shows its branches."""
    state = to_act(sail_to(table(), 1), "OGG")
    own(state, A, coins=3, hand=["seal_keeper"])
    paid = choice(act(state, "seal"), "dockside").detail
    gained: dict[str, Fact] = {"things": ("gain_coins.2", "gain_tiles.3"), "choices": ()}
    assert paid == Line("quarter_coins", {**gained, "places": 5, "coins": 1})
    free = choice(act(state, "play", "now"), "town_hall").detail
    choices = ("gain_coins.1", "gain_steps.1", "gain_sparrows.1", "gain_tiles.1")
    assert free == Line("quarter", {"things": ("gain_cards.1",), "choices": choices, "places": 5})


@pytest.mark.parametrize("seats", RULES.seats)
def test_a_players_pieces_are_the_last_row_above_the_choices(seats: int) -> None:
    """A small screen shows the end of a panel first, so coins, sparrows, tiles and seals come last."""

    def check(rules: Rules[Any], decision: Decision) -> None:
        for prompt in rules.prompts(decision.after):
            last = GUIDE.explain(rules.view(decision.after, prompt.seat), prompt).means[-1]
            player = decision.after.players[prompt.seat]
            assert isinstance(last, Line)
            assert last.key == "panel_own"
            assert (last.facts["coins"], last.facts["seals"]) == (player.coins, player.supply)

    Walk(load_ulm(), seats, seats).go([check])


def test_a_golden_shield_shows_the_gate_of_its_crest() -> None:
    """If no crest is left, the detail says so."""
    state = stack_shields(to_act(sail_to(table(), -3), "OGG"), "armoury", "town_hall")
    own(state, A, coins=2)
    seen = act(state, "seal", "gardens")
    assert choice(seen, "armoury").detail == Line("shield_plain")
    assert choice(seen, "town_hall").detail == Line("shield_golden", {"gate": "top.1", "things": ("gain_sparrows.1",)})
    state.players[A].crests = 0
    assert choice(act(state, "seal", "gardens"), "town_hall").detail == Line("shield_golden_late")


def test_ending_a_turn_too_soon_needs_confirmation() -> None:
    """Confirmation is needed if usable actions are left or, in the last round, cards in hand and a free play."""
    state = to_act(table(), "GWO")
    own(state, A, coins=0, hand=["cloth"])
    assert doubt(state, "end") == Line("end_actions", {"actions": ("money",)})
    state = to_act(put_ring(table()), "WWW")
    own(state, A, hand=["cloth"])
    assert doubt(state, "end") is None
    state.round = PIECES.rounds
    assert doubt(state, "end") == Line("end_cards", {"cards": 1})
    assert doubt(state, "play") is None


def test_using_up_a_card_that_completes_a_set_needs_confirmation() -> None:
    state = to_act(table(), "GGG")
    own(state, A, hand=["spire"], laid=["base", "nave"], tiles="G")
    assert doubt(act(state, "play"), "now") == Line("set", {"card": "spire", "points": 12})
    assert doubt(act(state, "play"), "later") is None
    own(state, A, hand=["spire"], laid=["base"], tiles="G")
    assert doubt(act(state, "play"), "now") is None


def test_several_sides_are_promised_with_their_tiles() -> None:
    """The Sweeper lets a player clear several sides; the promise counts their tiles."""
    state = put_ring(to_act(table(), "WGG"), left1="T", top2="W", top3="W")
    own(state, A, descendants=["sweeper"])
    seen = act(state, "clear")
    promise = GUIDE.promise(RULES.view(seen, A), asked(seen), ("left", "top"))
    assert promise == Line("side", {"sides": ("left", "top"), "number": 3})


def test_a_call_does_not_reveal_a_secret_question() -> None:
    """A player who chooses a card gets the same call as a player who chooses an action."""
    state = to_act(table(), "GGG")
    own(state, A, hand=["cloth", "mint"])
    choosing = act(state, "play")
    calls = [GUIDE.call(RULES.view(one, None), asked(one)) for one in (state, choosing)]
    assert calls[0] == calls[1]


def test_other_viewers_see_no_hand() -> None:
    """Other viewers see only the number of cards."""
    state = table()
    own(state, B, hand=["cloth", "mint"])
    keys = [line.key for line in GUIDE.summary(RULES.view(state, A), B)]
    assert "own_hand_hidden" in keys
    assert "own_hand" not in keys
    assert GUIDE.sealed(RULES.view(state, B), B) == (Line("own_hand", {"cards": ("cloth", "mint")}),)
    assert GUIDE.sealed(RULES.view(state, A), B) == ()


def test_points_are_added_up_by_reason() -> None:
    """Chronicle cards share a heading, with one reason per card."""
    state = sail_to(table(), 3)
    own(state, A, laid=["herald", "mint"], shields=["armoury"], coins=4, sparrows=2)
    headings = {
        line.key: (line.facts["points"], len(reasons)) for line, reasons in GUIDE.sum_up(RULES.scores(state)[A])
    }
    assert headings["points_chronicle"] == (6, 2)
    assert headings["points_danube"] == (3, 1)
    assert headings["points_sparrows"] == (2, 1)


def test_topics_have_the_numbers_of_the_data_file() -> None:
    """If the numbers change, so do the texts."""

    def change(figures: dict[str, Any]) -> None:
        figures["quarters"][7]["privilege"] = [{"points": 7}]
        figures["prices"]["seal"] = 3

    guide = UlmGuide(changed_rules(change).pieces)
    assert guide.read_topic("reichenau")[1] == Line("privilege", {"things": ("gain_points.7",)})
    assert guide.read_topic("seal") == (Line("seal", {"coins": 3}),)
    assert GUIDE.read_topic("boatman") == (Line("change_descendant", {"changes": ("first_steps.1",)}),)
    assert GUIDE.read_topic("wax") == (Line("change_tower", {"changes": ("all_seal_cost_less.1",)}),)
    assert GUIDE.read_topic("birds") == (Line("change_tower", {"changes": ("all_swap_price.0",)}),)
    assert GUIDE.read_topic("calm") == (Line("change_nothing"),)


def test_a_card_for_sale_is_explained_like_one_in_hand() -> None:
    """The guide shows what the card would add to the laid-out cards."""
    state = stack(to_act(table(), "BGG"), "cloth", "spire")
    own(state, A, tiles="GG", laid=["cloth", "cloth"])
    seen = act(state, "card")
    assert choice(seen, "cloth").detail == Line("hand", {"things": ("gain_coins.3",), "points": 9})
