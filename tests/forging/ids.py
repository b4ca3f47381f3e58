"""Ids from every grammar in the registry, valid and mutated, and lists with any picks."""

import random
import re
from collections.abc import Callable, Mapping, Sequence

from bot.catalogue import GAMES
from bot.games.chains import write_chain
from bot.games.contract import Prompt, list_topics
from bot.tables.table import Table
from cogs.cards.controls import Control, Fact
from cogs.clicks import ACTS
from cogs.panel.orders import ALWAYS, ANY, OFF, OUT, UP
from tests.forging.arena import Arena, Press
from tests.forging.judge import Snapshot

LONGEST = 100
"""Maximum number of characters of an id and of a list's value."""
MOST_OPTIONS = 25
AT_PLACE = 0.7
HUGE = (2**31, 10**18, 2**63 - 1, 2**63, 2**64, 10**40)
WORDS = re.compile(r"[a-z|-]+")
"""Matches patterns that only list words."""
FULL_WIDTH, ARABIC = ({ord("0") + digit: zero + digit for digit in range(10)} for zero in (0xFF10, 0x0660))
JUNK = (
    "0",
    "1",
    "-1",
    "01",
    "\uff19",
    "\u0663",
    "\u00b2",
    "9" * 90,
    "x",
    " ",
    "None",
    f"{UP}:x",
    f"{OUT}:x",
    "a.b",
    "é",
)
Pool = Mapping[str, Sequence[str]]
"""Values that some button may have, by name of the fact."""


async def fill_pools(arena: Arena, snapshot: Snapshot) -> dict[str, Pool]:
    """Return one pool of values per table, so that the facts of an id can fit together."""
    return {slot: await _fill(arena, snapshot, slot) for slot in arena.tables}


async def _fill(arena: Arena, snapshot: Snapshot, slot: str) -> Pool:
    table, prompts = await arena.manager.table(arena.tables[slot]), await arena.prompts(slot)
    return {**_people(arena, table), **_game(table, prompts), "batch": _batches(snapshot, table)}


def _batches(snapshot: Snapshot, table: Table) -> list[str]:
    """Return the newest messages of a table."""
    return [str(row["id"]) for row in snapshot["outbox"].values() if row["table_id"] == table.id][-5:] or ["1"]


def _people(arena: Arena, table: Table) -> Pool:
    users = [person.id for person in arena.people]
    pairs = [f"{one}.{other}" for one in (*users, "0", "1", "3") for other in users]
    subjects = [f"{kind}.{who}" for kind in ("replace", "kick", "offer", "join") for who in (*users, "0", "9", *pairs)]
    return {
        "table": [str(table.id)],
        "person": users,
        "motion": [*subjects, *(motion.code for motion in table.now.consents)],
    }


def _game(table: Table, prompts: Sequence[Prompt]) -> Pool:
    guide = table.game.guide
    options = [option for prompt in prompts for option in prompt.options]
    ids = [*(prompt.id for prompt in prompts), "long.ago"]
    return {
        "turn": [str(turn) for turn in (0, 1, 2, 5, max(0, table.now.turns - 1), table.now.turns)],
        "seat": [str(seat) for seat in range(len(table.now.seats) + 1)],
        "number": ["0", "1", "2", "7"],
        "game": list(GAMES),
        "of": ["", *GAMES, "chess"],
        "prompt": ids,
        "option": ["", *options, "nothing"],
        "chain": [*(chain for prompt in prompts for chain in _chains(prompt)), "0000", "a1234", "a.b.c0000"],
        "occasion": ["", *_occasions(table), "r9"],
        "letter": list("osdncp"),
        "rest": [f"{prompt}:{option}" for prompt in ids for option in options or ["x"]] + ids,
        "code": ["", "0", "1", "1.2", "4.1.1"],
        "topic": ["", *list_topics(guide), "x"],
        "chapter": [chapter.name for chapter in guide.chapters],
    }


def _chains(prompt: Prompt) -> list[str]:
    picks = [prompt.options[: max(1, prompt.least)], prompt.options[: prompt.most], prompt.options[-1:]]
    return [write_chain(((prompt, answer),)) for answer in picks]


def _occasions(table: Table) -> list[str]:
    foresight = table.game.declaration.foresight
    if foresight is None or table.now.state is None:
        return []
    return [
        one.name for seat in range(len(table.now.seats)) for one in foresight.occasions(table.cache.view(seat), seat)
    ]


