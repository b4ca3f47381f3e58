## Play by direct message
direct-players = At the table: { $names }
direct-answered = Done. You’ll hear from me here when it’s your turn again.
direct-over = This game is over.
direct-left = You no longer sit at this table.
direct-hello = Your turns will come here: what has happened, the board, and your move with its buttons. { slash-settings } changes that.
settings-dm-closed = I can’t message you: your privacy settings don’t allow direct messages from members of this server. Until they do, I’ll mention you in the channel when it’s your turn.
