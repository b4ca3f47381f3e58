"""Settings of users, which apply at all tables."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from enum import StrEnum
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.storage.store import Conflict, Store
from bot.tables.habits import Habits
from bot.tables.pace import Rest, TimeoutPolicy
from bot.tables.server_scope import ServerScope
from bot.tables.tuning import USUAL


class Vacation(Struct, frozen=True):
    """Days on which a user does not want to be called."""

    begins: int = 0
    ends: int = 0
    """Unix time in seconds; 0 for none."""
    plays: bool = False
    """True if a computer decides for the user meanwhile; else the games wait for as long as the other players allow."""


class Visibility(StrEnum):
    """Who sees a user's name in statistics."""

    EVERYWHERE = "everywhere"
    SERVERS = "servers"
    """Only people who share a server with the user."""
    NOWHERE = "nowhere"


class PersonSettings(Struct, frozen=True):
    """The settings of one user."""

    dm: bool = False
    language: str = ""
    """The last known language of the user's Discord."""
    theme: str = ""
    size: str = ""
    """Size of private pictures, to fit the user's screen; empty for the table's size."""
    was_asked: bool = False
    """True if the user has played on without saying which screen they have."""
    rest: Rest = Rest()
    """The user's quiet hours."""
    stand_in: TimeoutPolicy = TimeoutPolicy.COMPUTER
    """What happens at the user's deadlines."""
    habits: Habits = Habits()
    """The hours at which the user clicks."""
    quiet_settled: bool = False
    """True if the user has chosen quiet hours, or has chosen to have none."""
    vacation: Vacation = Vacation()
    """The last vacation, which may have ended."""
    digest: bool = False
    """True to get a daily digest of the games that await the user."""
    digest_failed: bool = False
    """True if the digest could not be sent and the user has not been informed yet."""
    text: bool = False
    """True to get questions as text, without pictures that show their facts."""
    visibility: Visibility = Visibility.EVERYWHERE
    """Who sees the user's name in statistics."""
    hides_rating: bool = False
    """True if only the user may see their own rating."""


class Person:
    """One user's settings in this process, in a single object shared by all holders."""

    settings: PersonSettings
    """Unset before the first load, so that defaults are never mistaken for stored settings."""

    def __init__(self, user: int) -> None:
        self.user = user
        self.packed: bytes | None = None
        """The settings as stored."""
        self.outdated: object | None = object()
        """Token of the last invalidation; None if the settings are current."""
        self.saves = 0
        """Number of changes saved by this process."""
        self.loading, self.changing = asyncio.Lock(), asyncio.Lock()

    def take(self, packed: bytes | None) -> None:
        """Take over the stored settings; defaults for a user without a row."""
        self.settings = msgspec.msgpack.decode(packed, type=PersonSettings) if packed else PersonSettings()
        self.packed = packed


