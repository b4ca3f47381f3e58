"""The image of docs/Dockerfile is built and run if Docker is available; its list of files is always tested."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.every_game import games_that, is_hosted

DOCKERFILE = ROOT / "docs" / "Dockerfile"
IMAGE = "guildhall-under-test"
COPIED = re.compile(r"^COPY (\S+) (\S+)$", re.M)


def docker(*words: str) -> subprocess.CompletedProcess[str]:
    """Run Docker and return the completed process."""
    return subprocess.run(["docker", *words], capture_output=True, text=True, check=False, cwd=ROOT)


@pytest.fixture(scope="module")
def image() -> Iterator[str]:
    """The image, built with the command on the Dockerfile's first line."""
    if shutil.which("docker") is None:
        pytest.skip("no Docker client on PATH: the image is not built")
    engine = docker("info", "--format", "{{.ServerVersion}}")
    if engine.returncode != 0:
        pytest.skip(f"no Docker engine answers, so the image is not built: {engine.stderr.strip()}")
    built = docker("build", "-f", "docs/Dockerfile", "-t", IMAGE, ".")
    assert built.returncode == 0, built.stderr
    yield IMAGE
    docker("image", "rm", "--force", IMAGE)


@pytest.mark.one_game
@games_that(is_hosted)
def test_the_image_plays_and_reports_its_health(image: str, game: str) -> None:
    """The test simulates games and runs the health command in a container."""
    simulate = ("simulate", game, "--games", "2", "--record", "/tmp/games")  # noqa: S108  # in the container
    played = docker("run", "--rm", image, "python", "-m", "bot", *simulate)
    assert played.returncode == 0, played.stderr
    assert f"2 games of {game}" in played.stdout
    asked = docker("run", "--rm", image, "python", "-m", "bot", "health")
    assert (asked.returncode, asked.stdout) == (1, "not running\n")


@pytest.mark.one_game
@games_that(is_hosted)
def test_the_files_the_image_copies_are_enough_to_play_and_to_paint(tmp_path: Path, game: str) -> None:
    """The test copies the same files into an empty folder, and uses the packages installed here."""
    copied = COPIED.findall(DOCKERFILE.read_text("utf-8"))
    for source, _ in copied:
        place = ROOT / source
        if place.is_dir():
            shutil.copytree(place, tmp_path / source, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(place, tmp_path / source)
    for words in (
        ("simulate", game, "--games", "1", "--record", "games"),
        ("picture", f"games/{game}-000000.txt", "-o", "board.png"),
        ("sandbox", "--help"),
    ):
        command = [sys.executable, "-m", "bot", *words]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
    assert (tmp_path / "board.png").is_file()


def test_dockerignore_lets_in_exactly_what_the_image_copies() -> None:
    let_in = {line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line.startswith("!")}
    assert let_in == {source for source, _ in COPIED.findall(DOCKERFILE.read_text("utf-8"))}
