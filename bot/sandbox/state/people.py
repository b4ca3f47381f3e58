"""Adds and removes people, and fills a new sandbox with people, the bot and servers."""

from bot.sandbox.errors import form_error
from bot.sandbox.shards import Shard
from bot.sandbox.state.models import Member, Person, Server
from bot.sandbox.state.servers import add_server, server_name
from bot.sandbox.state.world import World

NAMES = ("Ada", "Bruno", "Clara", "Dario", "Elif", "Fedor", "Greta", "Hugo", "Ines", "Jonas")
MOST_NAME = 32


def add_person(world: World, name: str, locale: str) -> Person:
    """Add a person, who becomes a member of every server."""
    if not 1 <= len(name.strip()) <= MOST_NAME:
        raise form_error(("name",), "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {MOST_NAME} in length.")
    snowflake = world.ids.new()
    person = Person(snowflake, f"person_{snowflake[-6:]}", name, locale)
    world.people[snowflake] = person
    world.touch("person", snowflake)
    for server in world.servers.values():
        join(world, server, person)
    world.record("person", data={"id": snowflake})
    return person


def join(world: World, server: Server, person: Person) -> None:
    """Add a person to a server."""
    server.members[person.id] = Member(person.id, world.clock.iso())
    world.touch("server", server.id)
    world.record("member_add", server_id=server.id, data={"user_id": person.id})


def leave(world: World, person: Person) -> None:
    """Remove a person from every server."""
    for server in world.servers.values():
        if server.members.pop(person.id, None):
            world.touch("server", server.id)
            world.record("member_remove", server_id=server.id, data={"user_id": person.id})


def populate(world: World, people: int, locale: str, bot_name: str, servers: int = 1) -> None:
    """Fill an empty world: the bot, some people, and servers with three channels each, distributed over the shards."""
    bot = Person(world.ids.new(), bot_name.lower(), None, bot=True)
    world.people[bot.id] = bot
    world.bot_id = bot.id
    world.touch("person", bot.id)
    persons = [add_person(world, _name(number), locale) for number in range(people)]
    shards = world.session_starts.shards
    for number in range(servers):
        owner = persons[0] if persons else bot
        add_server(world, server_name(number), locale, owner.id, shard=Shard(number % shards, shards))
    world.take_events()


def _name(number: int) -> str:
    return NAMES[number] if number < len(NAMES) else f"Guest {number + 1}"
