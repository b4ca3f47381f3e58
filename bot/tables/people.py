"""What people have chosen for themselves, wherever they play."""

import asyncio
from collections.abc import Callable, Iterable
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.storage.store import Conflict, Store
from bot.tables.habits import Habits
from bot.tables.pace import Rest, StandIn

MOST_KEPT = 5000
"""People whose settings stay in memory."""


class Vacation(Struct, frozen=True):
    """Some days in which somebody wants to hear nothing of any game."""

    begins: int = 0
    ends: int = 0
    """Seconds since 1970; 0 for none."""
    plays: bool = False
    """Whether a computer decides for them meanwhile; else their games wait, as long as the others do."""


class PersonSettings(Struct, frozen=True):
    """What one person has chosen."""

    dm: bool = False
    language: str = ""
    """The language of their Discord, as it was last."""
    theme: str = ""
    size: str = ""
    """Of pictures that only they see; where nothing is chosen, as the table's. It is what fits their screen."""
    was_asked: bool = False
    """Whether they have played on without saying what screen they have."""
    rest: Rest = Rest()
    """When they want to hear nothing."""
    stand_in: StandIn = StandIn.COMPUTER
    """What happens when their time is up."""
    habits: Habits = Habits()
    """At which hours they click."""
    quiet_settled: bool = False
    """Whether they have said when they want to hear nothing, or that they never do."""
    vacation: Vacation = Vacation()
    """The last one, which may be over."""
    digest: bool = False
    """Whether they are told once a day where they are awaited."""
    digest_failed: bool = False
    """Whether that could not be, which they have yet to hear."""


class People:
    """Everyone's settings; the store is asked once, unless another process says that it has changed them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, PersonSettings] = {}
        self._packed: dict[int, bytes | None] = {}
        """The same as they are stored."""
        self._outdated: dict[int, object] = {}
        """Of those who are known: whose settings another process may have changed, with a mark of the last time."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """By user: held while their settings change, so that of two changes at once none is lost."""
        self.on_change: Callable[[int], None] = lambda _user: None
        """Told of everybody whose settings were changed here."""

    async def settings(self, user: int) -> PersonSettings:
        """Somebody's settings, or the usual ones."""
        known, mark = self._known.get(user), self._outdated.get(user)
        if known is not None and mark is None:
            return known
        packed = await self._store.person(user)
        if self._outdated.get(user) is mark:  # else they may have changed once more meanwhile
            self._outdated.pop(user, None)
        now_known = self._known.get(user)
        if now_known is None or now_known is known:  # else what was saved meanwhile is newer
            self._keep(user, packed)
        return self._known[user]

    def _keep(self, user: int, packed: bytes | None) -> None:
        if user not in self._known and len(self._known) >= MOST_KEPT:
            self._known.clear()
            self._packed.clear()
            self._outdated.clear()
        self._packed[user] = packed
        self._known[user] = msgspec.msgpack.decode(packed, type=PersonSettings) if packed else PersonSettings()

    def expire(self, user: int) -> None:
        """Another process may have changed somebody's settings: whoever needs them asks the store again."""
        if user in self._known:
            self._outdated[user] = object()

    def expire_all(self) -> None:
        """The same for everybody, since for a while nobody could say what has changed."""
        for user in self._known:
            self.expire(user)

    async def reread(self, user: int) -> None:
        """Another process has changed somebody's settings: whoever recalls them is to know the new ones."""
        if user in self._known:
            self.expire(user)
            await self.settings(user)

    def recall(self, user: int) -> PersonSettings:
        """Somebody's settings as they were asked for last; the usual ones of whom nobody has asked lately."""
        return self._known.get(user, PersonSettings())

    async def is_screen_unknown(self, user: int, has_moved: bool) -> bool:
        """Whether to ask what screen somebody has: until they say so, or make a move instead."""
        settings = await self.settings(user)
        if has_moved and _is_unknown(settings):
            settings = await self.change(user, lambda old: replace(old, was_asked=True))
        return _is_unknown(settings)

    def is_any_screen_unknown(self, users: Iterable[int]) -> bool:
        """Whether somebody among these people, of whom all was asked for, has yet to be asked."""
        return any(_is_unknown(self.recall(user)) for user in users)

    async def choose_size(self, user: int, size: str) -> None:
        """Somebody says what fits their screen."""
        await self.change(user, lambda old: replace(old, size=size))

    async def note_click(self, user: int, now: int) -> None:
        """Somebody clicks; at most once in an hour that is kept."""
        if not (await self.settings(user)).quiet_settled:
            await self.change(user, lambda old: replace(old, habits=old.habits.note(now)))

    async def suggest_quiet(self, user: int) -> Rest | None:
        """The hours to ask somebody about; None where that is settled, or not known well enough."""
        settings = await self.settings(user)
        return None if settings.quiet_settled else settings.habits.find_rest()

    async def decide_quiet(self, user: int, is_wanted: bool) -> Rest:
        """Somebody wants the hours that they were asked about, or none; gives what they have from now on."""
        suggested = await self.suggest_quiet(user)
        rest = suggested if is_wanted and suggested else (await self.settings(user)).rest if is_wanted else Rest()
        return (await self.choose_rest(user, rest)).rest

    async def choose_rest(self, user: int, rest: Rest) -> PersonSettings:
        """Somebody says when they want to hear nothing."""
        return await self.change(user, lambda old: replace(old, rest=rest, quiet_settled=True))

    async def note_language(self, user: int, language: str) -> None:
        """Somebody was seen with this language; it matters for those who are written to while they are away."""
        settings = await self.settings(user)
        if (settings.dm or settings.digest) and settings.language != language:
            await self.change(user, lambda old: replace(old, language=language))

    async def change(self, user: int, change: Callable[[PersonSettings], PersonSettings]) -> PersonSettings:
        """Changes somebody's settings as they are then, one change after the other; gives them as they are now."""
        async with self._locks.setdefault(user, asyncio.Lock()):
            while True:
                before = await self.settings(user)
                settings = change(before)
                if settings == before:
                    return settings
                try:
                    return await self._save(user, settings)
                except Conflict:  # another process was faster
                    self.expire(user)

    async def _save(self, user: int, settings: PersonSettings) -> PersonSettings:
        packed = msgspec.msgpack.encode(settings)
        await self._store.save_person(user, packed, self._packed.get(user))
        self._known[user], self._packed[user] = settings, packed
        self.on_change(user)
        return settings


def vacation_until(settings: PersonSettings, now: int) -> int | None:
    """When the vacation ends that somebody has now; None where they have none."""
    vacation = settings.vacation
    return vacation.ends if vacation.begins <= now < vacation.ends else None


def _is_unknown(settings: PersonSettings) -> bool:
    return not settings.size and not settings.was_asked
