## Immagini: nomi di gilde che stanno nel disegno
picture-guild-brewers = Birrai
picture-guild-bakers = Pasticcieri
picture-guild-shoemakers = Calzolai
picture-guild-printers = Stampatori
picture-guild-tailors = Sarti
picture-guild-hatmakers = Cappellai

## Merci
picture-good-beer = Birra
picture-good-pastries = Dolci
picture-good-shoes = Scarpe
picture-good-pages = Pagine
picture-good-cloth = Stoffa
picture-good-hats = Cappelli

## Cittadini
picture-townsman-councilman = Consigliere
picture-townsman-burglar = Ladro
picture-townsman-guardsman = Guardia
picture-townsman-musician = Musicista
picture-townsman-peddler = Venditore ambulante
picture-townsman-mayor = Sindaco
picture-townsman-nobleman = Nobile
picture-townsman-tax_collector = Esattore delle tasse
picture-townsman-engraver = Incisore
picture-townsman-foreman = Capomastro
picture-townsman-apprentice = Apprendista
picture-townsman-banker = Banchiere
picture-townsman-jack = Tuttofare
picture-townsman-historian = Storico
picture-townsman-merchant = Mercante
picture-townsman-haggler = Negoziatore
picture-townsman-duchess = Duchessa

## Il tabellone
picture-round = Round { $round }/{ $rounds }
picture-turn = Turno { $turn }
picture-calm = Gilda di prestigio: { $guild }
picture-stack = Ospiti rimasti: { $count }
picture-plans = Pianificano
picture-acts = Tocca a
picture-names = Sceglie
picture-called = { $guild }: finito
picture-round-over = Fine round
picture-game-over = Fine partita

## Altre immagini
picture-townsmen = Cittadini
picture-agents = { $count ->
    [one] agente
   *[other] agenti
}
picture-in-stock = in riserva
picture-talers = { $count ->
    [one] tallero
   *[other] talleri
}
picture-plan = Piano
picture-prestige = Blasoni di prestigio
picture-or = o
picture-price = Prezzo di una merce: { $count }
picture-vacant = Nessun ospite
picture-round-end = Fine del round { $round }/{ $rounds }
picture-favorites = I favoriti delle gilde
picture-income = Incassi
picture-points-majorities = Maggioranze
picture-points-crests = Blasoni
picture-points-townsmen = Cittadini
picture-points-all = Tutte le gilde
picture-points-great = Gilde da 30+
picture-points-richest = Più ricco

## Come leggere il tabellone
picture-legend-agents = Agenti sul tetto
picture-legend-left = Blasoni rimasti alla gilda
picture-legend-prestige-here = Qui c’è il blasone di prestigio
picture-legend-cost = Costo: merci della gilda + merci a scelta
picture-legend-master = Capo della gilda: prezzo di una merce
picture-legend-pair = Prossimi capi; gli ultimi due in coppia
picture-legend-stored = Merci in magazzino
picture-legend-star = Agisce subito
picture-legend-moon = Agisce a fine round
picture-legend-sun = Conta a fine partita
picture-legend-agent = Porta un altro agente
picture-legend-most = Sfondo oro: ne ha di più
picture-legend-tie = Metà oro: a pari merito
picture-legend-craft = Artigiani: valore totale e numero
picture-legend-cards = Carte ancora coperte
picture-legend-pass = Ha finito per questo round

