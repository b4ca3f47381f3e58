## Games in direct messages
lobby-private = You against computers. Press **{ lobby-start }** whenever you like.
heading-private = in your direct messages
error-plays_alone = Only computers can sit with you in direct messages. To play with friends, open a table in a channel of a server.
error-direct_closed = Your privacy settings don’t let me write to you here. Until they do, `{ name-play }` shows where your game stands.
