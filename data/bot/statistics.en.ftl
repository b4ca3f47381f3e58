## Pictures of statistics
picture-stats-someone = a player
picture-stats-player = Player
picture-stats-opponent = Opponent
picture-stats-column-game = Game
picture-stats-column-games = Games
picture-stats-column-wins = Wins
picture-stats-column-place = Place
picture-stats-column-recent = Last five
picture-stats-column-seats = Players
picture-stats-column-points = Points
picture-stats-column-best = Best
picture-stats-column-mean = Mean
picture-stats-column-tied = Tied
picture-stats-column-records = Records
picture-stats-duels = Head to head
picture-stats-ahead-behind = times ahead : behind
picture-stats-longest-streak = Longest streak
picture-stats-best-score = Best score
picture-stats-closest-finish = Closest finish
picture-stats-streak = Streak
picture-stats-pace = Time per move
picture-stats-this-month = This month
picture-stats-companion = Most games with
picture-stats-rival = Rival
picture-stats-computers = Against computers

## Values in these pictures
picture-stats-share = { $number } · { $share }%
picture-stats-decimal = { $whole }.{ $tenth }
picture-stats-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
picture-stats-games-since = { $games } since { $since }
picture-stats-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
picture-stats-seats = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
picture-stats-wins-in-a-row = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
picture-stats-best-streak = best: { $wins }
picture-stats-finish = +{ $lead } · { $game }
picture-stats-pace-live = live: { $time }
picture-stats-pace-slow = other paces: { $time }
picture-stats-won = { $wins } won
picture-stats-companion-note = { picture-stats-games }, { $duel }
picture-stats-rival-note = { picture-stats-games }, { $duel }
picture-stats-wins-note = wins: { $share }
picture-stats-place = place { $place }
picture-stats-seconds = { $number } s
picture-stats-minutes = { $number } min
picture-stats-hours = { $number } h
picture-stats-days = { $number } d
picture-stats-order-place = By mean place, from { $least } games
picture-stats-order-wins = By wins
picture-stats-order-records = By records

## Descriptions of these pictures
picture-stats-alt-title = { $title }: { $note }.
picture-stats-alt-line = { $name }: { picture-stats-games }, wins { $wins }, mean place { $place }, last { $recent }.
picture-stats-alt-duels = Times ahead and behind: { $duels }.
picture-stats-alt-record = { $what }: { $value } ({ $name }).
picture-stats-alt-fact = { $what }: { $value }.
picture-stats-alt-opponents = Times ahead and behind:
picture-stats-alt-opponent = { $name } { $duel }, tied { $tied }.
picture-stats-alt-best = { $game }, { picture-stats-seats }: { $points }, { $name }.
picture-stats-alt-game = { $game }: { picture-stats-games }, wins { $wins }, mean place { $place }.
picture-stats-alt-seats = { $seats }: games { $games }, best { $best }, mean { $mean }.
picture-stats-alt-rank = { $rank }. { $name }: { picture-stats-games }, wins { $wins }, mean place { $place }, records { $records }.

## Statistics
command-stats = Show how I have played, or how another player or this server has
command-stats-player = The player to look at
command-stats-server = Show this server’s players and records
command-stats-game = Count only this game
name-game = game
name-server = server
name-stats = stats
stats-part-me = Me
stats-part-server = This server
stats-part-duels = Head to head
stats-part-records = Records
stats-part-games = By game
stats-none = There is nothing to show yet: finished games with other people count here.
error-stats_hidden = This player doesn’t show their statistics here.
error-not_in_server = That works only on a server.

## Leaderboard
command-leaderboard = Show this server’s leaderboard
name-leaderboard = leaderboard
leaderboard-on = The leaderboard is on: everyone here can use { slash-leaderboard }. Players who hide their statistics are not on it.
leaderboard-off = The leaderboard is off. If you turn it on, everyone here can use { slash-leaderboard }.
leaderboard-empty = Nobody is on the leaderboard yet. By mean place, it takes five games with other people.
leaderboard-order-place = By place
leaderboard-order-wins = By wins
leaderboard-order-records = By records
leaderboard-turn-on = Turn the leaderboard on
leaderboard-turn-off = Turn the leaderboard off
error-no_leaderboard = This server has no leaderboard. Someone who manages the server can turn it on.
error-managers_only = Only someone who may manage this server can change that.
