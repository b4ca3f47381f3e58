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
