"""All ways to gain gold, markers and prestige points, and to drive rats back."""

from bot.games.contract import Seat
from bot.games.notredame.rules.lines import BONUS, GOLD, MARKERS, POINTS, RATS
from bot.games.notredame.rules.pieces import PARK
from bot.games.notredame.rules.play import Play
from bot.games.notredame.rules.state import FOR_PARK, Player, count_pieces


def gain_gold(play: Play, seat: Seat, number: int) -> None:
    """Gain gold from the bank; if limited coins run out, the richest opponents pay the rest, as far as they can."""
    state, player = play.state, play.state.players[seat]
    if play.pieces.limits.coins:
        paid = min(number, state.bank)
        state.bank -= paid
        number = paid if paid == number else paid + _take_from_opponents(play, seat, number - paid)
    player.gold += number
    play.note(GOLD, number)


def _take_from_opponents(play: Play, seat: Seat, missing: int) -> int:
    """Take coins from the richest opponent, then from the next richest; a tie goes to the first one clockwise."""
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
    """Pay gold to the bank."""
    player.gold -= number
    if play.pieces.limits.coins:
        play.state.bank += number


def gain_markers(play: Play, player: Player, number: int) -> None:
    """Move markers from the general to the personal supply; stop when the general supply is empty."""
    number = min(number, player.general)
    player.general -= number
    player.supply += number
    play.note(MARKERS, number)


def drive_rats_back(play: Play, player: Player, number: int = 1) -> None:
    """Move the rat marker back, but not below 0; further steps are lost."""
    number = min(number, player.rat)
    player.rat -= number
    play.note(RATS, number)


def park_bonus(play: Play, player: Player) -> int:
    """Return the park's present bonus to every gain of points."""
    park = play.pieces.park
    return count_pieces(player, PARK) // park.pieces * park.points


def gain_points(play: Play, player: Player, reason: int, number: int) -> None:
    """Gain points plus the park's bonus; a gain of 0 gets no bonus."""
    if number <= 0:
        return
    player.points[reason] += number
    play.note(POINTS, number)
    if bonus := park_bonus(play, player):
        player.points[FOR_PARK] += bonus
        play.note(BONUS, bonus)
