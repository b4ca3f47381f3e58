"""Clicks of whole games, and of clicks that lead to a picture: each next to an echo's within one run."""

import asyncio
import random
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median

from bot.catalogue import GAMES
from bot.sandbox.state.models import Message
from bot.sandbox.wire import Json
from tests.bench import storage
from tests.bench.hall import ANSWER_TIMEOUT_SECONDS, QUIET, Hall, as_action, first_value, press, spread
from tests.bench.report import Figure, note, tell, tell_ratio
from tests.cogs.clicker import choose_control, controls, is_open

SEATS = 3
WARM_UP = 4
"""The first of so many parts of the clicks is not counted: each sentence is said for the first time once."""
PICTURES, PICTURE_GOAL = 25, 8
CLICK_GOAL = 2.2
USUAL = ("an option, the next panel", "a choice in secret")
"""The kinds of clicks that have a goal."""
SECRET = {"norenberc": ".plan:", "notredame": ".draft"}
"""What the id of a choice in secret holds, in games where all choose at once."""
CHANNELS = len(GAMES) * (1 + PICTURES + WARM_UP)
"""Channels for all of this; each game is played in one of its own, and its pictures are posted in others."""


# -- one click ---------------------------------------------------------------------------------------------------------


class Game:
    """People who play at one table by chance, click by click."""

    def __init__(self, hall: Hall, name: str, channel: str) -> None:
        self.hall, self.name, self.channel = hall, name, channel
        self.rng = random.Random(1)  # noqa: S311  # repeatable, not secret

    async def clicks(self, number: int, go_first: Callable[[], Awaitable[None]]) -> dict[str, list[float]]:
        """The times of so many clicks by kind, before each of which something else is done."""
        times: dict[str, list[float]] = defaultdict(list)
        while sum(map(len, times.values())) < number:
            await self.hall.begin(self.channel, SEATS, self.name)
            while await self._round(times, go_first) and sum(map(len, times.values())) < number:
                pass
        return times

    async def play_round(self) -> bool:
        """A round without a measurement; False when the game is over."""
        return await self._round(defaultdict(list), partial(asyncio.sleep, 0))

    async def _round(self, times: dict[str, list[float]], go_first: Callable[[], Awaitable[None]]) -> bool:
        """Everyone answers what is open to them; False when the game is over."""
        for person in self.hall.people[:SEATS]:
            panel = await self.hall.slash(person, f"{self.name} play", channel=self.channel)
            if not is_open(panel.body) and not controls(panel.body, "m:"):
                return False
            while is_open(panel.body):
                await go_first()
                kind, milliseconds = await self._answer(person, panel)
                times[kind].append(milliseconds)
        return True

    async def _answer(self, person: str, panel: Message) -> tuple[str, float]:
        await asyncio.sleep(QUIET)
        control, values = choose_control(panel.body, self.rng)
        milliseconds = await self.hall.click(person, panel, control, *values)
        return self._kind(control, panel), milliseconds

    def _kind(self, control: Json, panel: Message) -> str:
        custom_id, secret = str(control["custom_id"]), SECRET.get(self.name, "")
        if secret and custom_id.startswith(("s:", "o:")) and secret in custom_id and not is_open(panel.body):
            return "a choice in secret"
        is_option = custom_id.startswith("o:") or (custom_id.startswith("p:") and control["max_values"] == 1)
        if is_option and is_open(panel.body):
            return "an option, the next panel"
        return "picks kept" if custom_id.startswith(("p:", "d:")) and not is_option else "the last of a chain"


async def measure_clicks(echo: Hall, game: Game, number: int, file: Path) -> None:
    """C1: a game played by clicks; before each an echo, and a bare sync of the disk that ours waits for too."""
    echoes: list[float] = []
    syncs: list[float] = []
    button = echo.post_button(echo.channel)

    async def go_first() -> None:
        await asyncio.sleep(QUIET)
        echoes.append(await echo.click(echo.people[0], button, press(button, "press")))
        syncs.append(storage.time_sync(file))

    played = await game.clicks(number, go_first)
    times = {kind: found[len(found) // WARM_UP :] for kind, found in played.items()}
    echoes = echoes[len(echoes) // WARM_UP :]
    middle, quarter, worst = spread(echoes)
    print(f"\n{'click to answer in ' + game.name + ', ms':<36}{'clicks':>8}{'p50':>8}{'p75':>8}{'p99':>8}{'/ echo':>8}")
    print(f"{'discord.py, echo':<36}{len(echoes):>8}{middle:>8.2f}{quarter:>8.2f}{worst:>8.2f}{1:>8.2f}")
    sync = spread(syncs)
    print(f"{'a bare sync of the disk':<36}{len(syncs):>8}{sync[0]:>8.2f}{sync[1]:>8.2f}{sync[2]:>8.2f}")
    for kind, found in sorted(times.items()):
        own = spread(found)
        print(f"{kind:<36}{len(found):>8}{own[0]:>8.2f}{own[1]:>8.2f}{own[2]:>8.2f}{own[0] / middle:>8.2f}")
    for kind, found in sorted(times.items()):
        is_usual = kind in USUAL
        goal = CLICK_GOAL if is_usual else None
        figure = Figure(name=f"C1 {game.name}: {kind}, p50 / echo's", value=median(found) / middle, limit=goal)
        (tell if is_usual else note)(figure)


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
        tell_ratio(what, 1000 * median(times), median(echoes), PICTURE_GOAL)


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


async def measure_games(echo: Hall, halls: tuple[Hall, Hall], number: int, file: Path, names: Sequence[str]) -> None:
    """C1 and C2 of each game, in the last of all channels: of people at their panels, and of those who go away."""
    ours, away = halls
    channels, more = (iter(hall.tables[-CHANNELS:]) for hall in halls)
    for name in names:
        await measure_clicks(echo, Game(ours, name, next(channels)), number, file)
        await measure_pictures(echo, away, name, [next(more) for _ in range(PICTURES + WARM_UP)])