## Descrizioni delle immagini
picture-alt-board = Tabellone di Norenberc, round { $round } di { $rounds }, turno { $turn }.
picture-alt-guild-close = { $guild } da vicino, round { $round } di { $rounds }.
picture-alt-panel = La plancia di { $name }, round { $round } di { $rounds }.
picture-alt-order = Ordine di turno: { $names }.
picture-alt-guild = { $guild }: prezzo { $price }, ospiti: { $guests }.
picture-alt-player = { $name }: { $agents ->
    [one] { $agents } agente
   *[other] { $agents } agenti
}, { $goods ->
    [one] { $goods } merce
   *[other] { $goods } merci
}, { $craftsmen ->
    [one] { $craftsmen } artigiano
   *[other] { $craftsmen } artigiani
} (valore totale { $total }), { $crests ->
    [one] { $crests } blasone
   *[other] { $crests } blasoni
}.
picture-alt-round = Fine del round { $round } di { $rounds }.
picture-alt-favorite = { $guild }: { $name }.
picture-alt-income = { $name } riceve { $talers ->
    [one] { $talers } tallero
   *[other] { $talers } talleri
}.
picture-alt-legend = Come leggere il tabellone: una casa di gilda con le spiegazioni.

## La posizione come testo
picture-text-head = **Norenberc**: round { $round } di { $rounds }, turno { $turn }. Ospiti nella pila: { $stack }.
picture-text-guild = **{ $number }. { $guild }**: { $good } a { $price }.
picture-text-no-master = **{ $number }. { $guild }**: nessun capo.
picture-text-prestige = Qui c’è il blasone di prestigio.
picture-text-master-agent = Il capo porta un agente.
picture-text-coming = Prossimi capi: { $values }.
picture-text-pair = coppia { $upper } sopra { $lower }
picture-text-window = { $window }) { $tile }: { $price }
picture-text-own = { $own } { $good }
picture-text-any = { $own } { $good } + { $any } a scelta
picture-text-storehouse = Magazzino: { $goods }.
picture-text-roof = Tetto: { $agents }.
picture-text-crests-left = Blasoni rimasti: { $count }.
picture-text-mayors = Sindaci: { $count }.
picture-text-player = **{ $name }**: agenti { $agents } (in riserva { $stock }), azioni pianificate { $cards }.
picture-text-points = Punti finora, senza il denaro nascosto: { $points }.
picture-text-money = Talleri: { $talers }.
picture-text-passed = Ha finito.
picture-text-goods = Merci: { $goods }.
picture-text-peddled = Sui Venditori ambulanti: { $goods }.
picture-text-craftsmen = Artigiani: { $craftsmen }.
picture-text-townsmen = Cittadini: { $townsmen }.
picture-text-crests = Blasoni: { $crests }.
picture-text-nothing = nessuno

## Cosa fa ogni cittadino: le immagini che spiegano il tabellone
picture-legend-townsmen = Cosa fanno i cittadini
picture-legend-bonus = Cosa fanno i cittadini bonus
picture-effect-councilman = un altro agente, fino a { $agents } in tutto
picture-effect-burglar = prendi { $number } merci a un giocatore; la banca lo rimborsa
picture-effect-guardsman = scambia due artigiani della stessa gilda
picture-effect-musician = { $values } talleri a ogni round
picture-effect-peddler = lui e una tua merce valgono { $number } in questo round
picture-effect-mayor = a ogni round { unit-talers } a tutti per artigiano di una gilda
picture-effect-nobleman = { $values } PV
picture-effect-tax_collector = 1 PV ogni { $money } talleri
picture-effect-engraver = conta come un blasone di prestigio in più
picture-effect-foreman = { unit-points } per ogni tuo artigiano di valore { $values }
picture-effect-apprentice = { unit-points } per ogni tuo 2º e 3º posto
picture-effect-banker = a ogni round { unit-talers } ogni { $money } che possiedi
picture-effect-jack = { $values } in più nella maggioranza di una gilda
picture-effect-historian = un blasone doppio sostituisce uno che ti manca
picture-effect-merchant = { unit-talers } in più per ogni merce che vendi; −{ unit-points }
picture-effect-haggler = { unit-talers } in meno per ogni merce che compri; −{ unit-points }
picture-effect-duchess = sposta il blasone di prestigio in un’altra gilda

## The picture for planning: its columns, and what the marks at the guests mean
picture-plan-guild = Gilda · prezzo
picture-plan-goods = Tu e gli altri
picture-plan-can = puoi pagare
picture-plan-cannot = non ancora

