## What happened since a player’s last move
since-title = Since your last move
since-begin = What has happened so far
since-brief = { $title }, in short
since-all = News
since-nothing = Nothing has happened since your last move.

## What a player has missed
button-missed = What did I miss?
missed-title = What you missed
missed-held = What you own, before and now
missed-nothing = Nothing has happened since you last looked.

## Whom a game waits for
waiting-for-each = Waiting for { $people }
waiting-also = also { $people }
waiting-one = { $name } (asked { $since })
waiting-answered = Done: { $names }
