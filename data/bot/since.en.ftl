## What happened since a player’s last move
since-title = Since your last move
since-begin = What has happened so far
since-all = Show all
since-nothing = Nothing has happened since your last move.