def sample(fact: Fact, pool: Pool, rng: random.Random) -> str:
    """Return a fact's value; a new kind of fact needs a pool, unless its pattern lists words."""
    if fact.name in pool:
        return rng.choice([value for value in pool[fact.name] if re.fullmatch(fact.pattern, value, re.ASCII)])
    assert WORDS.fullmatch(fact.pattern), f"no pool for {fact}"
    return rng.choice(fact.pattern.split("|"))


def make_id(control: Control, pool: Pool, rng: random.Random) -> str:
    """Return an id of a control, as a message might have it."""
    return control.id(*(sample(fact, pool, rng) for fact in control.facts))


def make_press(pools: Mapping[str, Pool], place: str, rng: random.Random, as_list: bool) -> Press:
    """Return a click on any control, perhaps with a mutated id, mostly for the table in the same place."""
    every = list(pools.values())
    pool = pools[place] if place in pools and rng.random() < AT_PLACE else rng.choice(every)
    custom_id = make_id(rng.choice(list(ACTS)), pool, rng)
    for _ in range(rng.choice((0, 0, 0, 1, 1, 2))):
        custom_id = rng.choice(MUTATIONS)(custom_id, rng.choice(every), rng)
    custom_id = custom_id[:LONGEST] or "x"
    if not as_list:
        return Press(custom_id)
    known = [*pool["option"], *pool["topic"], *pool["occasion"], OFF, ALWAYS, ANY, *map(str, range(9)), *JUNK]
    options = list(dict.fromkeys(value for value in rng.sample(known, min(len(known), MOST_OPTIONS)) if value))
    return Press(custom_id, tuple(options), rng.choice((0, 1, 1, 1, 2, len(options))))


Mutation = Callable[[str, Pool, random.Random], str]


def _change_number(text: str, rng: random.Random, change: Callable[[str], str]) -> str:
    numbers = list(re.finditer(r"[0-9]+", text))
    if not numbers:
        return text
    found = rng.choice(numbers)
    return text[: found.start()] + change(found[0]) + text[found.end() :]


def _step(text: str, _pool: Pool, rng: random.Random) -> str:
    return _change_number(text, rng, lambda number: str(int(number) + rng.choice((-1, 1))))


def _enlarge(text: str, _pool: Pool, rng: random.Random) -> str:
    return _change_number(text, rng, lambda _number: str(rng.choice(HUGE) + rng.randrange(2)))


def _pad(text: str, _pool: Pool, rng: random.Random) -> str:
    return _change_number(text, rng, lambda number: "0" * rng.randint(1, 3) + number)


def _translate(text: str, _pool: Pool, rng: random.Random) -> str:
    return _change_number(text, rng, lambda number: number.translate(rng.choice((FULL_WIDTH, ARABIC))))


def _cut(text: str, _pool: Pool, rng: random.Random) -> str:
    return text[: rng.randrange(len(text) + 1)]


def _double(text: str, _pool: Pool, rng: random.Random) -> str:
    parts = text.split(":")
    at = rng.randrange(len(parts))
    return ":".join([*parts[: at + 1], *parts[at:]])


def _move(text: str, pool: Pool, _rng: random.Random) -> str:
    """Replace the table in an id."""
    letter, _, rest = text.partition(":")
    return ":".join([letter, pool["table"][0], *rest.split(":")[1:]])


def _swap(text: str, _pool: Pool, rng: random.Random) -> str:
    at = rng.randrange(max(1, len(text) - 1))
    return text[:at] + text[at : at + 2][::-1] + text[at + 2 :]


def _rename(text: str, _pool: Pool, rng: random.Random) -> str:
    """Put one control's facts into another control's id."""
    return rng.choice(list(ACTS)).letter + ":" + text.partition(":")[2]


def _nest(text: str, _pool: Pool, _rng: random.Random) -> str:
    return f"i:{text}"


def _lengthen(text: str, _pool: Pool, rng: random.Random) -> str:
    return text + rng.choice("a0:. é") * LONGEST


def _insert(text: str, _pool: Pool, rng: random.Random) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice("0:.-+ Aé'\\%\u200b") + text[at:]


MUTATIONS: tuple[Mutation, ...] = (
    *(_step, _enlarge, _pad, _translate, _cut, _double),
    *(_move, _swap, _rename, _nest, _lengthen, _insert),
)