class People:
    """LRU cache of users' settings, invalidated when another process changes them.

    Users at a table in memory are never evicted.
    """

    def __init__(self, store: Store, scope: ServerScope, most: int = USUAL.most_people) -> None:
        self._store, self._scope, self._most = store, scope, most
        self._known: WeakValueDictionary[int, Person] = WeakValueDictionary()
        self._recent: OrderedDict[int, Person] = OrderedDict()
        """The most recently requested users; keeps them in `_known`, as tables keep their own players."""

    @property
    def known(self) -> int:
        """Number of users in memory."""
        return len(self._known)

    async def settings(self, user: int) -> PersonSettings:
        """Return a user's settings; defaults if they have not chosen any."""
        return (await self.person(user)).settings

    async def person(self, user: int) -> Person:
        """Return a user with current settings; they stay cached while the result is referenced."""
        person = self._known.get(user)
        if person is None:
            person = self._known[user] = Person(user)
        if person.outdated is not None:
            await self._load(person)
        self._recent[user] = person
        self._recent.move_to_end(user)
        if len(self._recent) > self._most:
            self._recent.popitem(last=False)
        return person

    async def persons(self, users: Iterable[int]) -> dict[int, Person]:
        """Return several users with current settings."""
        return {user: await self.person(user) for user in users}

    async def _load(self, person: Person) -> None:
        """Load from the store; one load at a time, so that an older result cannot replace a newer one."""
        async with person.loading:
            mark, saves = person.outdated, person.saves
            if mark is None:
                return
            packed = await self._store.person(person.user)
            if person.outdated is mark:  # otherwise invalidated again meanwhile
                person.outdated = None
            if person.saves == saves:  # otherwise this process has saved newer settings meanwhile
                person.take(packed)

    def expire(self, user: int) -> None:
        """Invalidate a user's settings, which another process may have changed; the next use reloads them."""
        if person := self._known.get(user):
            person.outdated = object()

    def expire_all(self) -> None:
        """Invalidate all users after a time in which other processes could not send notifications."""
        for user in list(self._known):
            self.expire(user)

    def forget(self, user: int) -> None:
        """Drop a user's settings, which were deleted; tables that hold the user see the defaults."""
        self._recent.pop(user, None)
        if person := self._known.get(user):
            person.take(None)
            person.saves += 1  # an older load in progress must not bring them back
            person.outdated = object()

    async def reread(self, user: int) -> None:
        """Reload a user whose settings another process has changed, for the tables that hold them."""
        if user in self._known:
            self.expire(user)
            await self.settings(user)

    async def stop_asking_screen(self, user: int) -> None:
        """Stop lobbies from asking a user who has played on without saying which screen they have."""
        if is_screen_unknown(await self.settings(user)):
            await self.change(user, lambda old: replace(old, was_asked=True))

    async def choose_size(self, user: int, size: str) -> None:
        """Save the size of pictures."""
        await self.change(user, lambda old: replace(old, size=size))

    async def note_click(self, user: int, now: int) -> None:
        """Record the hour of a click, unless quiet hours are settled."""
        if not (await self.settings(user)).quiet_settled:
            await self.change(user, lambda old: replace(old, habits=old.habits.note(now)))

    async def suggest_quiet(self, user: int) -> Rest | None:
        """Return quiet hours to suggest; None if they are settled, or too little is known."""
        settings = await self.settings(user)
        return None if settings.quiet_settled else settings.habits.find_rest()

    async def decide_quiet(self, user: int, is_wanted: bool) -> Rest:
        """Accept the suggested quiet hours or choose none. Returns the quiet hours that apply now."""
        suggested = await self.suggest_quiet(user)
        rest = suggested if is_wanted and suggested else (await self.settings(user)).rest if is_wanted else Rest()
        return (await self.choose_rest(user, rest)).rest

    async def choose_rest(self, user: int, rest: Rest) -> PersonSettings:
        """Save quiet hours."""
        return await self.change(user, lambda old: replace(old, rest=rest, quiet_settled=True))

    async def note_language(self, user: int, language: str) -> None:
        """Save the language of a click, if the user gets direct messages: no click precedes those."""
        settings = await self.settings(user)
        if (settings.dm or settings.digest) and settings.language != language:
            await self.change(user, lambda old: replace(old, language=language))

    async def change(self, user: int, change: Callable[[PersonSettings], PersonSettings]) -> PersonSettings:
        """Change a user's current settings, one change at a time. Returns the new settings."""
        person = await self.person(user)
        async with person.changing:
            while True:
                before = await self.settings(user)
                settings = change(before)
                if settings == before:
                    return settings
                try:
                    return await self._save(person, settings)
                except Conflict:  # another process saved first
                    self.expire(user)

    async def _save(self, person: Person, settings: PersonSettings) -> PersonSettings:
        packed = msgspec.msgpack.encode(settings)
        await self._store.save_person(person.user, packed, person.packed)
        person.settings, person.packed, person.saves = settings, packed, person.saves + 1
        self._scope.tell_person(person.user)
        return settings


def vacation_until(settings: PersonSettings, now: int) -> int | None:
    """Return the end of the user's current vacation, or None."""
    vacation = settings.vacation
    return vacation.ends if vacation.begins <= now < vacation.ends else None


def is_screen_unknown(settings: PersonSettings) -> bool:
    """True if a user has neither chosen a size nor played on without choosing."""
    return not settings.size and not settings.was_asked
