"""Situations for the flood: tables in every state, and a way to use each control and command there."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bot.sandbox.people.actions import Action
from bot.sandbox.people.interactions import INTERACTIONS
from bot.sandbox.state.models import Interaction, Message
from bot.sandbox.wire import Json
from bot.tables.thanks import Title
from cogs.cards import controls as c
from cogs.cards import details, newcomers
from cogs.cards.controls import Control
from cogs.features import (
    end,
    film,
    leaderboard,
    leave,
    lesson,
    lobby,
    missed,
    pace,
    privacy,
    replacement,
    replay,
    resume,
    review,
    rules,
    seats,
    settings,
    stats,
    thanks,
    undo,
    vacation,
    what_if,
)
from cogs.panel import explain, hint, orders, play, quiet, screens
from tests.lab.bench.clicks import Game
from tests.lab.bench.hall import Hall, press
from tests.player import components, controls

EMPTY = 40
"""Number of channels without a table, in which tables are opened."""
LATE = 0.7
"""Share of a whole game's rounds played in the running game; more rounds mean a longer replay."""
REVIEWED_WITHIN = 240.0
"""Seconds within which a review must be ready."""
BUTTON, SELECT, SUBCOMMAND, SLASH, USER_MENU = 2, 3, 1, 1, 2


@dataclass
class Place:
    """A table and its channel."""

    table: int
    channel: str


@dataclass
class Step:
    """One action of a user."""

    action: str
    asked: Json
    components: list[Json] = field(default_factory=list)
    """Components that the control's message must have."""


Steps = list[Step]


def button(custom_id: str) -> Json:
    """A button in the form in which Discord stores it."""
    return {"type": BUTTON, "id": 1, "style": 1, "label": "0", "custom_id": custom_id}


def select(custom_id: str, *values: str) -> Json:
    """A list with these values."""
    options = [{"label": value, "value": value} for value in values]
    return {"type": SELECT, "id": 1, "custom_id": custom_id, "options": options, "min_values": 1, "max_values": 1}


