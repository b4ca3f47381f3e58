"""Gold, markers, the rat marker and prestige points: every way to gain them."""

from bot.games.contract import Seat
from bot.games.notredame.rules.lines import BONUS, GOLD, MARKERS, POINTS, RATS
from bot.games.notredame.rules.pieces import PARK
from bot.games.notredame.rules.play import Play
from bot.games.notredame.rules.state import FOR_PARK, Player, count_pieces


def gain_gold(play: Play, seat: Seat, number: int) -> None:
    """From the bank; if coins are counted, what it lacks comes from the richest opponents, or not at all."""
    state, player = play.state, play.state.players[seat]
    if play.pieces.limits.coins:
        paid = min(number, state.bank)
        state.bank -= paid
        number = paid if paid == number else paid + _take_from_opponents(play, seat, number - paid)
    player.gold += number
    play.note(GOLD, number)


def _take_from_opponents(play: Play, seat: Seat, missing: int) -> int:
    """All from the richest as far as the coins go, then from whoever is richest then; the first clockwise of equals."""
    players, taken = play.state.players, 0
    others = [(seat + step) % len(players) for step in range(1, len(players))]
    while missing:
        richest = max(others, key=lambda other: players[other].gold)
        coins = min(missing, players[richest].gold)
        if not coins:
            break
        players[richest].gold -= coins
        missing -= coins
        taken += coins
        play.say("paid", richest, coins, seat)
    return taken


def pay_gold(play: Play, player: Player, number: int) -> None:
    """Back to the bank of the game."""
    player.gold -= number
    if play.pieces.limits.coins:
        play.state.bank += number


def gain_markers(play: Play, player: Player, number: int) -> None:
    """From the general to the personal supply; fewer if fewer are left."""
    number = min(number, player.general)
    player.general -= number
    player.supply += number
    play.note(MARKERS, number)


def drive_rats_back(play: Play, player: Player, number: int = 1) -> None:
    """The rat marker goes back, never below 0; nothing is saved up."""
    number = min(number, player.rat)
    player.rat -= number
    play.note(RATS, number)


def park_bonus(play: Play, player: Player) -> int:
    """What the park adds to every gain of points now."""
    park = play.pieces.park
    return count_pieces(player, PARK) // park.pieces * park.points


def gain_points(play: Play, player: Player, reason: int, number: int) -> None:
    """One gain of points, with what the park adds to it; a gain of nothing draws nothing."""
    if number <= 0:
        return
    player.points[reason] += number
    play.note(POINTS, number)
    if bonus := park_bonus(play, player):
        player.points[FOR_PARK] += bonus
        play.note(BONUS, bonus)
