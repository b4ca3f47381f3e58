## Immagini: parole brevi che stanno nel disegno
picture-guild-brewers = Birrai
picture-guild-bakers = Fornai
picture-guild-shoemakers = Calzolai
picture-guild-printers = Stampatori
picture-guild-tailors = Sarti
picture-guild-hatmakers = Cappellai
picture-round = Round { $round }/{ $rounds }
picture-turn = Turno { $turn }
picture-stack = Ospiti rimasti: { $count }
picture-plans = Pianificano
picture-acts = Tocca a
picture-names = Sceglie
picture-called = { $guild }: fatto
picture-round-over = Fine round
picture-game-over = Fine partita
picture-news = Novità
