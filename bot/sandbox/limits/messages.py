"""Limits of messages and embeds."""

from bot.sandbox.errors import Form, Path, Refusal
from bot.sandbox.limits.components import check_components
from bot.sandbox.state.files import File
from bot.sandbox.state.forwards import is_forward
from bot.sandbox.state.models import Message, MessageFlag
from bot.sandbox.state.payloads import ATTACHMENT_LIMIT
from bot.sandbox.wire import Json

MOST_CONTENT = 2000
MOST_EMBEDS = 10
MOST_EMBED_TEXT = 6000
MOST_ATTACHMENTS = 10
MOST_DESCRIPTION = 1024
MOST_NONCE = 25
NOT_WITH_V2 = ("content", "embeds", "sticker_ids", "poll")
PARTS = ("content", "embeds", "components", "attachments", "sticker_ids", "poll")
LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"


def check_message(body: Json, files: dict[str, File], old: Message | None = None) -> None:
    """Refuse a message, or an edit of `old`, that Discord would refuse. Raises `Refusal`."""
    check_sizes(files)
    form = Form()
    is_v2 = bool(int(body.get("flags") or 0) & MessageFlag.COMPONENTS_V2) or bool(
        old and old.has(MessageFlag.COMPONENTS_V2)
    )
    form.length(("content",), body.get("content"), MOST_CONTENT)
    form.length(("nonce",), str(body["nonce"]) if body.get("nonce") is not None else None, MOST_NONCE)
    form.count(("attachments",), body.get("attachments"), MOST_ATTACHMENTS)
    form.count(("attachments",), files, MOST_ATTACHMENTS)
    _check_descriptions(form, body.get("attachments") or [])
    _check_allowed_mentions(form, body.get("allowed_mentions"))
    check_embeds(form, body.get("embeds") or [])
    if is_v2:
        _check_legacy(form, body)
    check_components(form, body.get("components") or [], is_v2=is_v2)
    if is_forward(body):
        _check_forward(form, body, files)
    form.done()
    _check_absent_features(body)
    if not is_forward(body) and _is_empty(body, files, old):
        raise Refusal(50006)


def _check_forward(form: Form, body: Json, files: dict[str, File]) -> None:
    if files or any(body.get(key) for key in PARTS):
        words = "A forward cannot have content in addition to the forwarded message."
        form.wrong(("message_reference",), "MESSAGE_FORWARD_WITH_CONTENT", words)


def _check_absent_features(body: Json) -> None:
    """Refuse stickers and polls, which the sandbox does not support, with Discord's codes for invalid ones."""
    if body.get("sticker_ids"):
        raise Refusal(50081)
    if body.get("poll"):
        raise Refusal(520002)


def check_sizes(files: dict[str, File]) -> None:
    """Refuse a file that is too large. Raises `Refusal`."""
    if any(len(file.content) > ATTACHMENT_LIMIT for file in files.values()):
        raise Refusal(40005)


def _check_descriptions(form: Form, attachments: list[Json]) -> None:
    for index, one in enumerate(attachments):
        form.length(("attachments", index, "description"), one.get("description"), MOST_DESCRIPTION)


def _check_legacy(form: Form, body: Json) -> None:
    for key in NOT_WITH_V2:
        if body.get(key):
            sentence = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            form.wrong((key,), LEGACY, sentence)


def _check_allowed_mentions(form: Form, allowed: Json | None) -> None:
    if not allowed:
        return
    for key in ("users", "roles"):
        form.count(("allowed_mentions", key), allowed.get(key), 100)
        if allowed.get(key) and key in (allowed.get("parse") or []):
            words = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            form.wrong(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", words)


def _is_empty(body: Json, files: dict[str, File], old: Message | None) -> bool:
    if old is None:
        return not files and not any(body.get(key) for key in PARTS)
    return not files and not any(body.get(key, old.body.get(key)) for key in (*PARTS, "message_snapshots"))


EMBED_LENGTHS = {"title": 256, "description": 4096, "url": 2048}
EMBED_PARTS = (("footer", "text", 2048), ("author", "name", 256))
MOST_FIELDS = 25
FIELD_LENGTHS = {"name": 256, "value": 1024}


def check_embeds(form: Form, embeds: list[Json]) -> None:
    """Check embeds."""
    form.count(("embeds",), embeds, MOST_EMBEDS)
    for index, embed in enumerate(embeds):
        _check_embed(form, ("embeds", index), embed)
    if sum(_text_of(embed) for embed in embeds) > MOST_EMBED_TEXT:
        form.wrong(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MOST_EMBED_TEXT}")


def _check_embed(form: Form, path: Path, embed: Json) -> None:
    for key, most in EMBED_LENGTHS.items():
        form.length((*path, key), embed.get(key), most)
    for part, key, most in EMBED_PARTS:
        if embed.get(part):
            form.length((*path, part, key), embed[part].get(key), most)
    form.between((*path, "color"), embed.get("color"), 0, 0xFFFFFF)
    fields = embed.get("fields") or []
    form.count((*path, "fields"), fields, MOST_FIELDS)
    for index, field in enumerate(fields):
        for key, most in FIELD_LENGTHS.items():
            place = (*path, "fields", index, key)
            if form.required(place, field.get(key)):
                form.length(place, field[key], most)


def _text_of(embed: Json) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get(part) or {}).get(key) for part, key, _ in EMBED_PARTS]
    for field in embed.get("fields") or []:
        texts += [field.get("name"), field.get("value")]
    return sum(len(text.strip()) for text in texts if isinstance(text, str))
