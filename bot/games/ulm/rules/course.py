"""The course of a game: ten rounds with a turn for each player, beginning with the draw of a tile."""

from bot.games.ulm.rules.board import NO_TILE, open_lines
from bot.games.ulm.rules.gains import draw_tile
from bot.games.ulm.rules.play import Play
from bot.games.ulm.rules.scoring import final_standing, tell_standing
from bot.games.ulm.rules.state import ACT, OVER, PUSH, State


def begin_round(play: Play) -> None:
    """Put the top tower tile on the cathedral; in a game with symbols it applies to the round."""
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
    """Draw a tile; if none is left, the turn has no push and no actions."""
    state = play.state
    state.is_swapped, state.actions, state.done, state.plays, state.moves_made = False, (), 0, 0, 0
    play.say("turn", state.acting)
    _fill_bag(play)
    if any(state.bag):
        state.drawn, state.base = draw_tile(state), PUSH
        play.say("drew", state.acting, state.drawn)
    else:
        state.drawn, state.base = NO_TILE, ACT
        play.say("no_tile", state.acting)


def _fill_bag(play: Play) -> None:
    """If no line is open or the bag is empty, move the gates' tiles into the bag; if it stays empty, the docks' too."""
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
    """Move all tiles at gates into the bag; return their kinds."""
    kinds = sorted([kind for kind in state.ring if kind != NO_TILE])
    _put_back(state, kinds)
    state.ring = [NO_TILE] * len(state.ring)
    return tuple(kinds)


def _put_back(state: State, kinds: list[int]) -> None:
    for kind in kinds:
        state.bag[kind] += 1


def end_turn(play: Play) -> None:
    """Discard unused actions, then begin the next turn or round, or end the game."""
    state, seats = play.state, len(play.state.players)
    if state.actions:
        play.say("waived", state.acting, sorted(state.actions))
    state.actions = ()
    state.ask = ACT  # the turn's last question, so that no picture shows a question already answered
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
    """End the game; cards in hand score nothing."""
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
