game-pitch = Outbid your rivals at six guilds.
