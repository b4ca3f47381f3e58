"""The ruling's fine points, one case each, numbered as in the ruling."""

from bot.games.contract import Seats
from bot.games.norenberc.rules.pieces import Craftsman, Townsman
from bot.games.norenberc.rules.state import OVER
from tests.games.norenberc.tables import (
    APPRENTICE,
    BAKERS,
    BANKER,
    BREWERS,
    BURGLAR,
    DUCHESS,
    GUARDSMAN,
    GUILDS,
    HAGGLER,
    HISTORIAN,
    MAYOR,
    MERCHANT,
    PEDDLER,
    PRINTERS,
    RULES,
    SHOEMAKERS,
    act,
    asked,
    asked_seats,
    call,
    count_goods,
    craft,
    crafts,
    empty_hands,
    end_round,
    end_round_lines,
    goods,
    hold,
    lodge,
    meet,
    move_to_round,
    points,
    reasons,
    recruit,
    set_master,
    table,
)

JACK_3, JACK_5 = Townsman("jack", 3), Townsman("jack", 5)


def test_players_tied_behind_two_first_places_share_an_empty_third_place() -> None:
    """N.FINE.1: After two tied for 1st, those tied next share a 3rd place worth 0, which Apprentices count."""
    state = table(4)
    for seat, value in enumerate((7, 7, 5, 5)):
        state.players[seat].craftsmen = crafts(BREWERS, value)
    state.players[2].townsmen = (APPRENTICE,)
    state.players[3].townsmen = (APPRENTICE, APPRENTICE)

    for seat, apprentice in ((2, 1), (3, 2)):
        [place] = reasons(state, seat, "score_majority")
        assert (place.points, place.why.facts["place"], place.why.facts["shared"]) == (0, 3, 1)
        assert points(state, seat, "score_apprentice") == apprentice


def test_a_jack_of_all_trades_in_detail() -> None:
    """N.FINE.2: Owners name Jacks before the count, in final turn order, low values first; a lone Jack takes part."""
    state = table(3)
    empty_hands(state)
    move_to_round(state, 4)
    state.order = (2, 1, 0)
    state.players[0].townsmen = (JACK_5, JACK_3)
    state.players[1].townsmen = (JACK_3,)
    state.players[2].townsmen = (JACK_5,)
    owners = []
    state = end_round(state)

    while RULES.prompts(state):
        [seat] = asked_seats(state)
        prompt = asked(state, seat)
        assert (prompt.options, prompt.least, prompt.most) == (GUILDS[:4], 1, 1)
        owners.append(seat)
        state = act(state, seat, GUILDS[len(owners) - 1])

    assert owners == [2, 1, 0, 0]
    assert state.jacks == ((2, 5, BREWERS), (1, 3, BAKERS), (0, 3, SHOEMAKERS), (0, 5, PRINTERS))
    assert [points(state, seat, "score_majority") for seat in range(3)] == [18, 9, 9]

    state = table(3)
    state.players[0].craftsmen = crafts(BREWERS, 7, 6, 6, 5, 3) + crafts(BAKERS, 4) + crafts(SHOEMAKERS, 4)
    state.players[0].townsmen = (JACK_3, JACK_5, Townsman("foreman", 3))
    state.jacks = ((0, 3, BREWERS), (0, 5, PRINTERS))
    state.guilds[BREWERS].mayors = 1

    assert points(state, 0, "score_great") == 0
    assert points(state, 0, "score_all_guilds") == 0
    assert points(state, 0, "score_townsman") == 1
    empty_hands(state)
    assert end_round(state).players[0].money == 25 + 3 + 5

    state = table(2)
    state.players[0].craftsmen = state.players[1].craftsmen = crafts(BAKERS, 4)
    state.jacks = ((0, 3, BREWERS), (1, 5, SHOEMAKERS))
    assert [(score.points, score.place) for score in RULES.scores(state)] == [(15, 1), (15, 1)]


