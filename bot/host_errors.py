"""Errors that are explained to the operator: settings, databases, files, the command line."""

from bot.errors import GameError


class BrokenRecord(GameError):
    """A game record is damaged or breaks the rules: line and reason."""


class FileTooLarge(GameError):
    """A file exceeds the size limit of its kind: file and limit in bytes."""


class DamagedData(GameError):
    """A data file does not make a valid game: file, location and reason."""


class UnknownPieces(GameError):
    """A setting names a data file for a game that is not in the catalog."""


class BadSetting(GameError):
    """A setting has a value that is not allowed."""


class BadNumber(GameError):
    """A numeric setting has a value that is not a number."""


class BadEndpoint(GameError):
    """A setting is not an address and port of this machine."""


class BadLink(GameError):
    """A setting is not the URL of a web page."""


class BadSettingsFile(GameError):
    """The settings file cannot be decoded as text."""


class NoToken(GameError):
    """No Discord token is set."""


class UnknownToken(GameError):
    """Discord rejects the token."""


class NoDiscord(GameError):
    """Discord does not answer, or its answer is not as expected."""


class UnknownOption(GameError):
    """The game does not have that option."""


class TooManyNames(GameError):
    """More players were named than the game has seats."""


class NoSuchTurn(GameError):
    """The record has no such turn."""


class NoSuchSeat(GameError):
    """The record has no such seat."""


class NoCodec(GameError):
    """The ending of a film's file name belongs to no format that this machine can write."""


class NoSuchSight(GameError):
    """The painter offers no such sight."""


class BadDatabase(GameError):
    """The database cannot be used: its name, a short reason, and the database's own message."""


class NoDriver(GameError):
    """The database needs a package that is not installed."""


class NotAnAddress(GameError):
    """A value is not the URL of a database on a server."""


class TargetTaken(GameError):
    """The target database of a move already contains other games."""


class NotMoved(GameError):
    """The database could not be moved; the target is unchanged."""


class NoBackup(GameError):
    """The database could not be copied."""


class DamagedBackup(GameError):
    """The database is damaged, and so is the copy just made."""


class BadState(GameError):
    """The stored position differs from what the stored answers lead to."""


class BrokenTable(GameError):
    """The stored data of a table cannot be read."""


class DatabaseInUse(GameError):
    """A running bot uses this database: its process, machine and start time."""


class OtherShards(GameError):
    """Processes that share the database use different numbers of shards."""


class ShardsNeedServer(GameError):
    """A database file cannot be shared by several processes."""


class BadShards(GameError):
    """A setting is not a valid range of shards."""


class BadGameName(GameError):
    """The name cannot be used for a new game."""


class NameInUse(GameError):
    """The name of the new game already occurs in the code."""


class NoSources(GameError):
    """A new game can be added only to a checkout that contains the tests."""
