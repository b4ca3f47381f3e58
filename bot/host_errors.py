"""What can go wrong for whoever runs the program: settings, databases, files, the command line."""

from bot.errors import GameError


class BrokenRecord(GameError):
    """A game record is damaged or does not follow the rules: the line and why."""


class FileTooLarge(GameError):
    """A file exceeds the size limit of its kind: the file and the limit in bytes."""


class DamagedData(GameError):
    """A data file does not make a game: the file, where in it, and why."""


class UnknownPieces(GameError):
    """A setting names a file of figures for a game that is not in the catalogue."""


class BadSetting(GameError):
    """Something in the environment or in .env has a value that it cannot have."""


class BadNumber(GameError):
    """A setting that is a number of something is none."""


class BadEndpoint(GameError):
    """A setting is no address and port of this machine."""


class BadSettingsFile(GameError):
    """The file with the settings cannot be read as text."""


class NoToken(GameError):
    """There is nothing to log in to Discord with."""


class UnknownToken(GameError):
    """Discord does not know the token."""


class NoDiscord(GameError):
    """Discord does not answer, or not as it should."""


class UnknownOption(GameError):
    """A game was asked for something that it does not let one choose."""


class TooManyNames(GameError):
    """More players were named than there are seats."""


class NoSuchTurn(GameError):
    """A record has no such turn."""


class NoSuchSeat(GameError):
    """A record has no such seat."""


class NoSuchSight(GameError):
    """A painter offers no such sight."""


class BadDatabase(GameError):
    """The database's file cannot be used: which one, why in a word, and what SQLite says."""


class NoDriver(GameError):
    """The database needs a package that is not installed."""


class NotAnAddress(GameError):
    """Something other than the address of a database on a server stands where one is needed."""


class TargetTaken(GameError):
    """A database that was to take over another holds other games."""


class NotMoved(GameError):
    """A database could not be carried over; the other one is as it was before."""


class NoBackup(GameError):
    """A copy of the database could not be made."""


class DamagedBackup(GameError):
    """A copy of the database was made, with the damage that the database has."""


class BadState(GameError):
    """A stored position is not what the stored answers lead to."""


class BrokenTable(GameError):
    """What is stored of a table cannot be read."""


class DatabaseInUse(GameError):
    """Another bot works with this database: its process, its host, and since when."""


class OtherShards(GameError):
    """Processes that work with the same database count its shards differently."""


class ShardsNeedServer(GameError):
    """A file cannot be shared by several processes."""


class BadShards(GameError):
    """A setting does not name shards."""


class BadGameName(GameError):
    """A new game cannot be called so."""


class NameInUse(GameError):
    """The name of a new game already occurs in the code."""


class NoSources(GameError):
    """A new game can be added only to a copy of the project, with its tests."""