class Stage:
    """The flooder and the flooder's tables."""

    def __init__(self, hall: Hall, game: str) -> None:
        self.hall, self.game = hall, game
        self.host, self.flooder = hall.people[:2]
        self.lobby, self.early, self.late, self.over, self.scratch, self.stopped = (
            Place(0, channel) for channel in hall.tables[:6]
        )
        self.empty = hall.tables[6 : 6 + EMPTY]
        self.notes: dict[str, Message] = {}
        """The flooder's private message, by channel."""
        self.lists: dict[str, tuple[str, ...]] = {}
        """The values of lists seen so far, by id."""
        self.prompt, self.undo = "", (0, 0)
        """The open question at the early table, and the possible undo at the late one."""

    async def build(self) -> None:
        """Play until every situation exists."""
        opened = await self.hall.slash(self.flooder, f"{self.game} new", channel=self.lobby.channel)
        self.lobby.table = _table_of(opened)
        for place, number in ((self.early, 2), (self.scratch, 3), (self.stopped, 2)):
            await self._begin(place, number)
        rounds = await self._play(self.over)
        await self._play(self.late, round(LATE * rounds))
        await self._stop()
        await self._review()
        self.prompt = str(self._seen(hint.HINT, self.early)).rpartition(":")[2]
        await self._post_notes()
        await self._find_undo()
        await self._open_orders()

    async def _begin(self, place: Place, number: int) -> None:
        await self.hall.begin(place.channel, number, self.game)
        panel = await self.hall.slash(self.flooder, f"{self.game} play", channel=place.channel)
        place.table = _table_of(panel)

    async def _play(self, place: Place, most: int = 10_000) -> int:
        """Play a three-player game to its end, or for this many rounds. Returns the number of rounds."""
        await self._begin(place, 3)
        game, done = Game(self.hall, self.game, place.channel), 0
        while done < most and await game.play_round():
            done += 1
        return done

    async def _stop(self) -> None:
        vote = await self.hall.slash(self.flooder, f"{self.game} end", channel=self.stopped.channel)
        await self.hall.click(self.host, vote, press(vote, end.AGREE.id(self.stopped.table)))

    async def _review(self) -> None:
        """Wait for the flooder's review of the finished game."""
        async with asyncio.timeout(REVIEWED_WITHIN):
            while True:
                card = await self.hall.slash(self.flooder, f"{self.game} review", channel=self.over.channel)
                if controls(card.body, review.SHARE_REVIEW.id()):
                    return
                await asyncio.sleep(2)

    async def _find_undo(self) -> None:
        """Request an undo as the flooder; play on until the undo needs the other players' consent."""
        game = Game(self.hall, self.game, self.late.channel)
        while True:
            step = self.press(c.TAKE_BACK.id(self.late.table))[0]
            await self.settle([self.do(step)])
            found = controls(self.notes[self.late.channel].body, undo.ASK.id())
            if found:
                _, kept, turns = map(int, str(found[0]["custom_id"]).split(":")[1:])
                self.undo = kept, turns
                return
            assert await game.play_round(), "the game was over before anything could be undone"

    async def _open_orders(self) -> None:
        """Show the lists of occasions and of instructions, to pick from them later."""
        await self.settle([self.do(one) for one in self.press(orders.ORDERS.id(self.early.table), place=self.early)])
        occasions = self.pick_seen(orders.PICK_OCCASION, self.early)
        await self.settle([self.do(occasions[0])])
        self.lists |= self._lists(self.early)

    # -- messages ------------------------------------------------------------------------------------------------------

    async def _post_notes(self) -> None:
        """Post a private message in each channel, which can carry any control."""
        for place in (self.lobby, self.early, self.late, self.over, self.scratch, self.stopped):
            note = await self.hall.slash(self.flooder, f"{self.game} help", channel=place.channel)
            self.notes[place.channel] = note

    def _seen(self, control: Control, place: Place) -> str:
        """Return the id of a control on the newest message that has it; if no message does, only the id's prefix."""
        ids = [
            str(part["custom_id"])
            for message in reversed(self.hall.world.messages[place.channel].values())
            for part in components(message.body["components"])
            if str(part.get("custom_id", "")).startswith(control.id())
        ]
        return ids[0] if ids else control.id()

    def _lists(self, place: Place) -> dict[str, tuple[str, ...]]:
        """Return the values of the lists on messages in a table's channel, by id."""
        return {
            str(part["custom_id"]): tuple(str(option["value"]) for option in part["options"])
            for message in self.hall.world.messages[place.channel].values()
            for part in components(message.body["components"])
            if part["type"] == SELECT
        }

    # -- steps ---------------------------------------------------------------------------------------------------------

    def press(self, *custom_ids: str, place: Place | None = None) -> Steps:
        """Press buttons, one after the other."""
        return [self._use("click", button(one), place or self.late) for one in custom_ids]

    def pick(self, custom_id: str, *values: str, place: Place | None = None) -> Steps:
        """Pick values of a list, one after the other."""
        place = place or self.late
        return [self._use("select", select(custom_id, *values), place, values=[value]) for value in values]

    def pick_seen(self, control: Control, place: Place) -> Steps:
        """Pick each value of a list seen in this channel; without such a list, pick one value that the bot refuses."""
        self.lists |= self._lists(place)
        found = {name: values for name, values in self.lists.items() if control.read(name)}
        name, values = next(iter(found.items()), (control.id(place.table, "none", 0), ("none",)))
        return self.pick(name, *values, place=place)

    def see(self, control: Control, place: Place, *facts: str | int) -> Steps:
        """Press a button seen in this channel; without such a button, press one with these facts."""
        found = self._seen(control, place)
        return self.press(found if control.read(found) else control.id(*facts), place=place)

    def _use(self, action: str, part: Json, place: Place, **asked: object) -> Step:
        facts = {"channel": place.channel, "custom_id": part["custom_id"], **asked}
        return Step(action, facts, [{"type": 1, "id": 2, "components": [part]}])

    def do(self, step: Step) -> Interaction:
        """Start a step without waiting for its answer; earlier answers may have changed or deleted the message."""
        hall, asked = self.hall, dict(step.asked)
        if step.components:
            message = self.notes[asked["channel"]]
            message.body = {**message.body, "components": step.components}
            hall.world.messages[message.channel_id].setdefault(message.id, message)
            asked["message"] = message.id
        begun = INTERACTIONS[step.action](
            Action(hall.world, hall.sandbox.tracker, hall.sandbox.people, hall.uploads, self.flooder, asked)
        )
        hall.world.publish_now()
        return hall.world.interactions[str(begun["interaction"])]

    async def settle(self, asked: Sequence[Interaction], seconds: float = 60.0) -> None:
        """Wait until all started steps are answered."""
        async with asyncio.timeout(seconds):
            while any(one.status in ("pending", "thinking") for one in asked):
                await asyncio.sleep(0.05)


