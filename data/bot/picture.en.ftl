## Pictures of any game
picture-lobby = Waiting for players
picture-lobby-full = Ready to start
picture-free = free seat
picture-player = Player { $number }
picture-nobody = nobody
picture-final-scores = Final scores
picture-fewest-win = the fewest points win
picture-legend = How to read the board

## Descriptions of pictures
picture-alt-lobby = A new game of { $game }. At the table: { $names }. Free seats: { $free }.
picture-alt-scores = Final scores.
picture-alt-fewest-win = The fewest points win.
picture-alt-score = { $place }. { $name }: { $points } ({ $reasons }).
picture-alt-score-bare = { $place }. { $name }: { $points }.
picture-alt-due = Up now: { $names }.
picture-ringed = Ringed, since it has changed:

## Winning chances
picture-chances = Winning chances
picture-chances-begin = beginning
picture-chances-end = end
picture-share = { $share }%
picture-alt-chances = Winning chances in the course of the game, in percent: at the beginning, after each quarter, at the end.
picture-alt-chance = { $name }: { $shares }.
