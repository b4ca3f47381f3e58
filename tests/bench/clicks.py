"""Clicks of whole games, and clicks that lead to a picture: each next to an echo's within one run."""

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
from tests.bench import storage
from tests.bench.hall import ANSWER_TIMEOUT_SECONDS, QUIET, Hall, Taken, as_action, first_value, press, spread
from tests.bench.report import Figure, note, tell, tell_ratio
from tests.cogs.clicker import choose_control, controls, is_open

SEATS = 3
WARM_UP = 4
"""The first of so many parts of the clicks is not counted: each sentence is said for the first time once."""
MOST_PER_KIND = 20
"""A kind so rare that this many times its number of clicks do not suffice has fewer."""
PICTURES = 25
PICTURE_GOALS = {"norenberc": 8, "notredame": 8, "ulm": 9}


class Goal(NamedTuple):
    """The most that a click may take, next to an echo's."""

    wall: float
    processor: float


OPTION, IN_SECRET = "an option, the next panel", "a choice in secret"
GOALS = {OPTION: Goal(2.6, 3.0), IN_SECRET: Goal(2.3, 2.4)}
"""By kind of click."""
FLOOR = "the floor"
SECRET = {"norenberc": ".plan:", "notredame": ".draft"}
"""What the id of a choice in secret holds, in games where all choose at once."""
CHANNELS = len(GAMES) * (1 + PICTURES + WARM_UP)
"""Channels for all of this; each game is played in one of its own, and its pictures are posted in others."""


# -- one click ---------------------------------------------------------------------------------------------------------


def is_enough(counts: Collection[int], number: int) -> bool:
    """True if each kind of click has come up often enough, or some kind is too rare to wait for."""
    return sum(counts) >= number and (min(counts) >= number or sum(counts) >= MOST_PER_KIND * number)


class Game:
    """People who play at one table by chance, click by click."""

    def __init__(self, hall: Hall, name: str, channel: str) -> None:
        self.hall, self.name, self.channel = hall, name, channel
        self.rng = random.Random(1)  # noqa: S311  # repeatable, not secret

    async def clicks(self, number: int, go_first: Callable[[], Awaitable[None]]) -> dict[str, list[Taken]]:
        """At least a number of clicks of each kind, before each of which something else is done."""
        taken: dict[str, list[Taken]] = defaultdict(list)

        def is_done() -> bool:
            return is_enough([len(found) for found in taken.values()], number)

        while not is_done():
            await self.hall.begin(self.channel, SEATS, self.name)
            while await self._round(taken, go_first) and not is_done():
                pass
        return taken

    async def play_round(self) -> bool:
        """A round without a measurement; False when the game is over."""
        return await self._round(defaultdict(list), partial(asyncio.sleep, 0))

    async def _round(self, taken: dict[str, list[Taken]], go_first: Callable[[], Awaitable[None]]) -> bool:
        """Everyone answers what is open to them; False when the game is over."""
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
    """A bot whose one message is clicked again and again."""

    def __init__(self, hall: Hall, message: Message) -> None:
        self._hall, self._message = hall, message
        self.taken: list[Taken] = []

    async def click(self) -> None:
        """One more click."""
        self.taken.append(
            await self._hall.time_click(self._hall.people[0], self._message, press(self._message, "press"))
        )


