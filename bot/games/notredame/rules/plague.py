"""The plague: the round's rats against the hospital, and outbreaks if the rat marker passes the end of the track."""

from functools import lru_cache

from bot.games.contract import Answer, Prompt, Seat
from bot.games.notredame.rules.pieces import CARD_NUMBERS, HOSPITAL, SECTORS, Pieces
from bot.games.notredame.rules.play import Play
from bot.games.notredame.rules.state import FOR_PLAGUE, PLAGUE, UNDECIDED, Player, State, borough_pieces, count_pieces


def count_rats(pieces: Pieces, state: State) -> int:
    """Return the number of rats on the persons on display."""
    persons = pieces.persons
    return sum([persons[person].rats for person in state.persons])


def level_after(player: Player, rats: int) -> int:
    """Return the level of the rat marker after the plague, even if it is past an end of the track."""
    return player.rat + (0 if player.has_doctor else rats) - count_pieces(player, HOSPITAL)


def begin_plague(play: Play) -> None:
    """Resolve every player's plague; after an outbreak, a player whose fullest sectors are tied must choose one."""
    state = play.state
    state.phase, play.picking, rats = PLAGUE, {}, count_rats(play.pieces, state)
    play.say("plague", rats)
    for seat, player in enumerate(state.players):
        _suffer(play, seat, player, rats)


def _suffer(play: Play, seat: Seat, player: Player, rats: int) -> None:
    """Move the rat marker; past the end of the track the player loses points and a marker."""
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
    """Move markers from a sector to the general supply."""
    player = play.state.players[seat]
    lost = min(play.pieces.plague.markers, player.markers[sector])
    player.markers[sector] -= lost
    player.general += lost
    play.say("marker_lost", seat, sector)


def fullest_sectors(player: Player) -> tuple[int, ...]:
    """Return the sectors that have the most pieces and at least one marker."""
    pieces = borough_pieces(player)
    most = max(pieces)
    return tuple([sector for sector, markers in enumerate(player.markers) if markers and pieces[sector] == most])


def plague_prompts(play: Play) -> tuple[Prompt, ...]:
    """Return an open prompt for each player who has not chosen a sector yet."""
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
    """Store a secret choice."""
    play.state.players[seat].pick = CARD_NUMBERS[answer[0]]
    play.state.waiting.remove(seat)
    play.picking.pop(seat, None)


def end_plague(play: Play) -> None:
    """Remove a marker from each chosen sector."""
    for seat, player in enumerate(play.state.players):
        if player.pick != UNDECIDED:
            _lose_markers(play, seat, player.pick)
            player.pick = UNDECIDED
