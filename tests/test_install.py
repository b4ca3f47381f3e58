"""`pip install .` into a clean environment, used from another folder."""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from aiohttp import ClientSession

from tests.conftest import ROOT
from tests.every_game import games_that, is_hosted
from tests.programs import sandbox_of

pytestmark = pytest.mark.long

FOLDERS = {"bot": "bot", "cogs": "cogs", "render": "render", "data": "bot/data"}
"""The repository's folders, and their places in the wheel."""
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
SCRIPT = re.compile(r'(?:src|href)="/?(page/[^"]+)"')


def pip(*words: str | Path, python: str | Path = sys.executable) -> subprocess.CompletedProcess[str]:
    """Run pip and return the completed process."""
    command = [str(python), "-m", "pip", "--quiet", "--disable-pip-version-check", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)


def succeed(done: subprocess.CompletedProcess[str]) -> str:
    """The output of a program, which must have succeeded."""
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the repository."""
    folder = tmp_path_factory.mktemp("wheel")
    if pip("download", "--no-deps", "--dest", folder, "hatchling").returncode != 0:
        pytest.skip("no package registry can be reached: pip cannot fetch hatchling, which builds the wheel")
    succeed(pip("wheel", "--no-deps", "--wheel-dir", folder, "."))
    [built] = folder.glob("guildhall-*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts folder of a clean environment with the wheel and the locked requirements."""
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    python = folder / SCRIPTS / "python"
    succeed(pip("install", "--require-hashes", "-r", "requirements.txt", python=python))
    succeed(pip("install", "--no-index", wheel, python=python))  # fails if the bot needs any other package
    return folder / SCRIPTS


def test_the_wheel_contains_every_file_of_the_program(wheel: Path) -> None:
    """The wheel includes sentences, the rules' data, fonts and the sandbox's page, but no tests."""
    with zipfile.ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if ".dist-info/" not in name}
    files = {
        f"{place}/{file.relative_to(ROOT / folder).as_posix()}"
        for folder, place in FOLDERS.items()
        for file in (ROOT / folder).rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert held == files


@pytest.mark.one_game
@games_that(is_hosted)
def test_the_installed_command_works_from_any_folder(installed: Path, tmp_path: Path, game: str) -> None:
    """The test checks the help text, simulated games (which need data) and a picture (which needs fonts and words)."""

    def guildhall(*words: str) -> str:
        command = [str(installed / "guildhall"), *words]
        return succeed(subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path))

    assert guildhall("--help").startswith("usage: guildhall ")
    assert f"2 games of {game}" in guildhall("simulate", game, "--games", "2", "--record", "games")
    guildhall("picture", f"games/{game}-000000.txt", "--language", "ru", "-o", "board.png")
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")


async def test_the_installed_sandbox_serves_its_page(installed: Path, tmp_path: Path) -> None:
    """The test requests the page and every file to which the page refers."""
    program = [str(installed / "guildhall")]
    async with sandbox_of(program, tmp_path / "state", tmp_path) as (url, _), ClientSession() as web:
        async with web.get(url) as page:
            named = SCRIPT.findall(await page.text())
        assert named
        for path in named:
            async with web.get(f"{url}/{path}") as file:
                assert file.status == 200
                assert await file.read()
