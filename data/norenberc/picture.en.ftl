## Pictures: short words that fit the drawing
picture-guild-brewers = Brewers
picture-guild-bakers = Bakers
picture-guild-shoemakers = Shoemakers
picture-guild-printers = Printers
picture-guild-tailors = Tailors
picture-guild-hatmakers = Hatmakers
picture-round = Round { $round }/{ $rounds }
picture-turn = Turn { $turn }
picture-stack = Guests left: { $count }
picture-plans = Planning
picture-acts = Next
picture-names = Naming
picture-called = { $guild } done
picture-round-over = Round over
picture-game-over = The end
picture-news = News
