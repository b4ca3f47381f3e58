"""The chart of winning chances in a finished game."""

from msgspec import msgpack

from bot.catalogue import load_game
from bot.games.contract import decode
from bot.games.notredame.rules.state import total_points
from bot.records.lookups import MomentsLookup, run_lookup
from bot.records.match import play_match
from bot.tables.tuning import USUAL


def test_the_chart_of_a_finished_game_uses_what_was_secret_until_the_end() -> None:
    """The chart uses Notre Dame's secret totals; without them, it would be flat until the last moment."""
    game = load_game("notredame")
    record = play_match(game, ["patron", "random"], b"chances", {"prestige": "secret"}).record

    packed = msgpack.decode(run_lookup(game, record, MomentsLookup(USUAL.reviews.moments)), type=list[bytes])
    views = [decode(game.rules, view) for view in packed]

    assert all(total_points(player) is not None for view in views for player in view.players)
    assert record.options == {"prestige": "secret"}