class Row(NamedTuple):
    """Clicks of one kind: their times as spread, and what they take of a processor in the middle."""

    clicks: int
    wall: tuple[float, float, float]
    processor: float
    processor_in_all: float

    @classmethod
    def of(cls, taken: list[Taken]) -> "Row":
        """Without the first ones."""
        kept = taken[len(taken) // WARM_UP :]
        processor, in_all = (median(one[column] for one in kept) for column in (1, 2))
        return cls(len(kept), spread([one.milliseconds for one in kept]), processor, in_all)

    def ratios(self, echo: "Row") -> tuple[float, float, float]:
        """The middle of each, next to the echo's."""
        in_all = self.processor_in_all / echo.processor_in_all
        return self.wall[0] / echo.wall[0], self.processor / echo.processor, in_all


async def measure_clicks(echo_hall: Hall, floor_hall: Hall, game: Game, number: int, file: Path) -> None:
    """C0 and C1: a game played by clicks; before each an echo, a floor, and a bare sync of the disk."""
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
    """Prints the table of a game; the first row is the echo's."""
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
    """Keeps the figures of a kind of click, and prints those that have a goal."""
    wall, processor, in_all = row.ratios(echo)
    report = tell if goal else note
    report(Figure(name=f"{name}, p50 / echo's", value=wall, limit=goal and goal.wall))
    report(Figure(name=f"{name}, processor / echo's", value=processor, limit=goal and goal.processor))
    note(Figure(name=f"{name}, processor with what follows / echo's", value=in_all))


# -- a picture ---------------------------------------------------------------------------------------------------------


async def measure_pictures(echo: Hall, ours: Hall, name: str, channels: list[str]) -> None:
    """C2: from the dispatch of a click to the arrival of the message with the picture it leads to, next to echoes.

    Both ends are stamped by the sandbox where it stamps clicks and their answers: when the interaction is sent, and
    when the whole request has been read. Once for the click that begins a game (a board painted whole), once for
    clicks of running games after which the board is shown (what changed is painted over the last one).
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
    """Seconds from a click to the picture it leads to."""
    action, asked = as_action(message, control)
    expected = hall.expect_picture(message.channel_id)
    done = await hall.do(person, action, **asked)
    arrived = await asyncio.wait_for(expected, ANSWER_TIMEOUT_SECONDS)
    await asyncio.sleep(QUIET)
    return arrived - done.dispatched


def _sale(panel: Message) -> Json:
    """The button that sells."""
    return next(one for one in controls(panel.body, "s:") if one["label"].startswith("Sell"))


async def _resolve(hall: Hall, channel: str) -> float:
    """Both plan the same guild and sell there; the time of the second sale, which resolves it."""
    for person in hall.people[:2]:
        panel = await hall.slash(person, "norenberc play", channel=channel)
        await hall.click(person, panel, controls(panel.body, "d:")[0])
        await hall.click(person, panel, controls(panel.body, "s:")[-1])
        await asyncio.sleep(QUIET)
    return await _act_twice(hall, channel, "norenberc", _sale)


async def _play_lap(hall: Hall, channel: str) -> float:
    """Both keep a card twice and play one; the time of the second card, which ends the lap."""
    for person in hall.people[:2] * 2:
        panel = await hall.slash(person, "notredame play", channel=channel)
        await hall.click(person, panel, controls(panel.body, "o:")[0])
        await asyncio.sleep(QUIET)
    return await _act_twice(hall, channel, "notredame", lambda panel: one_press(panel.body))


def one_press(panel: Json) -> Json:
    """A button that plays a whole card."""
    return (controls(panel, "s:") or controls(panel, "o:") or controls(panel, "p:"))[0]


async def _act_twice(hall: Hall, channel: str, name: str, choose: Callable[[Message], Json]) -> float:
    """Whoever is asked acts, then the other; the time of the second, after whom the board is shown."""
    await asyncio.sleep(4 * QUIET)
    person, panel = await _asked(hall, channel, name)
    await hall.click(person, panel, choose(panel))
    await asyncio.sleep(4 * QUIET)
    person, panel = await _asked(hall, channel, name)
    return await _time_picture(hall, person, panel, choose(panel))


async def _asked(hall: Hall, channel: str, name: str) -> tuple[str, Message]:
    """Whoever of the two players is to act, with his panel."""
    panels = [(person, await hall.slash(person, f"{name} play", channel=channel)) for person in hall.people[:2]]
    return next((person, panel) for person, panel in panels if is_open(panel.body))


async def _play_turn(hall: Hall, channel: str) -> float:
    """Whoever begins plays a whole turn by its shortest way; the time of the last click, after which all see the board.

    Nobody else has opened a panel yet: the next player is called at once, with the picture.
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
    """Whom the newest message of a channel mentions."""
    newest = list(hall.world.messages[channel].values())[::-1]
    return next(str(one.body["mentions"][0]) for one in newest if one.body["mentions"])


LATER: dict[str, Callable[[Hall, str], Awaitable[float]]] = {
    "norenberc": _resolve,
    "notredame": _play_lap,
    "ulm": _play_turn,
}
"""How each game comes to its second board."""


async def measure_games(
    peers: tuple[Hall, Hall], halls: tuple[Hall, Hall], number: int, file: Path, names: Sequence[str]
) -> None:
    """C0 to C2 of each game, in the last of all channels: of people at their panels, and of those who go away."""
    (echo, floor), (ours, away) = peers, halls
    channels, more = (iter(hall.tables[-CHANNELS:]) for hall in halls)
    for name in names:
        await measure_clicks(echo, floor, Game(ours, name, next(channels)), number, file)
        await measure_pictures(echo, away, name, [next(more) for _ in range(PICTURES + WARM_UP)])
