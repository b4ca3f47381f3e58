"""What people have chosen for themselves, wherever they play."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.storage.store import Conflict, Store
from bot.tables.habits import Habits
from bot.tables.pace import Rest, StandIn
from bot.tables.part import Part

MOST_KEPT = 5000
"""Size of the cache; people at a table in memory stay known beyond that."""


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
    text: bool = False
    """Whether their questions come in words, without pictures that carry the facts."""


class Person:
    """One user's settings, as this process knows them: the same object for everyone who holds it."""

    settings: PersonSettings
    """Not set before the first load, so that defaults are never mistaken for stored settings."""

    def __init__(self, user: int) -> None:
        self.user = user
        self.packed: bytes | None = None
        """The settings as they are stored."""
        self.outdated: object | None = object()
        """A mark of the last time that another process may have changed them; None if they are current."""
        self.saves = 0
        """Changes saved by this process."""
        self.loading, self.changing = asyncio.Lock(), asyncio.Lock()

    def take(self, packed: bytes | None) -> None:
        """Become what is stored; defaults for a user with no row."""
        self.settings = msgspec.msgpack.decode(packed, type=PersonSettings) if packed else PersonSettings()
        self.packed = packed


class People:
    """LRU cache of users' settings; reloads a user after another process has changed their settings.

    People at a table in memory are never evicted.
    """

    def __init__(self, store: Store, part: Part) -> None:
        self._store, self._part = store, part
        self._known: WeakValueDictionary[int, Person] = WeakValueDictionary()
        self._recent: OrderedDict[int, Person] = OrderedDict()
        """The last people asked for; this keeps them in `_known`, as the tables keep theirs."""

    @property
    def known(self) -> int:
        """Number of people in memory."""
        return len(self._known)

    async def settings(self, user: int) -> PersonSettings:
        """A user's settings; defaults for a user who has not chosen any."""
        return (await self.person(user)).settings

    async def person(self, user: int) -> Person:
        """A user with current settings; holding the result keeps them known."""
        person = self._known.get(user)
        if person is None:
            person = self._known[user] = Person(user)
        if person.outdated is not None:
            await self._load(person)
        self._recent[user] = person
        self._recent.move_to_end(user)
        if len(self._recent) > MOST_KEPT:
            self._recent.popitem(last=False)
        return person

    async def persons(self, users: Iterable[int]) -> dict[int, Person]:
        """Several users with current settings."""
        return {user: await self.person(user) for user in users}

    async def _load(self, person: Person) -> None:
        """Ask the store, one load at a time, so that no older answer replaces a newer one."""
        async with person.loading:
            mark, saves = person.outdated, person.saves
            if mark is None:
                return
            packed = await self._store.person(person.user)
            if person.outdated is mark:  # else they may have changed once more meanwhile
                person.outdated = None
            if person.saves == saves:  # else this process has saved newer ones meanwhile
                person.take(packed)

    def expire(self, user: int) -> None:
        """Another process may have changed a user's settings: the next call that needs them asks the store."""
        if person := self._known.get(user):
            person.outdated = object()

    def expire_all(self) -> None:
        """Expire all users, after a time in which no process could tell of its changes."""
        for user in list(self._known):
            self.expire(user)

    async def reread(self, user: int) -> None:
        """Another process has changed a user's settings: load them for the tables that hold this person."""
        if user in self._known:
            self.expire(user)
            await self.settings(user)

    async def stop_asking_screen(self, user: int) -> None:
        """Lobbies do not ask a user again who has played on without saying what screen they have."""
        if is_screen_unknown(await self.settings(user)):
            await self.change(user, lambda old: replace(old, was_asked=True))

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
        """Change a user's current settings, one change after the other; return the new ones."""
        person = await self.person(user)
        async with person.changing:
            while True:
                before = await self.settings(user)
                settings = change(before)
                if settings == before:
                    return settings
                try:
                    return await self._save(person, settings)
                except Conflict:  # another process was faster
                    self.expire(user)

    async def _save(self, person: Person, settings: PersonSettings) -> PersonSettings:
        packed = msgspec.msgpack.encode(settings)
        await self._store.save_person(person.user, packed, person.packed)
        person.settings, person.packed, person.saves = settings, packed, person.saves + 1
        self._part.tell_person(person.user)
        return settings


def vacation_until(settings: PersonSettings, now: int) -> int | None:
    """When the vacation ends that somebody has now; None where they have none."""
    vacation = settings.vacation
    return vacation.ends if vacation.begins <= now < vacation.ends else None


def is_screen_unknown(settings: PersonSettings) -> bool:
    """Whether a person has neither chosen a size nor played on without choosing."""
    return not settings.size and not settings.was_asked
