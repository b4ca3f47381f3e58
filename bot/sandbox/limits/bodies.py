"""The types of the request bodies of each route, by the names of Discord's API."""

from bot.sandbox.errors import Form, Path
from bot.sandbox.limits.shapes import (
    Shape,
    anything,
    flag,
    listing,
    mapping,
    model,
    number,
    scalar,
    snowflake,
    text,
    whole,
)

TEXTS = mapping(text)
EMOJI = model({"id": snowflake, "name": text, "animated": flag})
MEDIA = model({"url": text})

# -- messages ----------------------------------------------------------------------------------------------------

EMBED = model(
    {
        **dict.fromkeys(("title", "description", "url", "timestamp"), text),
        "color": whole,
        "footer": model({"text": text, "icon_url": text}),
        "author": model({"name": text, "url": text, "icon_url": text}),
        **dict.fromkeys(("image", "thumbnail", "video"), MEDIA),
        "fields": listing(model({"name": text, "value": text, "inline": flag})),
    }
)


def _component(form: Form, path: Path, value: object) -> None:
    COMPONENT(form, path, value)


OPTION = model({**dict.fromkeys(("label", "value", "description"), text), "default": flag, "emoji": EMOJI})
COMPONENT: Shape = model(
    {
        **dict.fromkeys(("type", "id", "style", "spacing", "accent_color"), whole),
        **dict.fromkeys(("min_values", "max_values", "min_length", "max_length"), whole),
        **dict.fromkeys(("custom_id", "label", "url", "placeholder", "content", "description", "value"), text),
        **dict.fromkeys(("disabled", "required", "spoiler", "divider"), flag),
        "components": listing(_component),
        "accessory": _component,
        "component": _component,
        "options": listing(OPTION),
        "emoji": EMOJI,
        "items": listing(model({"media": MEDIA, "description": text, "spoiler": flag}, needs=("media",))),
        "media": MEDIA,
        "file": MEDIA,
        "channel_types": listing(whole),
        "default_values": listing(model({"id": snowflake, "type": text}, needs=("id", "type"))),
    }
)
MENTIONS = model(
    {"parse": listing(text), "users": listing(snowflake), "roles": listing(snowflake), "replied_user": flag}
)
REFERENCE = model(
    {
        "type": whole,
        **dict.fromkeys(("message_id", "channel_id", "guild_id"), snowflake),
        "fail_if_not_exists": flag,
    }
)
MESSAGE_KEYS: dict[str, Shape] = {
    "content": text,
    "nonce": scalar,
    "enforce_nonce": flag,
    "tts": flag,
    "flags": whole,
    "embeds": listing(EMBED),
    "components": listing(COMPONENT),
    "attachments": listing(model({"id": snowflake, "filename": text, "description": text})),
    "allowed_mentions": MENTIONS,
    "message_reference": REFERENCE,
    "sticker_ids": listing(snowflake),
    "poll": anything,  # always refused
}
MESSAGE = model(MESSAGE_KEYS)

# -- commands and answers ----------------------------------------------------------------------------------------

CHOICE = model({"name": text, "name_localizations": TEXTS, "value": scalar}, needs=("value",))
CALLBACK_DATA = model({**MESSAGE_KEYS, "custom_id": text, "title": text, "choices": listing(CHOICE)})
CALLBACK = model({"type": whole, "data": CALLBACK_DATA}, needs=("type",))
NAMES: dict[str, Shape] = {
    "type": whole,
    "name": text,
    "name_localizations": TEXTS,
    "description": text,
    "description_localizations": TEXTS,
}


def _command_option(form: Form, path: Path, value: object) -> None:
    COMMAND_OPTION(form, path, value)


COMMAND_OPTION: Shape = model(
    {
        **NAMES,
        **dict.fromkeys(("required", "autocomplete"), flag),
        **dict.fromkeys(("min_length", "max_length"), whole),
        **dict.fromkeys(("min_value", "max_value"), number),
        "choices": listing(CHOICE),
        "options": listing(_command_option),
        "channel_types": listing(whole),
    }
)
COMMAND = model(
    {
        **NAMES,
        **dict.fromkeys(("dm_permission", "nsfw"), flag),
        "options": listing(COMMAND_OPTION),
        "default_member_permissions": snowflake,
        "contexts": listing(whole),
        "integration_types": listing(whole),
    }
)

# -- channels and people -----------------------------------------------------------------------------------------

OVERWRITE_KEYS: dict[str, Shape] = {"id": snowflake, "type": whole, "allow": snowflake, "deny": snowflake}
OVERWRITE = model(OVERWRITE_KEYS, needs=("type",))
CHANNEL = model(
    {
        **dict.fromkeys(("name", "topic"), text),
        **dict.fromkeys(("type", "position", "rate_limit_per_user", "auto_archive_duration", "flags"), whole),
        **dict.fromkeys(("nsfw", "archived", "locked", "invitable"), flag),
        "parent_id": snowflake,
        "permission_overwrites": listing(model(OVERWRITE_KEYS, needs=("id", "type"))),
    }
)
NEW_EMOJI = model({"name": text, "image": text}, needs=("name", "image"))
CHANGED_EMOJI = model({"name": text})
DIRECT = model({"recipient_id": snowflake}, needs=("recipient_id",))
BULK = model({"messages": listing(snowflake)}, needs=("messages",))
OWN_MEMBER = model({"nick": text})
