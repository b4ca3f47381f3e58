## Going on with a game that was ended early
resume-title = { $game }: continue?
resume-question = { $turns ->
    [one] This game was ended early, after 1 move.
   *[other] This game was ended early, after { $turns } moves.
} It continues once everyone has replied. Each player decides about their own seat; a computer plays for anyone who stays out or hasn’t replied by { $until }; they can take their seat back at any time.
resume-secrets = Nothing secret got out when it ended: nobody is given the record of a game that was ended early.
resume-in = continues
resume-asked = no reply yet
resume-yes = Continue
resume-no = Without me
resume-done = The game continues.
resume-closed = This vote is over. Use { slash-resume } to ask again.
news-resumed = The game continues from where it left off.
error-game_finished = This game was played to its end, so it can’t be continued. *Play again* below its scores, or { slash-new }, opens another table.
error-not_stopped = There is no game here that was ended early and can be continued.
error-not_resumable = What is stored of this game does not fit its moves, so it can’t be continued safely.
command-resume = Continue a game that was ended early in this channel
name-resume = resume
log-stopped =
    { $turns ->
        [one] This game was ended early, after 1 move. Its record, with the secret random seed, is not handed out, since the game may continue: { slash-resume } asks its players.
       *[other] This game was ended early, after { $turns } moves. Its record, with the secret random seed, is not handed out, since the game may continue: { slash-resume } asks its players.
    }
