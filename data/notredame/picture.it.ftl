## Pictures: colors on the plates of markets
picture-color-red = R
picture-color-blue = B
picture-color-green = Ve
picture-color-yellow = G
picture-color-purple = Vi

## The board
picture-round = Round { $round }/{ $rounds } · { mark-period }
picture-phase-draft = Scelta { $turn }/2
picture-phase-lap = Carta { $turn }/2
picture-phase-hiring = Personaggi
picture-phase-plague = Epidemia
picture-phase-over = Fine partita

## Close-ups
picture-hand = In mano
picture-deck = Ancora nel mazzo
picture-points-heading = Prestigio
picture-on-cathedral = { $count ->
    [0] Niente su Notre-Dame
    [one] { $count } segnalino su Notre-Dame
   *[other] { $count } segnalini su Notre-Dame
}
picture-carriage-at = Carrozza: { $market }
picture-no-markers = nessun segnalino
picture-no-cards = nessuna carta scoperta
picture-coming = Ancora in arrivo in questo periodo
picture-effect-moneylender = { unit-gold } e { unit-points }
picture-effect-monk = { unit-markers } dalla riserva generale e { unit-points }
picture-effect-maid = { unit-points }, e una moneta, un segnalino o un ratto in meno
picture-doctor-later = I ratti del suo round non contano per te, l’ospedale sì
picture-plague-sum = Ratto + ratti − ospedale = dove lo porta la peste; oltre il { $track } scoppia l’epidemia

## How to read the board
picture-legend-market = Mercato e messaggio: moneta, segnalino, ratto o prestigio
picture-legend-taken = Un mercato senza più messaggio
picture-legend-center = Il centro di un quartiere e di chi è
picture-legend-carriage = Una carrozza accanto al suo mercato
picture-legend-donors = Segnalini su Notre-Dame: la forma di ogni giocatore
picture-legend-pool = Il prestigio che Notre-Dame distribuisce
picture-legend-purse = Monete rimaste nella banca
picture-legend-sector = Un settore: quante pedine, amico compreso
picture-legend-supply = Segnalini: disponibili / nella riserva generale
picture-legend-gold = Monete
picture-legend-points = Punti prestigio, se non sono segreti
picture-legend-tally = Messaggi presi, per colore
picture-legend-bell = Il Campanaro: comincia questo round
picture-legend-flask = Il Medico tiene lontani i ratti di questo round
picture-legend-burst = La peste di questo round scoppierebbe
picture-legend-track = Il ratto sul tracciato della peste; la cornice mostra dove lo porterebbe la peste di questo round

## Descriptions of pictures
picture-alt-board = Il tabellone di Notre-Dame. { $moment }, { $phase }.
picture-alt-order = Ordine di gioco: { $names }.
picture-alt-player = Il quartiere di { $name }. { $moment }.
picture-alt-persons = I personaggi di questo periodo. { $moment }.
picture-alt-messages = Mercati e messaggi. { $moment }.
picture-alt-cathedral = Notre-Dame e le sue quote. { $moment }.
picture-alt-share = { $name }: { $markers ->
    [one] { $markers } segnalino
   *[other] { $markers } segnalini
}, { $points } PP.
picture-alt-plague = Ratti e ospedali. { $moment }.
picture-alt-level = { $name }: ratto { $before } + { $rats } − ospedale { $hospital } = { $level }.
picture-alt-outbreak = { $name }: ratto { $before } + { $rats } − ospedale { $hospital } = { $level }, epidemia.
picture-alt-cards = Le carte giocate in questo round. { $moment }.
picture-alt-legend = Come leggere il tabellone: ogni segno con il suo significato.

