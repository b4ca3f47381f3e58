"""Settings from the environment and `.env`, and errors for wrong ones."""

from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from bot.__main__ import main
from bot.config import Config, Endpoint, Greets, read_config
from bot.host_errors import BadSetting, BadSettingsFile, BadShards, ShardsNeedServer
from bot.storage.leases import Shards
from bot.storage.limits import Limits


def test_missing_settings_have_defaults(tmp_path: Path) -> None:
    """Neither a file nor environment variables are needed."""
    assert read_config({}, tmp_path / ".env") == Config("", Path("guildhall.sqlite3"), "INFO", "")


def test_the_file_is_read_and_the_environment_wins(tmp_path: Path) -> None:
    """Comments, quotes and blanks are accepted as people write them."""
    file = tmp_path / ".env"
    file.write_text('# mine\nDISCORD_TOKEN = "abc"\n\nDATABASE=games.db\nLOG_LEVEL=debug\n', "utf-8")
    assert read_config({"DATABASE": "other.db"}, file) == Config("abc", Path("other.db"), "DEBUG", "")


def test_the_format_of_the_log_and_of_the_health_line_can_be_chosen() -> None:
    """The values are not case-sensitive."""
    config = read_config({"LOG_FORMAT": "JSON", "HEALTH_EVERY": " 0 "}, Path("no-such-file"))
    assert (config.log_format, config.health_every) == ("json", 0)


def test_symbols_can_be_turned_off() -> None:
    """Symbols are on by default."""
    assert read_config({}, Path("no-such-file")).has_symbols
    assert not read_config({"SYMBOLS": "Off"}, Path("no-such-file")).has_symbols


def test_the_limits_of_servers_can_be_turned_off() -> None:
    """The limits are on by default."""
    assert read_config({}, Path("no-such-file")).limits_servers
    assert not read_config({"SERVER_LIMITS": "off"}, Path("no-such-file")).limits_servers


@pytest.mark.parametrize(
    ("said", "understood"),
    [
        ("", None),
        ("9464", Endpoint("127.0.0.1", 9464)),
        ("localhost:9464", Endpoint("127.0.0.1", 9464)),
        ("0.0.0.0:1", Endpoint("0.0.0.0", 1)),  # noqa: S104  # chosen by the host
        ("[::1]:9464", Endpoint("::1", 9464)),
    ],
)
def test_metrics_are_off_or_local_unless_an_address_is_given(said: str, understood: Endpoint | None) -> None:
    """A port alone cannot be reached from other machines."""
    assert read_config({"METRICS": said}, Path("no-such-file")).metrics == understood
    if understood and ":" in said:
        assert str(understood) == said.replace("localhost", "127.0.0.1")


@pytest.mark.parametrize(
    ("said", "understood"),
    [("", None), ("0-3/16", Shards(0, 3, 16)), ("5/16", Shards(5, 5, 16)), (" 0-0/1 ", Shards(0, 0, 1))],
)
def test_the_setting_names_some_of_all_shards(said: str, understood: Shards | None) -> None:
    """The setting has the first and the last shard, and the total; it needs a database on a server."""
    environment = {"SHARDS": said, "DATABASE": "postgresql://ada@host/games"}
    assert read_config(environment, Path("no-such-file")).shards == understood


@pytest.mark.parametrize("said", ["3", "4-3/16", "0-16/16", "0-3/0", "-1/2", "a/b", "0-3/16/2", "٣/٤", "1" * 9 + "/2"])
def test_an_invalid_set_of_shards_is_refused(said: str) -> None:
    """The error has an example."""
    with pytest.raises(BadShards):
        read_config({"SHARDS": said, "DATABASE": "postgresql://ada@host/games"}, Path("no-such-file"))


def test_a_database_in_a_file_is_not_shared() -> None:
    """A single process with all shards needs no setting."""
    for said in ("0-2/4", "0-3/4"):
        with pytest.raises(ShardsNeedServer):
            read_config({"SHARDS": said}, Path("no-such-file"))


def test_limits_can_be_set_and_turned_off() -> None:
    """The limits are numbers of tables and hours of silence."""
    said = {"TABLES_PER_SERVER": "3", "TABLES_PER_PERSON": "0", "LOBBY_SILENCE_HOURS": "2", "GAME_SILENCE_HOURS": "0"}
    assert read_config(said, Path("no-such-file")).limits == Limits(3, 0, 2 * 3600, 0)
    usual = read_config({}, Path("no-such-file")).limits
    assert usual == Limits(5, 20, 24 * 3600, 7 * 24 * 3600)


