## All games of a person, and the daily digest
games-title = ## Your games
games-none = You are not playing anywhere right now. Use `new` in a channel to open a table, or press *Join* at somebody else’s.
games-yours = **It’s your turn** · asked { $since }
games-yours-until = **It’s your turn** · asked { $since } · time runs out { $until }
games-lobby = Gathering players: { $seated } of { $seats } seats taken
games-more = { $number ->
    [one] And 1 more game.
   *[other] And { $number } more games.
}
settings-digest-on = Once a day, when you usually play, I’ll send you a list of the games that wait for you, if any do.
settings-digest-off = The daily digest is off.
settings-digest-closed = I can’t message you, so there is no daily digest: your privacy settings don’t allow direct messages from members of this server.
digest-hello = From now on your games that wait for you are listed here once a day. `/settings` changes that.
digest-failed = Your daily digest is off now: I could not message you. Once your privacy settings allow it, `/settings` turns it on again.
command-games = All my games, and where it is my turn
command-settings-digest = One message a day: where it is my turn
name-games = games
