"""The input of Norenberc's layouts, in addition to the scene and the words."""

from functools import cached_property
from typing import TypeAlias

from bot.games.contract import Score, Seat
from bot.games.norenberc.rules.majorities import strengths
from bot.games.norenberc.rules.pieces import Pieces
from bot.games.norenberc.rules.standings import public_scores
from bot.games.norenberc.rules.state import ACTION, NOBODY, OVER, PLANNING, State
from render.norenberc.panel import Lead
from render.sheet.drawing import TableDrawing
from render.sheet.page import Page


class TownDrawing(TableDrawing[State, Pieces], frozen=True):
    """A scene of the town with its pieces."""

    def guild_name(self, guild: int) -> str:
        """Return a guild's name, short enough for its sign."""
        return self.say(f"guild-{self.pieces.guild_names[guild]}")

    @property
    def called(self) -> int:
        """The highlighted guild: the one that was called or has just been resolved."""
        if self.scene.kind == "guild" and self.scene.part:
            return self.pieces.guild_numbers[self.scene.part]
        return self.view.guild if self.view.phase is ACTION else NOBODY

    @property
    def place(self) -> int:
        """The guild of the pictured question: the called guild, or the first one."""
        return max(0, self.called)

    @cached_property
    def asked(self) -> tuple[Seat, ...]:
        """The players who must act."""
        view = self.view
        if view.phase is OVER:
            return ()
        return (view.acting,) if view.acting != NOBODY else tuple(view.waiting)

    @cached_property
    def due(self) -> tuple[Seat, ...]:
        """The players marked as next."""
        return self.find_due(self.asked)

    def leads(self, seat: Seat) -> tuple[Lead, ...]:
        """Return whether a seat has the most, alone or shared: for each good, then for each guild's craftsmen."""
        return tuple(
            Lead.NONE if seat not in leaders else Lead.ALONE if len(leaders) == 1 else Lead.SHARED
            for leaders in (*self.good_leaders, *self.craft_leaders)
        )

    def points(self, seat: Seat) -> str:
        """Return a seat's points if the game ended now; "+" stands for points from secret money."""
        return f"{self._scores[seat].points}{'' if self.view.phase is OVER else '+'}"

    @cached_property
    def _scores(self) -> tuple[Score, ...]:
        return public_scores(self.pieces, self.view)

    def cards_down(self, seat: Seat) -> int:
        """Return the number of cards of a seat's plan that are still face down."""
        view, player = self.view, self.view.players[seat]
        called_out = view.guild if view.phase is not PLANNING else NOBODY
        return player.cards - sum(guild <= called_out for guild in player.plan)

    @cached_property
    def good_leaders(self) -> tuple[frozenset[int], ...]:
        """For each good, the seats with the most of it, counting Peddlers' goods as at the end of the round."""
        shown = [
            [
                player.goods[good] + self.pieces.townsman.peddler_goods * player.peddled.count(good)
                for player in self.view.players
            ]
            for good in range(len(self.view.guilds))
        ]
        return tuple(frozenset(seat for seat, count in enumerate(row) if count and count == max(row)) for row in shown)

    @cached_property
    def craft_leaders(self) -> tuple[frozenset[int], ...]:
        """For each guild, the seats that lead its majority."""
        standings = [strengths(self.view, guild) for guild in range(len(self.view.guilds))]
        return tuple(
            frozenset(seat for seat, strength in standing.items() if strength == max(standing.values()))
            for standing in standings
        )


TownPage: TypeAlias = Page[TownDrawing]
"""A page about the town."""
