"""Where the files are that come with the program: figures, sentences and fonts."""

from pathlib import Path

_HERE = Path(__file__).parent
DATA = next(folder for folder in (_HERE / "data", _HERE.parent / "data") if folder.is_dir())
"""Beside this module where the program is installed, beside the packages in the project's own folder."""
