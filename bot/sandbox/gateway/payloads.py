"""Reads and checks what a bot sends on the gateway; invalid payloads close the connection."""

import json
import logging
from collections.abc import Mapping

from bot.sandbox.gateway.events import KNOWN_INTENTS
from bot.sandbox.limits.shapes import is_whole
from bot.sandbox.shards import Shard, read_pair
from bot.sandbox.tokens import looks_real
from bot.sandbox.wire import Json

log = logging.getLogger(__name__)
MOST_PAYLOAD_BYTES = 4096
VERSION = "10"
UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, BAD_TOKEN, ALREADY_AUTHENTICATED = 4001, 4002, 4003, 4004, 4005
INVALID_SHARD, SHARDING_REQUIRED, INVALID_VERSION, INVALID_INTENTS = 4010, 4011, 4012, 4013


class Endings(Exception):
    """The connection must be closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(f"close code {code}")
        self.code = code


def check_address(query: Mapping[str, str]) -> None:
    """Refuse an unsupported version or encoding."""
    if query.get("v", VERSION) != VERSION:
        raise Endings(INVALID_VERSION)
    if query.get("encoding", "json") != "json":
        raise Endings(DECODE_ERROR)


def read_payload(content: bytes) -> tuple[int, object]:
    """Return a payload's operation and data."""
    try:
        payload = json.loads(content)
    except ValueError:
        raise Endings(DECODE_ERROR) from None
    if len(content) > MOST_PAYLOAD_BYTES or not isinstance(payload, dict) or not is_whole(payload.get("op")):
        raise Endings(DECODE_ERROR)
    return payload["op"], payload.get("d")


def as_object(data: object) -> Json:
    """Return the data if it is an object. Raises `Endings` for anything else."""
    if not isinstance(data, dict):
        raise Endings(DECODE_ERROR)
    return data


def as_number(value: object) -> int:
    """Return the value as a number; 0 if absent."""
    if value is None:
        return 0
    if not is_whole(value):
        raise Endings(DECODE_ERROR)
    return int(str(value))


def check_token(asked: Json) -> None:
    """Refuse a missing token, and a token that looks like a real one."""
    token = asked.get("token")
    if not isinstance(token, str) or not token:
        raise Endings(BAD_TOKEN)
    if looks_real(token):
        log.error("a token that looks real was sent to the sandbox and is refused")
        raise Endings(BAD_TOKEN)


def asked_shard(asked: Json) -> Shard:
    """Return the requested shard; a session that requests none gets the only shard."""
    shard = Shard(0, 1) if asked.get("shard") is None else read_pair(asked["shard"])
    if shard is None:
        raise Endings(INVALID_SHARD)
    return shard


def asked_intents(asked: Json) -> int:
    """Return the requested intents. Raises `Endings` for intents that Discord does not define."""
    intents = asked.get("intents")
    if not is_whole(intents) or int(str(intents)) & ~KNOWN_INTENTS:
        raise Endings(INVALID_INTENTS)
    return int(str(intents))
