"""The location of the files that come with the program: data files, sentences and fonts."""

from pathlib import Path

_HERE = Path(__file__).parent
DATA = next(folder for folder in (_HERE / "data", _HERE.parent / "data") if folder.is_dir())
"""Inside the package if the program is installed, next to the packages in a checkout."""
