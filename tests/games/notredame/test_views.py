"""The view of each seat."""

import pytest
from msgspec import msgpack

from bot.games.chance import Chance
from bot.games.contract import decode, encode
from bot.games.notredame.rules.pieces import CARDS
from bot.games.notredame.rules.state import HIDDEN, OVER, UNDECIDED, State, total_points
from bot.games.notredame.rules.view import open_cards
from tests.games.notredame.tables import (
    PIECES,
    RULES,
    A,
    B,
    C,
    D,
    act,
    card,
    fresh,
    hold,
    own_messages,
    put_pieces,
    table,
    to_draft,
    to_hiring,
    to_lap,
)

OFFERS = (
    *(("school", "bank", "park"), ("residence", "hotel", "friend")),
    *(("carriage", "hospital", "notre_dame"), ("bank", "hotel", "park")),
)


def drafted() -> State:
    """Play the draft of four players, who always keep the first option."""
    state = to_draft(table(4), *OFFERS)
    for _ in range(2):
        for prompt in RULES.prompts(state):
            state = act(state, prompt.seat, prompt.options[0])
    return state


def test_only_its_seat_sees_a_hand() -> None:
    """ND.VIEW.1: A seat sees its own hand, but only the number of cards in other hands."""
    state = drafted()

    view = RULES.view(state, A)

    assert view.players[A].hand == state.players[A].hand
    assert [player.hand for player in view.players[1:]] == [(HIDDEN,) * 3] * 3
    assert [player.hand for player in RULES.view(state, None).players] == [(HIDDEN,) * 3] * 4


def test_cards_dealt_and_picks_are_secret() -> None:
    """ND.VIEW.2: All see which seats have picked, but not which cards; only the seat sees the cards dealt to it."""
    state = act(to_draft(table(4), *OFFERS), B, "hotel")

    seen, public = RULES.view(state, B), RULES.view(state, None)

    assert seen.players[B].pick == card(B, "hotel")
    assert seen.players[B].offer == state.players[B].offer
    assert [player.pick for player in public.players] == [UNDECIDED, HIDDEN, UNDECIDED, UNDECIDED]
    assert public.players[B].offer == (HIDDEN,) * 3
    assert public.waiting == [A, C, D]


def test_a_seat_remembers_the_cards_it_passed_on() -> None:
    """ND.VIEW.3: Passed cards are known only to the seat that passed them."""
    view = RULES.view(drafted(), A)

    assert view.players[A].passed == (card(A, "bank"), card(A, "park"), card(D, "park"))
    assert view.players[B].passed == (HIDDEN,) * 3


def test_only_its_holder_knows_the_third_card() -> None:
    """ND.VIEW.4: The seat that laid a card aside sees it for the rest of the game; no other seat does."""
    state = drafted()
    for _ in range(2):
        for seat in (A, B, C, D):
            state = lapse(state, seat)

    assert len(state.players[A].aside) == 1
    assert RULES.view(state, A).players[A].aside == state.players[A].aside
    assert RULES.view(state, B).players[A].aside == (HIDDEN,)


def lapse(state: State, seat: int) -> State:
    """Let the first card of a hand lapse, answering all questions before that."""
    state = act(state, seat, "none")
    asked = [prompt for prompt in RULES.prompts(state) if prompt.ask == "lapse"]
    return act(state, seat, asked[0].options[0]) if asked else state


def test_all_see_played_cards_until_every_player_has_played_two() -> None:
    """ND.VIEW.5: Played and lapsed cards lie open with their color, in order; after lap 2 the pile is closed."""
    first = act(to_lap(table()), A, "none", "bank")
    state = drafted()
    for _ in range(2):
        for seat in (A, B, C, D):
            before, state = state, lapse(state, seat)

    assert RULES.view(first, None).players[A].played == (card(D, "bank"),)
    assert RULES.view(before, None).players[A].played == before.players[A].played
    assert len(before.players[A].played) == 2
    for view in (RULES.view(state, None), RULES.view(state, B)):
        assert view.players[A].played == (HIDDEN, HIDDEN)
        assert [open_cards(PIECES, view, player) for player in view.players] == [()] * 4


def test_the_pile_stays_closed_in_later_rounds() -> None:
    """ND.VIEW.15: In a later round only that round's cards lie open; players remember their own plays."""
    state = to_lap(table())
    state.round = 2
    state.players[A].played, state.players[A].aside = (card(A, "school"), card(D, "park")), (card(C, "bank"),)
    state = act(state, A, "none", "bank")

    public, own = RULES.view(state, None).players[A], RULES.view(state, A).players[A]

    assert public.played == (HIDDEN, HIDDEN, card(D, "bank"))
    assert own.played == (card(A, "school"), card(D, "park"), card(D, "bank"))
    for view in (RULES.view(state, None), RULES.view(state, A)):
        assert open_cards(PIECES, view, view.players[A]) == (card(D, "bank"),), "no screen shows the pile"


