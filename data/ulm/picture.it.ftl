## The board
picture-round = Round { $round }/{ $rounds }
picture-phase-push = Tessera
picture-phase-act = Azioni
picture-phase-over = Fine partita

## Close-ups
picture-heading-pushes = Mosse possibili
picture-heading-actions = Azioni rimaste
picture-heading-docks = Sulla banchina
picture-heading-bag = Nel sacchetto
picture-heading-waiting = Alla Casa del Giuramento
picture-heading-discards = Scarti
picture-heading-hand = In mano
picture-heading-shields = Stemmi e discendenti
picture-heading-seals = Sigilli
picture-heading-laid = Carte calate
picture-heading-points = Punti se finisse ora
picture-heading-tiles = Tessere azione
picture-heading-cards = Carte: Cattedrale, Commercio, Cronaca
picture-heading-towers = Tessere Torre
picture-nothing-laid = ancora nessuna carta calata
picture-shield-golden = { $shield } (varco { $gate })
picture-no-change = non cambia nulla
picture-chronicle = Carte Cronaca
picture-price = { $equal ->
    [yes] { $tiles } tessere uguali
   *[no] { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    }
}
picture-card-now = { $card }: { $gains } per { $price }
picture-card-free = { $card }: { $gains }

## How to read the board
picture-legend-gate = Un varco aperto: di qui si può inserire una tessera
picture-legend-shut = Un varco chiuso: una tessera blocca la sua fila
picture-legend-push = L’ultima tessera inserita; la sua fila è su fondo oro
picture-legend-out = La tessera uscita con questa mossa
picture-legend-crest = Uno stemma di famiglia: paga quando esce una tessera
picture-legend-drawn = La tessera da inserire ora, e a chi tocca
picture-legend-bag = Tessere nel sacchetto
picture-legend-deck = Carte nel mazzo
picture-legend-shields = Stemmi cittadini nella pila
picture-legend-place = Un posto libero per un sigillo
picture-legend-privilege = Il privilegio di un quartiere; qui: una di 2 carte
picture-legend-waiting = Un discendente alla Casa del Giuramento
picture-legend-barge = Una chiatta fra i suoi due quartieri
picture-legend-seals = Sigilli ancora da posare
picture-legend-hand = Carte in mano
picture-legend-sparrows = Passeri
picture-legend-coins = Monete
picture-legend-points = Punti se finisse ora
picture-legend-own = Tessere proprie di un tipo, qui 2
picture-legend-lack = Nessuna tessera propria di un tipo
picture-legend-golden = Uno stemma cittadino dorato: ha un varco
picture-legend-plain = Uno stemma cittadino semplice
picture-legend-face = Un discendente con un’abilità duratura
picture-legend-family = Uno stemma di famiglia rimasto
picture-legend-tower = La tessera Torre di questo round
picture-legend-next = La tessera Torre del prossimo round
picture-legend-charter = La Carta del giuramento: comincia ogni round

## Descriptions of pictures
picture-alt-board = Tabellone di Ulm. { $moment }, { $phase }.
picture-alt-order = Ordine di turno: { $names }.
picture-alt-grid = La piazza della Cattedrale. { $moment }.
picture-alt-river = Il Danubio. { $moment }.
picture-alt-quarters = I quartieri della città. { $moment }.
picture-alt-shields = Stemmi cittadini e discendenti. { $moment }.
picture-alt-cards = Carte calate. { $moment }.
picture-alt-player = Che cosa ha { $name }. { $moment }.
picture-alt-legend = Come leggere il tabellone: ogni segno con il suo significato.

## The position as text
picture-text-head = **{ title }**: { $moment }, { $phase }.
picture-text-none = nessuna
picture-text-drawn = Da inserire: { $tile }.
picture-text-actions = Azioni rimaste: { $tiles }.
picture-text-tower = Tessera Torre di questo round: { $tower } ({ $changes }).
picture-text-tower-next = Tessera Torre del prossimo round: { $tower }.
picture-text-row = Riga { $row }: { $tiles }.
picture-text-push = Ultima tessera dal varco { $gate }.
picture-text-lying = Tessere ai varchi: { $tiles }.
picture-text-open = Varchi aperti: { $gates }.
picture-text-crests = Stemmi di famiglia: { $crests }.
picture-text-docks = Sulla banchina: { $tiles }.
picture-text-bag = Nel sacchetto: { $tiles }.
picture-text-barges = Chiatte: { $barges }.
picture-text-quarter = { $quarter } ({ $gains }): sigilli: { $seals }; posti liberi: { $free }.
picture-text-waiting = Discendenti alla Casa del Giuramento:
picture-text-stacks = Carte nel mazzo: { $deck }. Stemmi cittadini nella pila: { $shields }.
picture-text-discards = Scarti: { $cards }.
picture-text-goods = { $name }: punti { $points }, monete { $coins }, passeri { $sparrows }, sigilli rimasti { $supply }, stemmi di famiglia rimasti { $crests }, carte in mano { $hand }; tessere: { $tiles }.
picture-text-barge = Chiatta: { $space }, presso { $quarters }.
picture-text-shields = Stemmi cittadini: { $shields }.
picture-text-laid = Carte calate: { $cards }.
picture-text-hand = In mano: { $cards }.

## L’immagine della domanda dove inserire la tessera
picture-push-lines = Che cosa dà ogni varco
picture-push-closed = chiuso
picture-push-tiles = Tue tessere
picture-push-no_tiles = Nessuna tessera tua
picture-push-hand = Mano
picture-push-seals = Sigilli qui
picture-push-swap_open = { $price }: cambia con
picture-push-swap_free = cambio gratis con
picture-push-swap_done = già cambiata
picture-push-swap_docks = niente da cambiare
picture-push-swap_poor = un cambio costa { $price }
picture-alt-push = Dove inserisci la tessera? { $moment }. In mano: { $tile }.
picture-alt-gates = Ogni varco dà { $tile } e altre due azioni; un nome dice chi riceve dallo stemma: { $gates }.
picture-alt-closed = Varchi chiusi: { $gates }.
picture-alt-crest = Uno stemma dà al proprietario { $pay }.
picture-alt-swap = Scambio: { $detail }.
picture-alt-barge = Chiatta: { $space }, presso { $quarters }; sigilli possibili: { $free }.

## Le immagini delle domande dopo l’inserimento
picture-act-then = poi { $number }
picture-act-free = gratis
picture-act-have = ne hai { $number }
picture-act-pair = coppia: 1 di { $look }
picture-act-or_play = o ne giochi una
picture-act-no_deck = carte finite
picture-act-to = a { $space }
picture-act-up_to = fino a { $space }
picture-act-no_space = nessuna casella
picture-act-no_seals = sigilli finiti
picture-act-full = quartieri pieni
picture-act-no_tiles = nessuna tessera
picture-act-sides = fino a { $number } lati
picture-act-saved = Calate
picture-take-now = ora
picture-take-not_now = ora no
picture-take-saved = calata
picture-take-equal = uguali
picture-take-gate = stemma al varco { $gate }:
picture-take-plain = solo punti
picture-take-late = stemmi di famiglia finiti
picture-alt-act = Le tue azioni. { $moment }.
picture-alt-take = La tua scelta. { $moment }.
picture-alt-sides = Lati: { $sides }.
picture-alt-rivals = Se la partita finisse ora: { $points }.
