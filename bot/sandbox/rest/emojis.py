"""Routes on the application's own emojis."""

from bot.sandbox.errors import Refusal
from bot.sandbox.limits.emojis import check_emoji_count, check_emoji_name, read_emoji_picture
from bot.sandbox.rest.routing import Call, Reply
from bot.sandbox.state.files import picture_type
from bot.sandbox.state.models import Emoji
from bot.sandbox.state.payloads import application_emoji_object


def show_all(call: Call) -> Reply:
    """Return all of the application's emojis, oldest first."""
    return {"items": [application_emoji_object(call.world, one) for one in _mine(call).values()]}


def show(call: Call) -> Reply:
    """Return one of the application's emojis."""
    return application_emoji_object(call.world, _one(call))


def create(call: Call) -> Reply:
    """Upload an emoji."""
    world, mine = call.world, _mine(call)
    check_emoji_name(call.body["name"], {one.name for one in mine.values()})
    picture = read_emoji_picture(call.body["image"])
    check_emoji_count(len(mine))
    is_animated = picture_type(picture) == "image/gif"
    emoji = Emoji(world.ids.new(), call.body["name"], world.bot_id, is_animated)
    world.files.put(emoji.id, picture)
    mine[emoji.id] = emoji
    world.touch("emoji", emoji.id)
    return application_emoji_object(world, emoji)


def change(call: Call) -> Reply:
    """Rename an emoji."""
    emoji = _one(call)
    name = call.body.get("name") or emoji.name
    check_emoji_name(name, {one.name for one in _mine(call).values() if one is not emoji})
    emoji.name = name
    call.world.touch("emoji", emoji.id)
    return application_emoji_object(call.world, emoji)


def delete(call: Call) -> Reply:
    """Delete an emoji; messages that show it keep its picture, as on Discord."""
    emoji = _one(call)
    del _mine(call)[emoji.id]
    call.world.touch("emoji", emoji.id)
    return None


def _mine(call: Call) -> dict[str, Emoji]:
    if call.params["application_id"] != call.world.bot_id:
        raise Refusal(10002)
    return call.world.emojis


def _one(call: Call) -> Emoji:
    found = _mine(call).get(call.params["emoji_id"])
    if found is None:
        raise Refusal(10014)
    return found