def test_an_owner_knows_the_rest_of_their_deck() -> None:
    """ND.VIEW.6: The owner of a deck sees which kinds are left in the deck; other players see only its size."""
    state = to_draft(table(4), *OFFERS)

    view = RULES.view(state, A)

    rest = set(CARDS) - {"school", "bank", "park"}
    assert {kind for number, kind in enumerate(CARDS) if (view.players[A].deck or 0) >> number & 1} == rest
    assert [player.deck for player in view.players[1:]] == [None] * 3


def test_persons_still_to_come_are_known() -> None:
    """ND.VIEW.7: The persons still to come this period are public; their order is not even in the state."""
    state = table()

    view = RULES.view(state, None)

    assert (view.brown, view.grey, view.persons) == (state.brown, state.grey, state.persons)
    assert list(view.brown) == sorted(view.brown)
    assert view.chance == Chance(b"")


def test_only_its_seat_sees_a_half_made_turn() -> None:
    """ND.VIEW.8: Only the seat itself sees its next question and the answers given so far in the turn."""
    state = table()
    hold(state, A, "hotel", "park", "bank")
    state.players[A].rat = 4
    before, begun = to_lap(state), act(to_lap(state), A, "hotel")

    assert RULES.view(begun, A).answers == ("hotel",)
    for viewer in (None, B):
        assert encode(RULES.view(begun, viewer)) == encode(RULES.view(before, viewer))
        assert RULES.prompts(RULES.view(begun, viewer)) == ()
    assert RULES.prompts(RULES.view(begun, A)) == RULES.prompts(begun)


def test_everything_on_the_table_is_public() -> None:
    """ND.VIEW.9: Supplies, sectors, friend, gold, messages, carriages, rat markers and Notre Dame are open."""
    state = table()
    put_pieces(state, B, bank=2, cathedral=1, friend="park")
    own_messages(state, B, "1.1")

    real, seen = state.players[B], RULES.view(state, None).players[B]

    for thing in ("gold", "supply", "general", "markers", "friend", "cathedral", "carriage", "messages", "rat"):
        assert getattr(real, thing) == getattr(seen, thing)


def scored(prestige: str = "secret") -> State:
    """Start a game in which A and B have points."""
    state = drafted()
    state.is_open = prestige == "open"
    state.players[A].points, state.players[B].points = [3, 1, 0, 0, 0, 0, 0], [0, 0, 6, 0, 0, 2, -2]
    return state


def test_only_its_player_sees_prestige_until_the_end() -> None:
    """ND.VIEW.16: A seat sees its own prestige, but not the other seats' prestige or reasons; the end reveals all."""
    state = scored()
    for viewer in (None, A, B):
        seen = [total_points(player) for player in RULES.view(state, viewer).players]
        assert seen == [4 if viewer == A else None, 6 if viewer == B else None, None, None]
        points = [(score.points, score.reasons) for score in RULES.scores(RULES.view(state, viewer))]
        assert [shown for seat, shown in enumerate(points) if seat != viewer] == [(0, ())] * (4 - (viewer is not None))

    state.phase, state.acting = OVER, -1

    assert [total_points(player) for player in RULES.view(state, None).players] == [4, 6, 0, 0]
    assert RULES.scores(RULES.view(state, None)) == RULES.scores(state)


def test_a_table_may_play_with_open_prestige() -> None:
    """ND.VIEW.17: With the option `prestige: open`, all prestige is always public."""
    assert not fresh().is_open
    assert fresh(prestige="open").is_open

    view = RULES.view(scored("open"), None)

    assert [total_points(player) for player in view.players] == [4, 6, 0, 0]


def test_a_state_saved_before_the_prestige_option_loads_with_secret_prestige() -> None:
    """ND.VIEW.18: Games that began before the option existed still load, and their totals become secret."""
    *old, is_open = msgpack.decode(encode(scored()))
    assert is_open is False

    found = decode(RULES, msgpack.encode(old))

    assert encode(found) == encode(scored())


