"""Files that hold what players keep secret: nobody but their owner may read them."""

import os
from pathlib import Path


def create_private(file: Path) -> None:
    """A new, empty file. Raises `FileExistsError`; one that is there stays as its owner has made it."""
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