def test_the_place_of_the_greeting_can_be_chosen() -> None:
    """The value is not case-sensitive."""
    assert read_config({"GREETS": "Never"}, Path("no-such-file")).greets is Greets.NEVER
    assert read_config({}, Path("no-such-file")).greets is Greets.INVITED


def test_the_hosts_own_documents_can_be_linked() -> None:
    """Without a setting, there is no link."""
    given = {"PRIVACY_URL": "https://example.org/privacy", "TERMS_URL": " http://example.org/terms?x=1 "}
    config = read_config(given, Path("no-such-file"))
    assert (config.privacy_url, config.terms_url) == ("https://example.org/privacy", "http://example.org/terms?x=1")
    usual = read_config({}, Path("no-such-file"))
    assert (usual.privacy_url, usual.terms_url) == ("", "")


def test_an_error_names_a_wrong_level() -> None:
    """The error's facts have the setting's name."""
    with pytest.raises(BadSetting) as refused:
        read_config({"LOG_LEVEL": "loud"}, Path("no-such-file"))
    assert refused.value.facts["name"] == "LOG_LEVEL"


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("DISCORD_TOKEN", "", "into the file .env, as the line DISCORD_TOKEN=..."),
        ("DISCORD_TOKEN", "nonsense", "DISCORD_TOKEN"),
        ("SANDBOX_URL", "http://example.org:80", "loopback"),
        ("LOG_LEVEL", "loud", "LOG_LEVEL"),
        ("LOG_FORMAT", "xml", "LOG_FORMAT"),
        ("GREETS", "everybody", "never, invited, empty"),
        ("SYMBOLS", "maybe", "SYMBOLS"),
        ("SERVER_LIMITS", "0", "on, off"),
        ("HEALTH_EVERY", "often", "HEALTH_EVERY"),
        ("HEALTH_EVERY", "-5", "HEALTH_EVERY"),
        ("PRIVACY_URL", "example.org/privacy", "such as https://example.org/privacy"),
        ("TERMS_URL", "https://example.org/a b", "TERMS_URL"),
        ("TERMS_URL", "https://example.org/)[x](http://example.net", "TERMS_URL"),
        ("METRICS", "on", "such as 127.0.0.1:9464"),
        ("METRICS", "example.org:9464", "METRICS"),
        ("METRICS", "127.0.0.1:99999", "METRICS"),
        ("METRICS", "127.0.0.1", "METRICS"),
        ("TABLES_PER_SERVER", "many", "TABLES_PER_SERVER"),
        ("GAME_SILENCE_HOURS", "9" * 12, "GAME_SILENCE_HOURS"),
    ],
)
def test_running_with_a_wrong_setting_prints_one_line(
    name: str,
    value: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """No traceback is printed and no database is created."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("SANDBOX_URL", raising=False)
    monkeypatch.setenv(name, value)
    assert main(["run"]) == 2
    heard = capsys.readouterr().err
    assert said in heard
    assert heard.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_an_error_names_a_settings_file_that_is_not_text(tmp_path: Path) -> None:
    """For example, an editor may have used a different encoding."""
    (tmp_path / ".env").write_bytes("DATABASE=игры.db".encode("utf-16"))
    with pytest.raises(BadSettingsFile):
        read_config({}, tmp_path / ".env")


class Stranger(BaseHTTPRequestHandler):
    """A fake Discord that does not know the token."""

    def do_GET(self) -> None:
        """Refuse the request."""
        body = b'{"message": "401: Unauthorized", "code": 0}'
        self.send_response(401)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@pytest.mark.parametrize(("is_there", "said"), [(True, "DISCORD_TOKEN"), (False, "Connection refused")])
def test_a_refused_connection_to_discord_is_reported_on_one_line(
    is_there: bool,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Discord refuses the token, or no server answers; the error does not contain the token."""
    with HTTPServer(("127.0.0.1", 0), Stranger) as server:
        if is_there:
            Thread(target=server.handle_request).start()
        else:
            server.server_close()
        monkeypatch.chdir(tmp_path)
        monkeypatch.setenv("DISCORD_TOKEN", "unknown-there")
        monkeypatch.setenv("SANDBOX_URL", f"http://127.0.0.1:{server.server_port}")
        assert main(["run"]) == (2 if is_there else 1)
    heard = capsys.readouterr().err.splitlines()[-1]
    assert said in heard
    assert "unknown-there" not in heard
