"""A game played on a private copy: the rules change the state in place and report what happens."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from bot.games.contract import Prompt, Seat, Step
from bot.games.norenberc.rules.lines import LINES
from bot.games.norenberc.rules.pieces import Pieces, Tile
from bot.games.norenberc.rules.state import Player, State
from bot.games.step_recorder import Namer, Namers, StepRecorder, list_namers, one_seat, several_seats


class Play:
    """A state that the rules may change. This class reports nothing: it serves playouts that only need the outcome.

    Attributes other than the state are caches: a new play recomputes them.
    """

    __slots__ = ("cards", "moment", "pieces", "plans", "state")
    is_told = False

    def __init__(self, pieces: Pieces, state: State) -> None:
        self.pieces = pieces
        self.state = state
        self.cards: list[tuple[int, list[Seat]]] | None = None
        """The guilds still to be called this turn, each with its planners; sorted when first needed."""
        self.plans: dict[Seat, Prompt] = {}
        """The open prompts of this turn's planning."""
        self.moment = ""
        """The moment that all prompts at the called guild share."""

    def say(self, key: str, *facts: Any) -> None:
        """Report a line; its facts are in the order of `LINES`, and pieces are converted."""

    def show(self, picture: str) -> None:
        """End a step with a picture."""

    def pause(self) -> None:
        """End a step without a picture; its lines are posted now."""

    def pay(self, player: Player, talers: int) -> None:
        """Move Talers from the bank to a player, or back to the bank if negative."""
        assert player.money is not None, "the rules never play on a view"  # noqa: S101
        player.money += talers

    def gain_agent(self, seat: Seat) -> None:
        """Give the player an agent from their stockpile, if any is left there."""
        player = self.state.players[seat]
        if not player.stock:
            self.say("no_agent_left", seat)
            return
        player.agents += 1
        player.stock -= 1
        self.say("agent_gained", seat)

    def shuffle_in(self, tile: Tile) -> None:
        """Shuffle a tile into the face-down guests."""
        state = self.state
        state.stack, state.chance = state.chance.insert(tile, state.stack, "back into the guests")


class ToldPlay(Play):
    """A play that collects its lines in steps."""

    __slots__ = ("told",)
    is_told = True

    def __init__(self, pieces: Pieces, state: State) -> None:
        super().__init__(pieces, state)
        self.told = StepRecorder[State](_namers(pieces))

    def say(self, key: str, *facts: Any) -> None:
        """Add a line to the current step."""
        self.told.say(key, *facts)

    def show(self, picture: str) -> None:
        """End a step with this picture; "guild" means the picture of the called guild."""
        if picture == "guild":
            picture = f"guild.{self.pieces.guild_names[self.state.guild]}"
        self.told.end_step(self.state, picture)

    def pause(self) -> None:
        """End a step without a picture."""
        self.told.end_step(self.state)

    def all_steps(self) -> tuple[Step[State], ...]:
        """Return every step."""
        return self.told.all_steps(self.state)


@lru_cache(maxsize=8)  # one for each set of numbers
def _namers(pieces: Pieces) -> Namers:
    """Return each message's facts with their converters."""
    return list_namers(LINES, _makers(pieces))


def _makers(pieces: Pieces) -> dict[str, Namer]:
    """Return the converters of facts by the facts' names: seats become `Seats`, pieces become short names."""

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
