"""The course of a game: ten rounds, in each a turn for everybody, from the draw to the end."""

from bot.games.ulm.rules.board import NO_TILE, open_lines
from bot.games.ulm.rules.gains import draw_tile
from bot.games.ulm.rules.play import Play
from bot.games.ulm.rules.scoring import final_standing, tell_standing
from bot.games.ulm.rules.state import ACT, OVER, PUSH, State


def begin_round(play: Play) -> None:
    """The top tower tile goes onto the cathedral; with symbols it holds for the round."""
    state = play.state
    state.round += 1
    state.acting, state.ask = state.start, ACT
    play.say("round_begins", state.round, play.pieces.rounds)
    if state.towers:
        state.built, state.towers = (*state.built, state.towers[0]), state.towers[1:]
        play.say("tower_shown", state.tower)
        play.pause()
    begin_turn(play)


def begin_turn(play: Play) -> None:
    """The draw, which needs nobody's choice; without a tile there is neither push nor action."""
    state = play.state
    state.is_swapped, state.actions, state.done, state.plays, state.deeds = False, (), 0, 0, 0
    play.say("turn", state.acting)
    _fill_bag(play)
    if any(state.bag):
        state.drawn, state.base = draw_tile(state), PUSH
        play.say("drew", state.acting, state.drawn)
    else:
        state.drawn, state.base = NO_TILE, ACT
        play.say("no_tile", state.acting)


def _fill_bag(play: Play) -> None:
    """Where no line is open the ring goes into the bag; so it does where the bag is empty, and at last the docks."""
    state = play.state
    if not open_lines(state.ring):
        play.say("lines_reopened", _return_ring(state))
    if not any(state.bag) and max(state.ring) != NO_TILE:
        play.say("bag_refilled", _return_ring(state))
    if not any(state.bag) and state.docks:
        _put_back(state, state.docks)
        state.docks = []
        play.say("docks_emptied")


def _return_ring(state: State) -> tuple[int, ...]:
    """All tiles at gates go into the bag; those that did."""
    kinds = sorted([kind for kind in state.ring if kind != NO_TILE])
    _put_back(state, kinds)
    state.ring = [NO_TILE] * len(state.ring)
    return tuple(kinds)


def _put_back(state: State, kinds: list[int]) -> None:
    for kind in kinds:
        state.bag[kind] += 1


def end_turn(play: Play) -> None:
    """What is left of the three actions is lost; the next player's turn, or the next round, or the end."""
    state, seats = play.state, len(play.state.players)
    if state.actions:
        play.say("waived", state.acting, sorted(state.actions))
    state.actions = ()
    state.ask = ACT  # what the turn was about: a picture shows no question that was answered
    play.show("board")
    state.acting = (state.acting + 1) % seats
    if state.acting != state.start:
        begin_turn(play)
    elif state.round < play.pieces.rounds:
        if play.is_told:
            tell_standing(play)
        begin_round(play)
    else:
        _end_game(play)


def _end_game(play: Play) -> None:
    """Cards in hand are worth nothing."""
    state = play.state
    state.base = state.ask = OVER
    for seat, player in enumerate(state.players):
        if player.hand:
            play.say("hands_dropped", seat, len(player.hand))
            state.discards += player.hand
            player.hand = ()
    if play.is_told:
        final_standing(play)
    play.show("scores")
