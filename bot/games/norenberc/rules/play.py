"""A game being played on a private copy: the rules change it in place and tell what happens."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from bot.games.contract import Prompt, Seat, Step
from bot.games.norenberc.rules.lines import LINES
from bot.games.norenberc.rules.pieces import Pieces, Tile
from bot.games.norenberc.rules.state import Player, State
from bot.games.telling import Namer, Namers, Telling, list_namers, one_seat, several_seats


class Play:
    """A state under the rules' hands. This one is silent, for playouts that only want the outcome.

    What it remembers beside the state only saves time: a new play finds it all out from the state.
    """

    __slots__ = ("cards", "moment", "pieces", "plans", "state")
    is_told = False

    def __init__(self, pieces: Pieces, state: State) -> None:
        self.pieces = pieces
        self.state = state
        self.cards: list[tuple[int, list[Seat]]] | None = None
        """The guilds still to be called this turn with those who planned them, once they were sorted out."""
        self.plans: dict[Seat, Prompt] = {}
        """The open prompts of this turn's planning."""
        self.moment = ""
        """The moment of all prompts at the called guild."""

    def say(self, key: str, *facts: Any) -> None:
        """Tells a line with its facts in the order of `LINES`; pieces may be given as they are."""

    def show(self, picture: str) -> None:
        """Something worth a picture just ended."""

    def pause(self) -> None:
        """What was told so far is worth hearing now."""

    def pay(self, player: Player, talers: int) -> None:
        """Moves Talers from the bank to a player, or back when below zero."""
        assert player.money is not None, "the rules never play on a view"  # noqa: S101
        player.money += talers

    def gain_agent(self, seat: Seat) -> None:
        """One agent more from the player's stockpile, as long as there is one."""
        player = self.state.players[seat]
        if not player.stock:
            self.say("no_agent_left", seat)
            return
        player.agents += 1
        player.stock -= 1
        self.say("agent_gained", seat)

    def shuffle_in(self, tile: Tile) -> None:
        """A tile goes back into the face-down guests."""
        state = self.state
        state.stack, state.chance = state.chance.insert(tile, state.stack, "back into the guests")


class ToldPlay(Play):
    """A play that keeps what it tells, as steps."""

    __slots__ = ("told",)
    is_told = True

    def __init__(self, pieces: Pieces, state: State) -> None:
        super().__init__(pieces, state)
        self.told = Telling[State](_namers(pieces))

    def say(self, key: str, *facts: Any) -> None:
        """Adds a line to the step under way."""
        self.told.say(key, *facts)

    def show(self, picture: str) -> None:
        """Ends a step; a guild's picture says which."""
        if picture == "guild":
            picture = f"guild.{self.pieces.guild_names[self.state.guild]}"
        self.told.end_step(self.state, picture)

    def pause(self) -> None:
        """Ends a step without a picture."""
        self.told.end_step(self.state)

    def all_steps(self) -> tuple[Step[State], ...]:
        """Every step."""
        return self.told.all_steps(self.state)


@lru_cache(maxsize=8)  # one for each set of figures
def _namers(pieces: Pieces) -> Namers:
    """Every line with its facts."""
    return list_namers(LINES, _makers(pieces))


def _makers(pieces: Pieces) -> dict[str, Namer]:
    """By the name of a fact: seats become seats, pieces their short names."""

    def name_tiles(tiles: Iterable[Tile]) -> tuple[str, ...]:
        return tuple([pieces.tile_name(tile) for tile in tiles])

    def name_goods(goods: Iterable[int]) -> tuple[str, ...]:
        return tuple([pieces.good_names[good] for good in goods])

    return {
        "guild": pieces.guild_names.__getitem__,
        "good": pieces.good_names.__getitem__,
        "goods": name_goods,
        "seat": one_seat,
        "thief": one_seat,
        "seats": several_seats,
        "tile": pieces.tile_name,
        "other": pieces.tile_name,
        "master": pieces.tile_name,
        "tiles": name_tiles,
        "left": name_tiles,
        "came": name_tiles,
    }
