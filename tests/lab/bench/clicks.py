"""Clicks of whole games, and clicks that lead to a picture, relative to an echo bot's clicks in the same run."""

import asyncio
import random
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bot.catalogue import GAMES
from bot.sandbox.state.models import Message
from bot.sandbox.wire import Json
from tests.lab.bench import storage
from tests.lab.bench.hall import ANSWER_TIMEOUT_SECONDS, QUIET, Hall, Taken, as_action, first_value, press, spread
from tests.lab.bench.report import Figure, note, tell, tell_ratio
from tests.player import choose_control, controls, is_open

SEATS = 3
WARM_UP = 4
"""The first quarter of the clicks is not counted, because they render each sentence for the first time."""
MOST_PER_KIND = 20
"""The measurement stops waiting for rare kinds after this many times the requested number of clicks."""
PICTURES = 25
PICTURE_GOALS = {"norenberc": 8, "notredame": 8, "ulm": 9}


class Goal(NamedTuple):
    """Maximum durations of a click, relative to the echo bot's."""

    wall: float
    processor: float


OPTION, IN_SECRET = "an option, the next panel", "a choice in secret"
GOALS = {OPTION: Goal(2.6, 3.0), IN_SECRET: Goal(2.3, 2.4)}
"""Goals by kind of click."""
FLOOR = "the floor"
SECRET = {"norenberc": ".plan:", "notredame": ".draft"}
"""Part of the id of a secret choice, in games where all players choose at once."""
CHANNELS = len(GAMES) * (1 + PICTURES + WARM_UP)
"""Number of channels: for each game, one to play in and the others for its pictures."""


# -- one click ---------------------------------------------------------------------------------------------------------


def is_enough(counts: Collection[int], number: int) -> bool:
    """True if each kind of click has come up often enough, or if the missing kinds are too rare to wait for."""
    return sum(counts) >= number and (min(counts) >= number or sum(counts) >= MOST_PER_KIND * number)


class Game:
    """Scripted users who click at random at one table."""

    def __init__(self, hall: Hall, name: str, channel: str) -> None:
        self.hall, self.name, self.channel = hall, name, channel
        self.rng = random.Random(1)  # noqa: S311  # repeatable, not secret

    async def clicks(self, number: int, go_first: Callable[[], Awaitable[None]]) -> dict[str, list[Taken]]:
        """Make this many clicks of each kind (fewer of rare kinds); call `go_first` before each click."""
        taken: dict[str, list[Taken]] = defaultdict(list)

        def is_done() -> bool:
            return is_enough([len(found) for found in taken.values()], number)

        while not is_done():
            await self.hall.begin(self.channel, SEATS, self.name)
            while await self._round(taken, go_first) and not is_done():
                pass
        return taken

    async def play_round(self) -> bool:
        """Play a round without measuring it; return False when the game is over."""
        return await self._round(defaultdict(list), partial(asyncio.sleep, 0))

    async def _round(self, taken: dict[str, list[Taken]], go_first: Callable[[], Awaitable[None]]) -> bool:
        """Let all players answer their open questions; return False when the game is over."""
        for person in self.hall.people[:SEATS]:
            panel = await self.hall.slash(person, f"{self.name} play", channel=self.channel)
            if not is_open(panel.body) and not controls(panel.body, "m:"):
                return False
            while is_open(panel.body):
                await go_first()
                kind, click = await self._answer(person, panel)
                taken[kind].append(click)
        return True

    async def _answer(self, person: str, panel: Message) -> tuple[str, Taken]:
        control, values = choose_control(panel.body, self.rng)
        click = await self.hall.time_click(person, panel, control, *values)
        return self._kind(control, panel), click

    def _kind(self, control: Json, panel: Message) -> str:
        custom_id, secret = str(control["custom_id"]), SECRET.get(self.name, "")
        if secret and custom_id.startswith(("s:", "o:")) and secret in custom_id and not is_open(panel.body):
            return IN_SECRET
        is_option = custom_id.startswith("o:") or (custom_id.startswith("p:") and control["max_values"] == 1)
        if is_option and is_open(panel.body):
            return OPTION
        return "picks kept" if custom_id.startswith(("p:", "d:")) and not is_option else "the last of a chain"


class Peer:
    """A peer bot's message that is clicked repeatedly."""

    def __init__(self, hall: Hall, message: Message) -> None:
        self._hall, self._message = hall, message
        self.taken: list[Taken] = []

    async def click(self) -> None:
        """Click once more."""
        self.taken.append(
            await self._hall.time_click(self._hall.people[0], self._message, press(self._message, "press"))
        )