## The position as text
picture-text-head = **Notre-Dame**: { $moment }, { $phase }.
picture-text-persons = Personaggi, con i loro ratti: { $persons }. Ratti di questo round: { $rats }.
picture-text-pool = Alla fine del periodo Notre-Dame distribuisce { $points } PP.
picture-text-bank = Monete rimaste nella banca: { $coins }.
picture-text-lying = Messaggi sui mercati: { $messages }.
picture-text-goods = { $name } ({ $color }): { $points } PP, monete { $gold }, segnalini disponibili { $supply }, nella riserva generale { $general }.
picture-text-goods-secret = { $name } ({ $color }): monete { $gold }, segnalini disponibili { $supply }, nella riserva generale { $general }; prestigio segreto.
picture-text-borough = Quartiere: { $sectors }.
picture-text-friend = Amico fidato: { $sector }.
picture-text-friend-beside = Amico fidato: accanto al tabellone.
picture-text-rat = Ratto: { $rat }, dopo la peste di questo round { $level }.
picture-text-rat-outbreak = Ratto: { $rat }; la peste di questo round arriverebbe a { $level }, epidemia.
picture-text-taken = Messaggi presi: { $messages }.
picture-text-played = Carte giocate in questo round: { $cards }.
picture-text-hand = In mano: { $cards }.
picture-text-none = nessuno

## Immagini delle domande: quale carta tenere o giocare, chi assumere
picture-decide-shown = Personaggi
picture-decide-each = Ognuno costa
picture-decide-there = lì
picture-decide-moved = mosso
picture-decide-from = da
picture-decide-kept = Tenuta
picture-decide-rats = Ratti del round
picture-decide-rat = il tuo ratto
picture-decide-outbreak = Epidemia!
picture-decide-no_gold = servono monete
picture-decide-no_marker = senza segnalini
picture-decide-lapses = si può solo scartare
picture-decide-school = { $short ->
    [0] dalla riserva generale
   *[1] non ce ne sono altri
}
picture-decide-bank = monete
picture-decide-residence = { $bonus ->
    [0] punti
   *[other] punti, { $bonus } dal parco
}
picture-decide-hotel = { $number } a scelta
picture-decide-no_message = niente messaggi
picture-decide-steps = entro { unit-steps }
picture-decide-drive = entro { unit-steps }: { $market }
picture-decide-no_rats = ratto a 0
picture-decide-park = { $bonus ->
    [0] ancora nessun bonus
   *[other] +{ $bonus } PP a ogni guadagno di punti
}
picture-decide-stops = ferma
picture-decide-level = ratto a { $after }, non { $before }
picture-decide-saves = ratto a { $after }, niente epidemia
picture-decide-outbreak_stays = epidemia comunque
picture-decide-friend = dove vuoi
picture-decide-friend_acts = conta come pedina
picture-decide-share = poi { $worth } PP a fine periodo
picture-decide-cannot = non può aiutare
picture-decide-idle-jester = niente da spostare
picture-decide-idle-minstrel = niente da spostare
picture-decide-idle-bishop = manca un segnalino o un settore vuoto
picture-decide-hire-moneylender = monete e punti
picture-decide-hire-monk = segnalini e punti
picture-decide-hire-jester = in un altro settore, che agisce
picture-decide-hire-minstrel = da un settore a un solo altro
picture-decide-hire-bishop = in un settore vuoto, che agisce
picture-decide-hire-city_guard = { $points } per pedina
picture-decide-hire-night_watchman = { $points } per settore vuoto
picture-decide-hire-guild_master = { $points } per settore con { $pieces }+ pedine
picture-decide-hire-beggar_king = { $points } per casella davanti al ratto
picture-decide-hire-lawyer = { $points } ogni { $messages } messaggi
picture-decide-hire-lady = { $points } per pedina nel settore più pieno
picture-decide-hire-mayor = { $points } per settore con { $pieces }+ pedine
picture-decide-hire-carpenter = { $points } per settore con una pedina

## Descrizioni di queste immagini
picture-alt-draft = Carte tra cui scegliere, scelta { $turn } di 2. { $moment }.
picture-alt-card = Carte in mano, carta { $turn } di 2. { $moment }.
picture-alt-hire = Personaggi da assumere, { unit-gold } ciascuno. { $moment }.
picture-alt-left = A { $name }, alla tua sinistra, darebbero: { $things }.
picture-alt-kept = Tenuta: { $card }
picture-alt-pieces = pedine lì { $before } → { $after }
picture-alt-from = lascia: { $sector }
picture-alt-beside = è accanto al tabellone
picture-alt-losses = Costa { $points } PP e { unit-markers }.
picture-alt-no_supply = Nessun segnalino disponibile: una carta sposta uno dei tuoi da un altro posto.