def test_a_guess_of_prestige_uses_only_the_messages() -> None:
    """ND.VIEW.19: A guess of other players' points depends on their messages and the round, not on the real totals."""
    state, other = scored(), scored()
    own_messages(state, B, "1.4")
    own_messages(other, B, "1.4")
    other.players[B].points = [50, 4, 0, 0, 0, 0, 0]

    found = guesses(state, A)

    assert [encode(guess) for guess in found] == [encode(guess) for guess in guesses(other, A)]
    assert {guess.players[B].points[1] for guess in found} == {4}
    assert len({sum(guess.players[B].points) for guess in found}) > 2
    assert {tuple(guess.players[A].points) for guess in found} == {(3, 1, 0, 0, 0, 0, 0)}


def guesses(state: State, viewer: int | None, number: int = 30) -> list[State]:
    """Return several guesses made for a viewer."""
    view = RULES.view(state, viewer)
    return [RULES.guess(view, viewer, Chance(b"guess", at)) for at in range(number)]


def test_a_guess_knows_where_passed_cards_are() -> None:
    """ND.VIEW.10: Of the first two passed cards, the left neighbor has one, the next player to the left the other."""
    state = drafted()
    passed = set(state.players[A].passed[:2])

    found = guesses(state, A)

    for guess in found:
        assert passed < {*guess.players[B].hand, *guess.players[C].hand}
        assert state.players[A].passed[2] in guess.players[B].hand
    assert {guess.players[B].hand[1] for guess in found} == passed


def test_with_two_players_a_guess_knows_the_opponents_cards() -> None:
    """ND.VIEW.11: With two players, the only unknown card is the card that the opponent kept first."""
    state = to_draft(table(2), *OFFERS[:2])
    for answer in ("bank", "hotel", "friend", "school"):
        state = act(state, RULES.prompts(state)[0].seat, answer)

    for guess in guesses(state, A):
        own, *known = guess.players[B].hand
        assert tuple(known) == state.players[B].hand[1:]
        assert own // 9 == B
        assert guess.players[B].passed == state.players[B].passed
    assert len({guess.players[B].hand[0] for guess in guesses(state, A)}) > 1


@pytest.mark.parametrize("viewer", [None, A, C])
def test_a_guess_deals_every_card_once(viewer: int | None) -> None:
    """ND.VIEW.12: A guess has all nine cards of each deck, one of each kind, and keeps open cards in place."""
    state = lapse(lapse(drafted(), A), B)
    for guess in guesses(state, viewer, 10):
        assert [player.played for player in guess.players] == [player.played for player in state.players]
        there = [one for player in guess.players for one in (*player.hand, *player.played, *player.aside)]
        for seat, player in enumerate(guess.players):
            there += [seat * 9 + kind for kind in range(9) if (player.deck or 0) >> kind & 1]
        assert sorted(there) == list(range(36))


@pytest.mark.parametrize("viewer", [None, A, C])
def test_a_guess_of_the_closed_pile_varies(viewer: int | None) -> None:
    """ND.VIEW.20: A guess takes any two cards of each past hand of three as played; no card appears twice."""
    state = drafted()
    for _ in range(2):
        for seat in (A, B, C, D):
            state = lapse(state, seat)

    found = guesses(state, viewer)

    assert len({guess.players[B].played for guess in found}) > 5
    for guess in found:
        there = [one for player in guess.players for one in (*player.played, *player.aside, *player.offer)]
        for seat, player in enumerate(guess.players):
            there += [seat * 9 + kind for kind in range(9) if (player.deck or 0) >> kind & 1]
        assert sorted(there) == list(range(36))


def test_a_guess_asks_the_same_seats() -> None:
    """ND.VIEW.13: Every guess asks the same seats as the real game, whatever the guessed hand."""
    state = drafted()
    for seat in (A, B, C, D, A):
        state = lapse(state, seat)
    player = state.players[B]
    player.supply, player.general = 0, 14

    found = guesses(state, None, 60)

    assert [prompt.seat for guess in found for prompt in RULES.prompts(guess)] == [B] * 60
    assert all(len({one % 9 for one in guess.players[B].hand}) > 1 or has_friend(guess) for guess in found)


def has_friend(state: State) -> bool:
    """True if B could play the friend's card, which needs no marker."""
    return any(one % 9 == CARDS.index("friend") for one in state.players[B].hand)


def test_hiring_is_public_but_its_chain_is_secret() -> None:
    """ND.VIEW.14: In a guess, a hiring may be half finished, since other players cannot see its answers."""
    state = table()
    put_pieces(state, A, bank=2, park=1)
    found = guesses(to_hiring(state, "jester", "maid", "carpenter"), B, 40)

    assert len({guess.answers for guess in found}) > 3
    assert () in {guess.answers for guess in found}