class Row(NamedTuple):
    """Clicks of one kind: percentiles of their times, and their median processor time."""

    clicks: int
    wall: tuple[float, float, float]
    processor: float
    processor_in_all: float

    @classmethod
    def of(cls, taken: list[Taken]) -> "Row":
        """Summarize clicks, leaving out the first ones."""
        kept = taken[len(taken) // WARM_UP :]
        processor, in_all = (median(one[column] for one in kept) for column in (1, 2))
        return cls(len(kept), spread([one.milliseconds for one in kept]), processor, in_all)

    def ratios(self, echo: "Row") -> tuple[float, float, float]:
        """The medians relative to the echo bot's."""
        in_all = self.processor_in_all / echo.processor_in_all
        return self.wall[0] / echo.wall[0], self.processor / echo.processor, in_all


async def measure_clicks(echo_hall: Hall, floor_hall: Hall, game: Game, number: int, file: Path) -> None:
    """C0 and C1: time a game's clicks; before each, time a click on the echo bot and the floor bot, and a disk sync."""
    echo = Peer(echo_hall, echo_hall.post_button(echo_hall.channel))
    floor = Peer(floor_hall, floor_hall.post_panel(floor_hall.channel))
    syncs: list[float] = []

    async def go_first() -> None:
        await echo.click()
        await floor.click()
        syncs.append(storage.time_sync(file))

    taken = await game.clicks(-(-number * WARM_UP // (WARM_UP - 1)), go_first)
    rows = {kind: Row.of(found) for kind, found in sorted(taken.items()) if len(found) >= WARM_UP}
    usual, found = Row.of(echo.taken), {FLOOR: Row.of(floor.taken), **rows}
    print_clicks(game.name, {"discord.py, echo": usual, **found}, spread(syncs))
    for kind, row in found.items():
        tell_clicks(
            f"C0 {game.name}: {kind}" if kind == FLOOR else f"C1 {game.name}: {kind}", row, usual, GOALS.get(kind)
        )


def print_clicks(game: str, rows: dict[str, Row], sync: tuple[float, float, float]) -> None:
    """Print the rows of a game; the first one is the echo bot's."""
    echo = next(iter(rows.values()))
    print(
        f"\n{'click to answer in ' + game + ', ms':<36}{'clicks':>8}{'p50':>8}{'p75':>8}{'p99':>8}{'/ echo':>8}", end=""
    )
    print(f"{'processor':>11}{'/ echo':>8}{'in all':>8}{'/ echo':>8}")
    print(f"{'a bare sync of the disk':<36}{'':>8}" + "".join(f"{one:>8.2f}" for one in sync))
    for name, row in rows.items():
        times, (wall, processor, in_all) = "".join(f"{one:>8.2f}" for one in row.wall), row.ratios(echo)
        print(
            f"{name:<36}{row.clicks:>8}{times}{wall:>8.2f}"
            f"{row.processor:>11.2f}{processor:>8.2f}{row.processor_in_all:>8.2f}{in_all:>8.2f}"
        )


def tell_clicks(name: str, row: Row, echo: Row, goal: Goal | None) -> None:
    """Save the results for a kind of click, and print those that have a goal."""
    wall, processor, in_all = row.ratios(echo)
    report = tell if goal else note
    report(Figure(name=f"{name}, p50 / echo's", value=wall, limit=goal and goal.wall))
    report(Figure(name=f"{name}, processor / echo's", value=processor, limit=goal and goal.processor))
    note(Figure(name=f"{name}, processor with what follows / echo's", value=in_all))


# -- a picture ---------------------------------------------------------------------------------------------------------


async def measure_pictures(echo: Hall, ours: Hall, name: str, channels: list[str]) -> None:
    """C2: time from the dispatch of a click to the arrival of the message with its picture, relative to an echo click.

    The sandbox records both moments: when it sends the interaction, and when it has read the whole request. One case is
    the click that starts a game (the whole board is painted); the other is clicks in running games that lead to a board
    (only changes are painted over the previous board).
    """
    first, later, echoes = [], [], []
    button = echo.post_button(echo.channel)
    for channel in channels:
        for _ in range(4):
            await asyncio.sleep(QUIET)
            echoes.append(await echo.click(echo.people[0], button, press(button, "press")))
        lobby = await ours.slash(ours.people[0], f"{name} new", channel=channel, options={"players": 2})
        await ours.click(ours.people[1], lobby, press(lobby, ":join"))
        await asyncio.sleep(QUIET)
        first.append(await _time_picture(ours, ours.people[0], lobby, press(lobby, ":start")))
        later.append(await LATER[name](ours, channel))
    for kind, times in (("that begins a game", first[WARM_UP:]), ("later in it", later[WARM_UP:])):
        what = f"C2 {name}: click {kind} to picture / echo's"
        tell_ratio(what, 1000 * median(times), median(echoes), PICTURE_GOALS[name])


async def _time_picture(hall: Hall, person: str, message: Message, control: Json) -> float:
    """Return the seconds from a click to its picture."""
    action, asked = as_action(message, control)
    expected = hall.expect_picture(message.channel_id)
    done = await hall.do(person, action, **asked)
    arrived = await asyncio.wait_for(expected, ANSWER_TIMEOUT_SECONDS)
    await asyncio.sleep(QUIET)
    return arrived - done.dispatched


def _sale(panel: Message) -> Json:
    """Return the button that sells."""
    return next(one for one in controls(panel.body, "s:") if one["label"].startswith("Sell"))


async def _resolve(hall: Hall, channel: str) -> float:
    """Let both players plan the same guild and sell there; return the time from the second sale to the board."""
    for person in hall.people[:2]:
        panel = await hall.slash(person, "norenberc play", channel=channel)
        await hall.click(person, panel, controls(panel.body, "d:")[0])
        await hall.click(person, panel, controls(panel.body, "s:")[-1])
        await asyncio.sleep(QUIET)
    return await _act_twice(hall, channel, "norenberc", _sale)


async def _play_lap(hall: Hall, channel: str) -> float:
    """Let both players keep two cards and play one; return the time from the second play to the board."""
    for person in hall.people[:2] * 2:
        panel = await hall.slash(person, "notredame play", channel=channel)
        await hall.click(person, panel, controls(panel.body, "o:")[0])
        await asyncio.sleep(QUIET)
    return await _act_twice(hall, channel, "notredame", lambda panel: one_press(panel.body))


def one_press(panel: Json) -> Json:
    """Return the control that gets furthest with one press: a shortcut, otherwise an option, otherwise a list."""
    return (controls(panel, "s:") or controls(panel, "o:") or controls(panel, "p:"))[0]


async def _act_twice(hall: Hall, channel: str, name: str, choose: Callable[[Message], Json]) -> float:
    """Let the asked player act, then the other player; return the time from the second action to the board."""
    await asyncio.sleep(4 * QUIET)
    person, panel = await _asked(hall, channel, name)
    await hall.click(person, panel, choose(panel))
    await asyncio.sleep(4 * QUIET)
    person, panel = await _asked(hall, channel, name)
    return await _time_picture(hall, person, panel, choose(panel))


async def _asked(hall: Hall, channel: str, name: str) -> tuple[str, Message]:
    """Return the player with an open question, and that player's panel."""
    panels = [(person, await hall.slash(person, f"{name} play", channel=channel)) for person in hall.people[:2]]
    return next((person, panel) for person, panel in panels if is_open(panel.body))


async def _play_turn(hall: Hall, channel: str) -> float:
    """Let the first player take a turn in as few clicks as possible; return the time from the last click to the board.

    No other player has opened a panel yet, so the next player is called at once, with the picture.
    """
    person = _called(hall, channel)
    panel = await hall.slash(person, "ulm play", channel=channel)
    while True:
        control = one_press(panel.body)
        action, asked = as_action(panel, control, *first_value(control))
        expected = hall.expect_picture(channel)
        done = await hall.do(person, action, **asked)
        if not is_open(panel.body):
            return await asyncio.wait_for(expected, ANSWER_TIMEOUT_SECONDS) - done.dispatched
        await asyncio.sleep(QUIET)


def _called(hall: Hall, channel: str) -> str:
    """Return the player mentioned by the newest message of a channel."""
    newest = list(hall.world.messages[channel].values())[::-1]
    return next(str(one.body["mentions"][0]) for one in newest if one.body["mentions"])


LATER: dict[str, Callable[[Hall, str], Awaitable[float]]] = {
    "norenberc": _resolve,
    "notredame": _play_lap,
    "ulm": _play_turn,
}
"""For each game, a function that plays to its second board and returns the time from the last click to the board."""


async def measure_games(
    peers: tuple[Hall, Hall], halls: tuple[Hall, Hall], number: int, file: Path, names: Sequence[str]
) -> None:
    """Measure C0 and C1 (users keep panels open) and C2 (users do not) of each game, in the halls' last channels."""
    (echo, floor), (ours, away) = peers, halls
    channels, more = (iter(hall.tables[-CHANNELS:]) for hall in halls)
    for name in names:
        await measure_clicks(echo, floor, Game(ours, name, next(channels)), number, file)
        await measure_pictures(echo, away, name, [next(more) for _ in range(PICTURES + WARM_UP)])