def _table_of(message: Message) -> int:
    """Return the table to which the controls of a message belong."""
    ids = [str(part.get("custom_id", "")).split(":") for part in components(message.body["components"])]
    return next(int(parts[1]) for parts in ids if len(parts) > 1 and parts[1].isdecimal())


Way = Callable[[Stage], Steps]

CONTROLS: dict[Control, Way] = {
    # the panel, before the first decision
    c.OPEN: lambda s: s.press(c.OPEN.id(s.early.table), place=s.early),
    c.CHOOSE: lambda s: s.see(c.CHOOSE, s.early, s.early.table, s.prompt, ""),
    c.SHORTCUT: lambda s: (
        s.see(c.SHORTCUT, s.early, s.early.table, s.prompt, "a0000")
        + s.press(c.REOPEN.id(s.early.table), place=s.early)
    ),
    c.TOGGLE: lambda s: s.see(c.TOGGLE, s.early, s.early.table, s.prompt, "a0000"),
    c.DOUBT: lambda s: s.see(c.DOUBT, s.early, s.early.table, s.prompt, ""),
    c.PICK: lambda s: s.pick(c.PICK.id(s.early.table, s.prompt), "a", "b", place=s.early),
    c.CONFIRM: lambda s: s.press(c.CONFIRM.id(s.early.table, s.prompt), place=s.early),
    c.REOPEN: lambda s: s.press(c.REOPEN.id(s.early.table), place=s.early),
    c.BACK: lambda s: s.press(c.BACK.id(s.early.table, s.prompt), place=s.early),
    c.RESTART: lambda s: s.press(c.RESTART.id(s.early.table), place=s.early),
    explain.EXPLAIN: lambda s: s.press(explain.EXPLAIN.id(s.early.table, s.prompt), place=s.early),
    hint.HINT: lambda s: s.press(hint.HINT.id(s.early.table, s.prompt), place=s.early),
    # late in a game
    c.BOARD: lambda s: s.press(c.BOARD.id(s.late.table)),
    c.SINCE: lambda s: s.press(c.SINCE.id(s.late.table)),
    c.MISSED: lambda s: s.press(c.MISSED.id(s.late.table)),
    missed.TOLD: lambda s: s.press(missed.TOLD.id(s.late.table, 1)),
    c.DETAILS: lambda s: s.see(c.DETAILS, s.late, s.late.table, 1),
    details.MOMENT: lambda s: s.see(details.MOMENT, s.late, s.late.table, 1, 0),
    c.TAKE_BACK: lambda s: s.press(c.TAKE_BACK.id(s.late.table)),
    undo.ASK: lambda s: s.press(undo.ASK.id(s.late.table, *s.undo)),
    undo.AGREE: lambda s: s.press(undo.AGREE.id(s.late.table, 1, *s.undo)),
    undo.KEEP: lambda s: s.press(undo.KEEP.id(s.late.table, 1, *s.undo)),
    # orders
    orders.ORDERS: lambda s: s.press(orders.ORDERS.id(s.early.table), place=s.early),
    orders.LIST_ORDERS: lambda s: s.press(orders.LIST_ORDERS.id(s.early.table), place=s.early),
    orders.PICK_OCCASION: lambda s: s.pick_seen(orders.PICK_OCCASION, s.early),
    orders.PICK_INSTRUCTION: lambda s: s.pick_seen(orders.PICK_INSTRUCTION, s.early),
    orders.ARRANGE_INSTRUCTIONS: lambda s: s.pick_seen(orders.ARRANGE_INSTRUCTIONS, s.early),
    orders.ADVISE_ORDERS: lambda s: s.press(orders.ADVISE_ORDERS.id(s.early.table, ""), place=s.early),
    orders.CLEAR_ORDERS: lambda s: s.press(
        orders.ADVISE_ORDERS.id(s.early.table, ""), orders.CLEAR_ORDERS.id(s.early.table, ""), place=s.early
    ),
    orders.DELEGATE: lambda s: s.pick(orders.DELEGATE.id(s.scratch.table), "never", place=s.scratch),
    # a lobby, and votes
    lobby.LOBBY: lambda s: s.press(
        lobby.LOBBY.id(s.lobby.table, "computer"), lobby.LOBBY.id(s.lobby.table, "dismiss"), place=s.lobby
    ),
    lobby.CLOSE: lambda s: s.press(lobby.CLOSE.id(s.early.table), place=s.early),
    lobby.LEVEL: lambda s: s.pick_seen(lobby.LEVEL, s.lobby),
    lobby.SIT_DOWN: lambda s: s.press(lobby.SIT_DOWN.id(s.lobby.table), place=s.lobby),
    end.AGREE: lambda s: s.press(end.AGREE.id(s.scratch.table), place=s.scratch),
    end.PLAY_ON: lambda s: s.press(end.PLAY_ON.id(s.scratch.table), place=s.scratch),
    end.END_NOW: lambda s: s.press(end.END_NOW.id(s.scratch.table), place=s.scratch),
    end.ASK_ALL: lambda s: s.press(end.ASK_ALL.id(s.scratch.table), place=s.scratch),
    c.LET_BE: lambda s: s.press(c.LET_BE.id(s.scratch.table), place=s.scratch),
    replacement.REPLACE: lambda s: s.press(replacement.REPLACE.id(s.scratch.table, s.host), place=s.scratch),
    replacement.WAIT: lambda s: s.press(replacement.WAIT.id(s.scratch.table, s.host), place=s.scratch),
    c.PROPOSE_REPLACING: lambda s: s.press(c.PROPOSE_REPLACING.id(s.scratch.table, s.host), place=s.scratch),
    seats.YES: lambda s: s.press(seats.YES.id(s.scratch.table, f"kick.{s.host}"), place=s.scratch),
    seats.NO: lambda s: s.press(seats.NO.id(s.scratch.table, f"kick.{s.host}"), place=s.scratch),
    seats.NOW: lambda s: s.press(seats.NOW.id(s.scratch.table, f"kick.{s.host}"), place=s.scratch),
    seats.ASK: lambda s: s.press(seats.ASK.id(s.scratch.table, f"kick.{s.host}"), place=s.scratch),
    pace.AGREE: lambda s: s.press(pace.AGREE.id(s.scratch.table, "daily"), place=s.scratch),
    pace.KEEP: lambda s: s.press(pace.KEEP.id(s.scratch.table, "daily"), place=s.scratch),
    leave.LEAVE: lambda s: s.press(leave.LEAVE.id(s.scratch.table), play.RETURN.id(s.scratch.table), place=s.scratch),
    play.RETURN: lambda s: s.press(play.RETURN.id(s.scratch.table), place=s.scratch),
    resume.PLAY_ON_TOO: lambda s: s.press(resume.PLAY_ON_TOO.id(s.stopped.table), place=s.stopped),
    resume.WITHOUT_ME: lambda s: s.press(resume.WITHOUT_ME.id(s.stopped.table), place=s.stopped),
    # a finished game
    c.AGAIN: lambda s: s.press(c.AGAIN.id(s.over.table), place=s.over),
    c.RECORD: lambda s: s.press(c.RECORD.id(s.over.table), place=s.over),
    c.THANK: lambda s: s.press(c.THANK.id(s.over.table), place=s.over),
    thanks.GIVE: lambda s: s.pick(thanks.GIVE.id(s.over.table, s.host), *map(str, Title), place=s.over),
    c.REVIEW: lambda s: s.press(c.REVIEW.id(s.over.table), place=s.over),
    review.SHARE_REVIEW: lambda s: s.press(review.SHARE_REVIEW.id(s.over.table), place=s.over),
    review.LOOK_BACK: lambda s: s.pick_seen(review.LOOK_BACK, s.over),
    c.LOOK_AT: lambda s: s.press(*(c.LOOK_AT.id(s.over.table, 1, number) for number in range(60)), place=s.over),
    c.WHAT_IF: lambda s: s.press(*(c.WHAT_IF.id(s.over.table, 1, number) for number in range(60)), place=s.over),
    what_if.TRY: lambda s: s.see(what_if.TRY, s.over, c.CHOOSE.id(s.over.table, "none", "")),
    what_if.TRY_BACK: lambda s: s.press(what_if.TRY_BACK.id(s.over.table), place=s.over),
    c.REPLAY: lambda s: s.press(c.REPLAY.id(s.over.table), place=s.over),
    c.FILM: lambda s: s.press(c.FILM.id(s.over.table), place=s.over),
    replay.STEP: lambda s: s.press(*(replay.STEP.id(s.over.table, "at", number) for number in range(30)), place=s.over),
    replay.ROUND: lambda s: s.pick(replay.ROUND.id(s.over.table), *map(str, range(20)), place=s.over),
    replay.WHY: lambda s: s.press(*(replay.WHY.id(s.over.table, number) for number in range(30)), place=s.over),
    replay.SHARE_MOMENT: lambda s: s.press(replay.SHARE_MOMENT.id(s.over.table, 0), place=s.over),
    film.DOWNLOAD: lambda s: s.press(film.DOWNLOAD.id(s.over.table), place=s.over),
    # without a table
    newcomers.LEARN: lambda s: s.press(newcomers.LEARN.id(s.game)),
    newcomers.RULES: lambda s: s.press(newcomers.RULES.id(s.game)),
    newcomers.LEGEND: lambda s: s.press(newcomers.LEGEND.id(s.game)),
    newcomers.BEGIN: lambda s: s.press(*map(newcomers.BEGIN.id, ("learn", "play", "open"))),
    newcomers.MY_GAMES: lambda s: s.press(newcomers.MY_GAMES.id("games")),
    newcomers.PLAY_NOW: lambda s: s.press(newcomers.PLAY_NOW.id(s.game)),
    newcomers.OPEN_TABLE: lambda s: s.press(newcomers.OPEN_TABLE.id(s.game)),
    rules.TOPIC: lambda s: s.press(rules.TOPIC.id(s.game, "")),
    rules.CHAPTER: lambda s: s.pick(rules.CHAPTER.id(s.game, "a"), "a", "b"),
    lesson.STEP: lambda s: s.press(*(lesson.STEP.id(s.game, number, "") for number in range(2))),
    lesson.SEAL: lambda s: s.press(*(lesson.SEAL.id(s.game, number, "") for number in range(2))),
    lesson.DRAFT: lambda s: s.pick(lesson.DRAFT.id(s.game, 1, ""), "a", "b"),
    lesson.SWITCH: lambda s: s.press(lesson.SWITCH.id(s.game, 1, "", "a0000")),
    lesson.FIT: lambda s: s.press(*(lesson.FIT.id(s.game, size) for size in ("wide", "narrow"))),
    screens.SCREEN: lambda s: s.press(
        *(screens.SCREEN.id(s.lobby.table, size) for size in ("wide", "narrow")), place=s.lobby
    ),
    screens.OWN_SCREEN: lambda s: s.press(*map(screens.OWN_SCREEN.id, ("wide", "narrow"))),
    quiet.AGREE_QUIET: lambda s: s.press(quiet.AGREE_QUIET.id(s.early.table, "no"), place=s.early),
    settings.CHANGE_QUIET: lambda s: s.press(*map(settings.CHANGE_QUIET.id, ("on", "both-later", "off"))),
    stats.STATS: lambda s: s.press(*(stats.STATS.id(s.flooder, part, "") for part in stats.PARTS)),
    leaderboard.RANKING: lambda s: s.press(
        leaderboard.SWITCH.id("on"), *map(leaderboard.RANKING.id, ("place", "wins", "records"))
    ),
    leaderboard.SWITCH: lambda s: s.press(*map(leaderboard.SWITCH.id, ("off", "on"))),
    privacy.SHOW_TO: lambda s: s.press(*map(privacy.SHOW_TO.id, ("nowhere", "everywhere"))),
    privacy.HIDE_RATING: lambda s: s.press(*map(privacy.HIDE_RATING.id, ("on", "off"))),
    privacy.MY_DATA: lambda s: s.press(privacy.MY_DATA.id("file")),
    privacy.FORGET: lambda s: s.press(*map(privacy.FORGET.id, ("ask", "again", "now"))),
    privacy.KEEP: lambda s: s.press(privacy.KEEP.id("data")),
    vacation.BACK_AGAIN: lambda s: s.press(vacation.BACK_AGAIN.id("now")),
    vacation.MEANWHILE: lambda s: s.press(*map(vacation.MEANWHILE.id, ("computer", "nobody"))),
}
"""For each control, how to flood it: its most expensive form that can be repeated."""

