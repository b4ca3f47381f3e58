"""The plague: the round's rats against the hospital, and the outbreak above the end of the track."""

from functools import lru_cache

from bot.games.contract import Answer, Prompt, Seat
from bot.games.notredame.rules.pieces import CARD_NUMBERS, HOSPITAL, SECTORS, Pieces
from bot.games.notredame.rules.play import Play
from bot.games.notredame.rules.state import FOR_PLAGUE, PLAGUE, UNDECIDED, Player, State, borough_pieces, count_pieces


def count_rats(pieces: Pieces, state: State) -> int:
    """The rats of the persons on show."""
    persons = pieces.persons
    return sum([persons[person].rats for person in state.persons])


def level_after(player: Player, rats: int) -> int:
    """Where the plague would bring the rat marker, the track's ends left out of account."""
    return player.rat + (0 if player.has_doctor else rats) - count_pieces(player, HOSPITAL)


def begin_plague(play: Play) -> None:
    """Everybody's plague at once; whoever has equally full sectors after an outbreak is asked for one."""
    state = play.state
    state.phase, play.picking, rats = PLAGUE, {}, count_rats(play.pieces, state)
    play.say("plague", rats)
    for seat, player in enumerate(state.players):
        _suffer(play, seat, player, rats)


def _suffer(play: Play, seat: Seat, player: Player, rats: int) -> None:
    """The marker moves; above the end of the track points and a marker are lost."""
    before, level = player.rat, level_after(player, rats)
    track = play.pieces.limits.track
    player.rat = max(0, min(level, track))
    rats, hospital = 0 if player.has_doctor else rats, count_pieces(player, HOSPITAL)
    player.has_doctor = False
    if level <= track:
        play.say("level", seat, before, rats, hospital, player.rat)
        return
    lost = min(play.pieces.plague.points, sum(player.points))
    player.points[FOR_PLAGUE] -= lost
    play.say("outbreak", seat, before, rats, hospital, lost)
    sectors = fullest_sectors(player)
    if len(sectors) == 1:
        _lose_markers(play, seat, sectors[0])
    elif sectors:
        play.state.waiting.append(seat)


def _lose_markers(play: Play, seat: Seat, sector: int) -> None:
    """From the fullest sector to the general supply."""
    player = play.state.players[seat]
    lost = min(play.pieces.plague.markers, player.markers[sector])
    player.markers[sector] -= lost
    player.general += lost
    play.say("marker_lost", seat, sector)


def fullest_sectors(player: Player) -> tuple[int, ...]:
    """The sectors with the most pieces of those that have a marker."""
    pieces = borough_pieces(player)
    most = max(pieces)
    return tuple([sector for sector, markers in enumerate(player.markers) if markers and pieces[sector] == most])


def plague_prompts(play: Play) -> tuple[Prompt, ...]:
    """One open prompt for each player who has yet to choose a sector."""
    state = play.state
    if not play.picking:
        players = state.players
        play.picking = {seat: _prompt(seat, state.round, fullest_sectors(players[seat])) for seat in state.waiting}
    return tuple(play.picking.values())


@lru_cache(maxsize=1024)
def _prompt(seat: Seat, round_: int, sectors: tuple[int, ...]) -> Prompt:
    moment = f"r{round_}.plague"
    return Prompt(seat, moment, "plague", tuple([SECTORS[sector] for sector in sectors]), moment=moment)


def choose_sector(play: Play, seat: Seat, answer: Answer) -> None:
    """Takes a choice in secret."""
    play.state.players[seat].pick = CARD_NUMBERS[answer[0]]
    play.state.waiting.remove(seat)
    play.picking.pop(seat, None)


def end_plague(play: Play) -> None:
    """All have chosen: the markers go."""
    for seat, player in enumerate(play.state.players):
        if player.pick != UNDECIDED:
            _lose_markers(play, seat, player.pick)
            player.pick = UNDECIDED
