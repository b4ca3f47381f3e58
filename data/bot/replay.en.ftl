## Replays of finished games
button-replay = Replay
name-replay = replay
command-replay = Go through the finished game step by step
replay-go-first = |◀ Start
replay-go-back = ◀ Back
replay-go-next = Next ▶
replay-go-mine = My next ▶
replay-rounds = Jump to a round…
replay-result = Result
replay-step = Step { $step } of { $steps }
replay-why = Why these points?
replay-download = Download
replay-to-step = To the step
replay-shown = { $name } shows a moment of { $game }
replay-points = { $name }: { $before } → **{ $after }**
replay-rule = Rule: { $topic }
replay-page = The whole game as a page: open it in any browser, even offline.
error-no_replay = This game can’t be replayed: its record is from other rules.
error-already_shown = You’ve already shown this moment to everyone.
error-too_many_moments = You’ve shown everyone { $most } moments of this game; that’s all for one game.

## Films of finished games
button-film = Film
film-wait = The film is being made; it appears here in a moment, for everyone.
film-there = The film is already here: { $link }
film-refused = Discord didn’t accept the film here: the bot may lack the **Attach Files** permission.
film-title = { $names-count ->
    [one] { $names } wins { $game }
   *[other] { $names } win { $game }
}
film-facts = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} · { $players ->
    [one] { $players } player
   *[other] { $players } players
}
film-alt = Film of the game { $game }: a cover, { $boards } boards from the beginning to the end, and the result.

## The page of a game
page-first = To the beginning
page-back = Back
page-next = Next
page-last = To the end
page-rounds = Rounds
page-step = Step { "{" }0{ "}" } of { "{" }1{ "}" }
page-keys = Arrow keys: back and next. Home and End: beginning and end. On a phone, swipe over the board.