OPTIONS: dict[str, Callable[[Stage], Json]] = {
    "handover": lambda s: {"player": s.hall.people[3]},
    "replace": lambda s: {"player": s.host},
    "kick": lambda s: {"player": s.host},
    "pace": lambda _: {"pace": "daily"},
}
"""For each command, its required options."""

PLACES: dict[str, Callable[[Stage], list[str]]] = {
    "new": lambda s: s.empty,
    "review": lambda s: [s.over.channel],
    "replay": lambda s: [s.over.channel],
    "log": lambda s: [s.over.channel],
    "resume": lambda s: [s.stopped.channel],
    "join": lambda s: [s.lobby.channel],
    **dict.fromkeys(("leave", "end", "pace", "handover", "replace", "kick"), lambda s: [s.scratch.channel]),
}
"""For each command, the channels to use it in; the default is the late table's."""


def list_commands(stage: Stage) -> dict[str, Way]:
    """Return how to flood each registered command and menu; of the games' command groups, only this game's."""
    found: dict[str, Way] = {}
    for command in stage.hall.world.commands.values():
        parts = [one for one in command.get("options", []) if one["type"] == SUBCOMMAND]
        if command.get("type", SLASH) != SLASH:
            found[f"menu {command['name']}"] = _menu_way(command)
        elif not parts:
            found[f"/{command['name']}"] = _command_way(command["name"], command)
        elif command["name"] == stage.game:
            found |= {f"/{stage.game} {one['name']}": _command_way(f"{stage.game} {one['name']}", one) for one in parts}
    return found


def _command_way(name: str, command: Json) -> Way:
    short = command["name"]
    required = {one["name"] for one in command.get("options", []) if one.get("required")}

    def way(stage: Stage) -> Steps:
        options = OPTIONS[short](stage) if short in OPTIONS else {}
        missing = required - options.keys()
        assert not missing, f"/{name} requires {missing}: say in OPTIONS how it is flooded"
        places = PLACES[short](stage) if short in PLACES else [stage.late.channel]
        return [Step("slash", {"channel": place, "command": name, "options": options}) for place in places]

    return way


def _menu_way(command: Json) -> Way:
    def way(stage: Stage) -> Steps:
        channel = stage.late.channel
        public = [one.id for one in stage.hall.world.messages[channel].values() if one.only_for is None]
        target = stage.host if command["type"] == USER_MENU else public[-1]
        return [Step("context", {"channel": channel, "command": command["name"], "target": target})]

    return way
