"""Attachments of messages, and the `attachment://` URLs that refer to them."""

from urllib.parse import quote

from bot.sandbox.errors import form_error
from bot.sandbox.state.components import walk
from bot.sandbox.state.files import File, picture_size
from bot.sandbox.state.world import World
from bot.sandbox.wire import Json, id_of

SCHEME = "attachment://"
# Keys of media items in embeds and in components.
EMBED_MEDIA = ("image", "thumbnail", "video")
EMBED_ICONS = (("author", "icon_url"), ("footer", "icon_url"))


def safe_name(name: str) -> str:
    """Return the file name as Discord keeps it: letters, digits, dot, dash and underscore."""
    kept = "".join(one if one.isalnum() or one in "._-" else "_" for one in name.replace("\\", "/").split("/")[-1])
    return kept.strip(".") or "file"


def keep_file(world: World, channel_id: str, file: File, description: str | None = None) -> Json:
    """Store a new file. Returns Discord's attachment object."""
    snowflake, name = world.ids.new(), safe_name(file.name)
    world.files.put(snowflake, file.content)
    address = f"{world.base_url}/cdn/attachments/{channel_id}/{snowflake}/{quote(name)}"
    body: Json = {
        "id": snowflake,
        "filename": name,
        "size": len(file.content),
        "url": address,
        "proxy_url": address,
        "content_type": file.type,
    }
    if name != file.name:
        body["title"] = file.name.rsplit(".", 1)[0]
    if description:
        body["description"] = description
    size = picture_size(file.content)
    return {**body, "width": size[0], "height": size[1]} if size else body


def gather(
    world: World, channel_id: str, asked: list[Json] | None, files: dict[str, File], old: list[Json]
) -> list[Json]:
    """Return the attachments after a request: new files by number, kept ones by id; all others are dropped."""
    if asked is None:
        return old + [keep_file(world, channel_id, file) for file in files.values()]
    kept = {one["id"]: one for one in old}
    found: list[Json] = []
    named: set[str] = set()
    for index, entry in enumerate(asked):
        key = id_of(entry.get("id", index))
        if key in files:
            found.append(keep_file(world, channel_id, _named(files[key], entry), entry.get("description")))
            named.add(key)
        elif key in kept:
            found.append(kept[key])
        else:
            raise form_error(("attachments", index, "id"), "ATTACHMENT_NOT_FOUND", f"Attachment {key} not found.")
    return found + [keep_file(world, channel_id, file) for key, file in files.items() if key not in named]


def _named(file: File, entry: Json) -> File:
    return File(str(entry.get("filename") or file.name), file.content)


def media_item(url: str, attachments: list[Json]) -> Json:
    """Return Discord's unfurled media item for a URL."""
    if not url.startswith(SCHEME):
        return {"url": url, "proxy_url": url, "loading_state": 2, "flags": 0}
    found = find_by_address(url, attachments)
    keys = ("url", "proxy_url", "width", "height", "content_type")
    item = {key: found[key] for key in keys if key in found}
    return {**item, "loading_state": 2, "flags": 0, "attachment_id": found["id"]}


def find_by_address(url: str, attachments: list[Json]) -> Json:
    """Return the attachment that an `attachment://` URL refers to. Raises `Refusal`."""
    wanted = safe_name(url.removeprefix(SCHEME))
    for one in attachments:
        if one["filename"] == wanted:
            return one
    raise form_error(
        ("components",),
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
        f"The referenced attachment '{wanted}' was not found.",
    )


def resolve_components(components: list[Json], attachments: list[Json]) -> None:
    """Replace `attachment://` URLs in place; the components must be fresh copies."""
    for _, one in walk(components):
        for key in ("media", "file"):
            if isinstance(one.get(key), dict):
                one[key] = media_item(str(one[key].get("url", "")), attachments)
                _name_file(one, key, attachments)
        if isinstance(one.get("items"), list):
            one["items"] = [
                {
                    "description": None,
                    "spoiler": False,
                    **item,
                    "media": media_item(str(item["media"]["url"]), attachments),
                }
                for item in one["items"]
            ]


def _name_file(component: Json, key: str, attachments: list[Json]) -> None:
    found = next((one for one in attachments if one["id"] == component[key].get("attachment_id")), None)
    if key == "file" and found:
        component.update(name=found["filename"], size=found["size"])


def resolve_embeds(embeds: list[Json], attachments: list[Json]) -> tuple[list[Json], set[str]]:
    """Return embeds with real URLs, and the ids of the attachments that they show."""
    used: set[str] = set()
    return [_resolved(embed, attachments, used) for embed in embeds], used


def _resolved(embed: Json, attachments: list[Json], used: set[str]) -> Json:
    embed = {"type": "rich", **embed}
    for key in EMBED_MEDIA:
        if isinstance(embed.get(key), dict) and embed[key].get("url"):
            embed[key] = {**embed[key], **_used(str(embed[key]["url"]), attachments, used)}
    for part, key in EMBED_ICONS:
        if isinstance(embed.get(part), dict) and embed[part].get(key):
            item = _used(str(embed[part][key]), attachments, used)
            embed[part] = {**embed[part], key: item["url"], f"proxy_{key}": item["proxy_url"]}
    return embed


def _used(url: str, attachments: list[Json], used: set[str]) -> Json:
    item = media_item(url, attachments)
    used.add(item.get("attachment_id", ""))
    return {key: item[key] for key in ("url", "proxy_url", "width", "height", "content_type") if key in item}
