"""Creates files with players' secrets, readable only by their owner."""

import os
from pathlib import Path


def create_private(file: Path) -> None:
    """Create an empty file with mode 0600; an existing file keeps its mode. Raises `FileExistsError`."""
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
