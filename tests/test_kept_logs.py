"""The search of kept logs finds every kind of secret without false positives."""

import pytest

from tests.kept_logs import SECRETS, find_secrets

CLICK = "x" * 200
LEAKS = {
    "the sandbox's token": [
        "<CIMultiDictProxy('Authorization': 'Bot sandbox')>",
        "{'op': 2, 'd': {'token': 'sandbox'}}",
    ],
    "a bot's token": ["logging in with MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.0123456789012345678901234567"],
    "an interaction's token": [
        f"'token': '{CLICK}'",
        "POST /webhooks/81/short",
        "POST /interactions/82/short/callback",
    ],
    "a password": ["connecting to postgresql://ada:secret@db.example/guildhall"],
    "a seed": [repr(bytes(range(200, 232))), repr(bytes(32)), bytes(32).hex(), str(list(range(100, 132)))],
}


@pytest.mark.parametrize("kind", SECRETS)
def test_every_kind_of_secret_is_found(kind: str) -> None:
    """The search reports the line number."""
    for leak in LEAKS[kind]:
        assert [(number, found) for number, found, _ in find_secrets(f"all is well\n{leak}\n")] == [(2, kind)], leak


def test_ordinary_lines_contain_no_secrets() -> None:
    """The cases: ids, redacted tokens, and addresses without a password."""
    lines = [
        "INFO bot.service.discord_address: sandbox_used url=http://127.0.0.1:8787",
        "POST http://127.0.0.1:8787/api/v10/webhooks/81/[hidden]/messages/@original",
        "refused: POST /interactions/{interaction_id}/{interaction_token}/callback: Thread is archived",
        "'verify_key': '" + "0" * 64 + "'",
        "has found its initial rate limit bucket hash (372252060b1bf7ea636ee9895a1f02d6)",
    ]
    assert list(find_secrets("\n".join(lines))) == []
