"""The input of Notre Dame's layouts, in addition to the scene and the words."""

from functools import cached_property
from typing import TypeAlias

from bot.games.contract import Seat
from bot.games.notredame.guide.standing import period_of
from bot.games.notredame.rules.pieces import Pieces
from bot.games.notredame.rules.plague import count_rats, level_after
from bot.games.notredame.rules.play import market_name
from bot.games.notredame.rules.state import NOBODY, OVER, PLAGUE, State, total_points
from bot.games.notredame.rules.streets import MARKETS
from bot.games.notredame.rules.view import open_cards, shows_points
from render.sheet.drawing import TableDrawing
from render.sheet.page import Page


class CityDrawing(TableDrawing[State, Pieces], frozen=True):
    """A scene of the city with its pieces."""

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.view.players)

    @cached_property
    def homes(self) -> tuple[int, ...]:
        """The borough of each seat, which determines the seat's color and shape."""
        return self.pieces.table(self.seats).homes

    @property
    def boroughs(self) -> int:
        """The number of boroughs."""
        return len(self.view.messages) // MARKETS

    def badge(self, seat: Seat) -> tuple[Seat, str]:
        """Return a player's shape and letter; the shape is that of the borough, once players have boroughs."""
        return (self.homes[seat] if self.scene.view is not None else seat), self.initials[seat]

    @cached_property
    def letters(self) -> tuple[str, ...]:
        """The letter of each borough's color on its markets' plates."""
        return tuple(self.say(f"color-{color}") for color in self.pieces.colors)

    def plate(self, market: int) -> str:
        """Return a market's name, short enough for its plate."""
        borough, number = divmod(market, MARKETS)
        return f"{self.letters[borough]}{number or ''}"

    def market(self, market: int) -> str:
        """Return a market's name, as on buttons."""
        return self.words.piece(market_name(self.pieces, market))

    @cached_property
    def rats(self) -> int:
        """The rats of this round."""
        return count_rats(self.pieces, self.view)

    def level(self, seat: Seat) -> int:
        """Return the level of a rat marker after this round's plague; a level beyond the track is an outbreak."""
        player = self.view.players[seat]
        return player.rat if self.is_plague_over else max(0, level_after(player, self.rats))

    def total(self, seat: Seat) -> int | None:
        """Return a player's prestige; None while it is secret, even if the view contains it."""
        is_shown = shows_points(self.view, self.scene.viewer, seat)
        return total_points(self.view.players[seat]) if is_shown else None

    def open_cards(self, seat: Seat) -> tuple[int, ...]:
        """Return the cards that a player has played face up this round."""
        return open_cards(self.pieces, self.view, self.view.players[seat])

    @property
    def is_plague_over(self) -> bool:
        """True if the rat markers have moved this round."""
        return self.view.phase in (PLAGUE, OVER)

    @property
    def moment(self) -> str:
        """Round and period, for headings."""
        view, pieces = self.view, self.pieces
        return self.say("round", round=view.round, rounds=pieces.all_rounds, period=period_of(pieces, view))

    def titled(self, sight: str) -> str:
        """Return the title of a close-up, with round and period if there is room."""
        title = self.words.say(f"sight-{sight}")
        return f"{title} \u00b7 {self.moment}" if self.is_wide else title

    @cached_property
    def order(self) -> tuple[Seat, ...]:
        """The turn order, starting with the bell-ringer."""
        return tuple((self.view.start + step) % self.seats for step in range(self.seats))

    @cached_property
    def due(self) -> tuple[Seat, ...]:
        """The players who must act and are shown as next."""
        view = self.view
        if view.phase is OVER:
            return ()
        return self.find_due((view.acting,) if view.acting != NOBODY else tuple(view.waiting))


CityPage: TypeAlias = Page[CityDrawing]
"""A page about the city."""