def test_a_merchant_earns_nothing_from_a_burglary() -> None:
    """N.FINE.3: The Merchant's extra Taler is not paid for goods that a Burglar took."""
    state = table(3)
    set_master(state, SHOEMAKERS, 6)
    state.players[1].townsmen = (MERCHANT,)

    state = recruit(state, 0, BURGLAR, "s1", goods(shoes=1, pages=1))

    assert state.players[1].money == 25 + 6 + 4


def test_the_guild_with_the_crest_at_the_end_of_a_round_is_its_prestige_guild() -> None:
    """N.FINE.4: A Duchess bars the crest's new guild next round; the crest's present guild is not offered to her."""
    state = table(3)
    state.guilds[BREWERS].workshop = crafts(BREWERS, 7, 7, 3, 6, 7)
    state.guilds[PRINTERS].workshop = crafts(PRINTERS, 4, 7, 3, 6, 7)
    assert "brewers" not in asked(meet(state, 0, DUCHESS), 0).options

    moved = recruit(state, 0, DUCHESS, "printers")
    assert "printers" not in asked(meet(moved, 0, DUCHESS), 0).options
    after = end_round(moved)

    assert (after.former_prestige, after.prestige) == (PRINTERS, BREWERS)
    assert "printers" not in asked(meet(after, 0, DUCHESS), 0).options
    assert end_round(state).prestige == PRINTERS


def test_more_own_goods_than_the_cheaper_price_may_be_paid() -> None:
    """N.FINE.5: Three own goods at window 3 may be paid as 1 own and 2 of any type; the plain price comes first."""
    state = table(3)
    hold(state, 0, beer=3)
    lodge(state, BREWERS, None, None, craft(PRINTERS, 5))
    state = act(call(state, BREWERS, 0), 0, "recruit", "3")

    assert asked(state, 0).options == ("2+0", "1+2")
    state = act(state, 0, "1+2")

    assert state.players[0].craftsmen == crafts(PRINTERS, 5)
    assert state.players[0].goods == count_goods(state)


def test_a_guardsman_may_swap_equals_and_the_pair() -> None:
    """N.FINE.6: A swap may be of two tiles of equal value or, before round 4, of the pair's two tiles."""
    state = table(3)
    state.guilds[BAKERS].workshop = crafts(BAKERS, 4, 5, 5, 6, 7)

    equal = recruit(state, 0, GUARDSMAN, "bakers", ("bakers_workshop.2", "bakers_workshop.3"))
    assert equal.guilds[BAKERS].workshop == crafts(BAKERS, 4, 5, 5, 6, 7)

    pair = recruit(state, 0, GUARDSMAN, "bakers", ("bakers_workshop.4", "bakers_workshop.5"))
    assert pair.guilds[BAKERS].workshop == crafts(BAKERS, 4, 5, 5, 7, 6)

    move_to_round(state, 4)
    lodge(state, PRINTERS, None, *crafts(BAKERS, 2, 3))
    options = asked(act(meet(state, 0, GUARDSMAN), 0, "bakers"), 0).options
    assert options == ("bakers_workshop.2", "printers_lodgings.2", "printers_lodgings.3")


def test_the_first_player_is_not_asked_about_first_place() -> None:
    """N.FINE.7: A player already first on the chart is not asked about moving to first place."""
    state = table(3)
    state.order = (1, 0, 2)

    assert asked(meet(state, 0, craft(BREWERS, 3)), 0).options == ("yes", "no")
    assert recruit(state, 1, craft(BREWERS, 3)).players[1].craftsmen == crafts(BREWERS, 3)


def test_some_townsmen_can_be_declined() -> None:
    """N.FINE.8: Peddler and Mayor cannot be declined; Burglar, Guardsman and Duchess can."""
    for guest in (PEDDLER, MAYOR):
        assert "none" not in asked(meet(table(3), 0, guest), 0).options

    for guest in (BURGLAR, GUARDSMAN, DUCHESS):
        before = table(3)
        state = recruit(before, 0, guest, "none")
        assert [player.goods for player in state.players] == [player.goods for player in before.players]
        assert [player.money for player in state.players] == [player.money for player in before.players]
        assert [house.workshop for house in state.guilds] == [house.workshop for house in before.guilds]
        assert state.prestige == before.prestige


