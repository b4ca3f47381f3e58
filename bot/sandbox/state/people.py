"""Adding people and servers; the people, bot and server of a new sandbox."""

from bot.sandbox.errors import form_error
from bot.sandbox.state import permissions
from bot.sandbox.state.channels import add_channel
from bot.sandbox.state.models import Member, Person, Role, Server
from bot.sandbox.state.world import World

NAMES = ("Ada", "Bruno", "Clara", "Dario", "Elif", "Fedor", "Greta", "Hugo", "Ines", "Jonas")
MOST_NAME = 32
SERVER_NAME = "The Guildhall"
CHANNELS = (("lobby", "Where tables are opened."), ("table-one", "A place to play."), ("table-two", "Another one."))


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


def join(world: World, server: Server, person: Person, *roles: str) -> None:
    """Add a person to a server."""
    server.members[person.id] = Member(person.id, world.clock.iso(), roles=list(roles))
    world.touch("server", server.id)
    if not person.bot:
        world.record("member_add", server_id=server.id, data={"user_id": person.id})


def leave(world: World, person: Person) -> None:
    """Remove a person from every server."""
    for server in world.servers.values():
        if server.members.pop(person.id, None):
            world.touch("server", server.id)
            world.record("member_remove", server_id=server.id, data={"user_id": person.id})


def populate(world: World, people: int, locale: str, bot_name: str) -> None:
    """Fill an empty world: the bot, some people, one server with three channels."""
    bot = Person(world.ids.new(), bot_name.lower(), None, bot=True)
    world.people[bot.id] = bot
    world.bot_id = bot.id
    world.touch("person", bot.id)
    persons = [add_person(world, _name(number), locale) for number in range(people)]
    add_server(world, SERVER_NAME, locale, persons[0].id if persons else bot.id)
    world.take_events()


def add_server(world: World, name: str, locale: str, owner_id: str) -> Server:
    """Add a server, of which the bot and everyone become members."""
    server = Server(world.ids.new(), name, owner_id, locale)
    role = Role(world.ids.new(), world.bot.username, permissions.BOT, 1, managed=True, bot_id=world.bot_id)
    server.roles = {server.id: Role(server.id, "@everyone", permissions.EVERYONE), role.id: role}
    world.servers[server.id] = server
    join(world, server, world.bot, role.id)
    for person in world.people.values():
        if not person.bot:
            join(world, server, person)
    for channel, topic in CHANNELS:
        add_channel(world, server.id, channel, topic=topic)
    return server


def _name(number: int) -> str:
    return NAMES[number] if number < len(NAMES) else f"Guest {number + 1}"
