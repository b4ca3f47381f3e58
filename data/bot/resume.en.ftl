## Going on with a game that was ended early
resume-title = { $game }: shall we go on?
resume-question = { $turns ->
    [one] This game was ended early, after 1 move.
   *[other] This game was ended early, after { $turns } moves.
} It goes on from there once everyone has answered. Each player decides about their own seat; whoever stays out, or has not answered by { $until }, is played by a computer and can take the seat back at any time.
resume-secrets = Nothing secret got out when it ended: nobody is given the record of a game that was ended early.
resume-in = plays on
resume-asked = asked
resume-yes = I’ll play on
resume-no = Without me
resume-done = The game goes on.
resume-closed = This question is closed. Use `resume` to ask again.
news-resumed = The game goes on from where it left off.
error-game_finished = This game was played to its end, so it cannot go on. *Play again* below its scores, or `new`, opens another table.
error-not_stopped = There is no game here that was ended early and could go on.
error-not_resumable = What is stored of this game does not fit its moves, so it cannot go on safely.
command-resume = Go on with a game that was ended early here
name-resume = resume
log-stopped =
    { $turns ->
        [one] This game was ended early, after 1 move. Its record, with the secret random seed, is not handed out, since the game may go on: `resume` asks its players.
       *[other] This game was ended early, after { $turns } moves. Its record, with the secret random seed, is not handed out, since the game may go on: `resume` asks its players.
    }