def test_a_burglar_takes_two_or_none() -> None:
    """N.FINE.9: The Burglar takes two goods or none, but one if the chosen victim has exactly one."""
    state = table(3)
    hold(state, 0)
    hold(state, 1, beer=1, shoes=1, pages=1)
    hold(state, 2, shoes=2)

    spoils = asked(act(meet(state, 0, BURGLAR), 0, "s1"), 0)
    assert (spoils.options, spoils.least, spoils.most) == (goods(beer=1, shoes=1, pages=1), 2, 2)

    both = recruit(state, 0, BURGLAR, "s2")
    assert both.players[0].goods == count_goods(state, shoes=2)
    hold(state, 2, shoes=1)
    one = recruit(state, 0, BURGLAR, "s2")
    assert one.players[0].goods == count_goods(state, shoes=1)
    none = recruit(state, 0, BURGLAR, "none")
    assert none.players[0].goods == count_goods(state)


def test_two_bankers_both_pay_and_a_historian_applies_automatically() -> None:
    """N.FINE.10: Two Bankers count the same money and both pay. A useful Historian is applied without a question."""
    state = table(3)
    empty_hands(state)
    move_to_round(state, 4)
    state.players[0].townsmen = (BANKER, BANKER)
    state.players[1].townsmen = (HISTORIAN,)
    state.players[1].crests = [2, 1, 0, 0]

    state = end_round(state)

    assert state.phase is OVER
    assert state.players[0].money == 25 + 3 + 4 + 4
    assert points(state, 1, "score_crests") == 2


def test_points_of_apprentice_merchant_and_haggler_by_category() -> None:
    """N.FINE.11: The Apprentice's points count as majorities, the Merchant's and Haggler's -2 as townsmen."""
    state = table(3)
    state.players[0].craftsmen = crafts(BREWERS, 3) + crafts(PRINTERS, 3)
    state.players[1].craftsmen = crafts(BREWERS, 4) + crafts(PRINTERS, 4)
    state.players[0].townsmen = (APPRENTICE, MERCHANT, HAGGLER)

    given = [(reason.why.key, reason.points) for reason in RULES.scores(state)[0].reasons]

    assert given[:6] == [
        ("score_townsman", -2),
        ("score_townsman", -2),
        ("score_majority", 3),
        ("score_apprentice", 1),
        ("score_majority", 3),
        ("score_apprentice", 1),
    ]
    apprentice, majority = reasons(state, 0, "score_apprentice"), reasons(state, 0, "score_majority")
    assert [reason.why.facts for reason in apprentice] == [reason.why.facts for reason in majority]
    townsmen = [reason.why.facts for reason in reasons(state, 0, "score_townsman")]
    assert townsmen == [{"tile": "merchant"}, {"tile": "haggler"}]


def test_returning_from_hand_or_peddler_leads_to_the_same_state() -> None:
    """N.FINE.12: A favorite with one good in hand and one on a Peddler keeps one of the two goods."""
    state = table(3)
    empty_hands(state)
    hold(state, 0, shoes=1)
    state.players[0].peddled = (SHOEMAKERS,)
    stored = state.guilds[SHOEMAKERS].storehouse[SHOEMAKERS]

    after = end_round(state)

    assert after.players[0].goods == count_goods(state, shoes=1)
    assert after.players[0].craftsmen == (Craftsman(SHOEMAKERS, 4),)
    assert after.guilds[SHOEMAKERS].storehouse[SHOEMAKERS] == stored + 1
    assert [line.facts["seat"] for line in end_round_lines(state, "favorite")] == [Seats((0,))]