## Guests by their shortest names, where there is little room
picture-brief-councilman = Consigliere
picture-brief-burglar = Ladro
picture-brief-guardsman = Guardia
picture-brief-musician = Musicista
picture-brief-peddler = Ambulante
picture-brief-mayor = Sindaco
picture-brief-nobleman = Nobile
picture-brief-tax_collector = Esattore
picture-brief-engraver = Incisore
picture-brief-foreman = Capomastro
picture-brief-apprentice = Apprendista
picture-brief-banker = Banchiere
picture-brief-jack = Tuttofare
picture-brief-historian = Storico
picture-brief-merchant = Mercante
picture-brief-haggler = Negoziatore
picture-brief-duchess = Duchessa

## The picture at a guild
picture-act-each = { $price } l’una
picture-act-keep = ti { $number ->
    [one] resta { $number }
   *[other] restano { $number }
}
picture-act-lack = { $number ->
    [one] manca { $number }
   *[other] mancano { $number }
}
picture-act-buy = Compra
picture-act-sell = Vendi
picture-act-most = Chi ha più
picture-act-empty = Magazzino vuoto

## What a guest brings, in a few words
picture-brings-sum = Somma { $own } → { $sum }
picture-brings-rival = rivale: { $sum }
picture-brings-agent = +1 agente
picture-brings-councilman = subito un agente in più
picture-brings-burglar = ruba { $number } merci a un rivale
picture-brings-guardsman = scambia due artigiani di una gilda
picture-brings-musician = { $value } talleri a ogni round
picture-brings-peddler = con lui una merce vale { $number }
picture-brings-mayor = { unit-talers } a round per artigiano di una gilda
picture-brings-nobleman = { $value } PV alla fine
picture-brings-tax_collector = 1 PV ogni { $money } talleri
picture-brings-engraver = un blasone di prestigio in più
picture-brings-foreman = { unit-points } per artigiano di valore { $value }
picture-brings-apprentice = { unit-points } per ogni 2º o 3º posto
picture-brings-banker = { unit-talers } a round ogni { $money } tuoi
picture-brings-jack = +{ $value } nella maggioranza di una gilda
picture-brings-historian = un blasone doppio ne sostituisce uno
picture-brings-merchant = vendi a { $talers } in più; −{ unit-points }
picture-brings-haggler = compri a { $talers } in meno; −{ unit-points }
picture-brings-duchess = sposta il blasone di prestigio

## Descriptions of the pictures for planning and at a guild
picture-alt-plan = Pianificazione, round { $round } di { $rounds }, turno { $turn }. Per ogni gilda: prezzo di una merce; merci tue e di { $names }; ospiti che puoi pagare (merci della gilda + qualsiasi) e non ancora (quante mancano).
picture-alt-plan-guild = { $guild } { $price }{ $prestige ->
    [0] {""}
   *[1] , prestigio
}{ $roof ->
    [0] {""}
   *[other] , tetto +{ $roof }
}{ $stored ->
    [0] , magazzino vuoto
   *[other] {""}
}: { $goods }{ $payables ->
    [0] {""}
   *[other] ; puoi: { $payable }
}{ $dears ->
    [0] {""}
   *[other] ; non ancora: { $dear }
}.
picture-alt-you = tu
picture-alt-act = { $guild }: { $price } l’una{ $prestige ->
    [0] {""}
   *[1] , blasone di prestigio
}{ $roof ->
    [0] {""}
   *[other] , tetto +{ $roof } se recluti
}.
picture-alt-act-own = Hai { $talers ->
    [one] { $talers } tallero
   *[other] { $talers } talleri
}; { $goods }.
picture-alt-act-buy = Comprare (talleri che restano): { $numbers }.
picture-alt-act-sell = Vendere (merci che restano): { $numbers }.
picture-alt-act-most = Chi ha più { $good } prende { $tiles }, un blasone{ $prestige ->
    [0] {""}
   *[1] {" "}e quello di prestigio
}: { $hands }.
