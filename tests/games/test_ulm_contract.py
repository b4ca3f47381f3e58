"""Ulm keeps the contract, until the catalogue has it and the contract's own tests play it."""

import pytest

from tests.games.ulm.tables import load_ulm
from tests.games.ulm_checks import CHECKS
from tests.games.walk import CONTRACT, Walk

GAME = load_ulm()


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_random_games_keep_the_contract(seats: int, seed: int) -> None:
    """Every check after every decision, from setup to the scores."""
    Walk(GAME, seats, seed).go(CONTRACT + CHECKS)
