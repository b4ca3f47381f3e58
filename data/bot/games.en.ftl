## All games of a person, and the daily digest
games-title = ## Your games
games-none = You are not playing anywhere right now. Open a table with { slash-new }, or press *Join* at someone else’s.
games-yours = **It’s your turn** · asked { $since }
games-yours-until = **It’s your turn** · asked { $since } · time runs out { $until }
games-lobby = Waiting for players: { $seated } of { $seats } seats taken
games-more = { $number ->
    [one] And 1 more game.
   *[other] And { $number } more games.
}
settings-digest-on = Daily digest: on. It comes when you usually play, if any games wait for you.
settings-digest-off = Daily digest: off
settings-digest-closed = Daily digest: off. I can’t message you: your privacy settings don’t allow direct messages from members of this server.
digest-hello = From now on your games that wait for you are listed here once a day. { slash-settings } changes that.
digest-failed = Your daily digest is off now: I could not message you. Once your privacy settings allow it, { slash-settings } turns it on again.
command-games = Show all my games, and where it’s my turn
command-settings-digest = One message a day: where it is my turn
name-games = games
