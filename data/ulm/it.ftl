## The game
title = Ulm
name-tower = torre
game-note = Avevamo solo il primo dei due regolamenti del gioco. Lo svolgimento viene da lì; i pezzi li descrive il secondo, perciò circa metà di ciò che fanno quartieri, carte, stemmi, discendenti e tessere Torre è **una nostra invenzione**. Le regole ne parlano in una voce a parte.
option-tower = Che cosa fanno le tessere Torre: contano solo i round o cambiano ogni round per tutti
option-tower-roof = Contano solo i round (gioco base)
option-tower-symbols = Ognuna cambia il suo round per tutti (gioco avanzato)

## Signs of tiles, where a sentence shows a picture of the area
symbol-money = 🪙{" "}
symbol-clear = 🧹{" "}
symbol-card = 📜{" "}
symbol-river = ⛵{" "}
symbol-seal = 🔶{" "}
symbol-gate_a = 🇦{" "}
symbol-gate_b = 🇧{" "}
symbol-gate_c = 🇨{" "}
symbol-gate_d = 🇩{" "}
symbol-gate_e = 🇪{" "}
symbol-gate_f = 🇫{" "}
symbol-gate_g = 🇬{" "}
symbol-gate_h = 🇭{" "}
symbol-gate_i = 🇮{" "}
symbol-gate_j = 🇯{" "}
symbol-gate_k = 🇰{" "}
symbol-gate_l = 🇱{" "}
symbol-closed = ✖️{" "}
symbol-corner = ⬛{" "}
symbol-coin = {""}
symbol-sparrow = {""}
symbol-point = {""}
symbol-barge = {""}
symbol-charter = {""}

## Units and marks, used inside other sentences
unit-coins = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
unit-sparrows = { $sparrows ->
    [one] { $sparrows } passero
   *[other] { $sparrows } passeri
}
unit-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
unit-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
unit-steps = { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}
unit-number = { $number ->
    [one] { $number } tessera
   *[other] { $number } tessere
}
unit-price = { $price ->
    [one] { $price } tessera
   *[other] { $price } tessere
}
unit-places = { $places ->
    [one] { $places } posto libero
   *[other] { $places } posti liberi
}
unit-seals = { $seals ->
    [one] { $seals } sigillo
   *[other] { $seals } sigilli
}
unit-privilege = { $choices-count ->
    [0] { $things }
   *[other] { $things-count ->
        [0] a scelta: { $choices }
       *[other] { $things }, poi a scelta: { $choices }
    }
}
mark-count = { $count ->
    [0] {""}
    [1] {""}
   *[other]  ×{ $count }
}
mark-space = { $space ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
    [6] +6
    [7] +7
    [8] +8
    [9] +9
    [10] +10
    [11] +11
   *[other] { $space }
}

## The five kinds of action tile
piece-money = { $form ->
    [value] { symbol-money }
   *[plain] Denaro{ mark-count }
}
piece-clear = { $form ->
    [value] { symbol-clear }
   *[plain] Sgombero{ mark-count }
}
piece-card = { $form ->
    [value] { symbol-card }
   *[plain] Carta{ mark-count }
}
piece-river = { $form ->
    [value] { symbol-river }
   *[plain] Fiume{ mark-count }
}
piece-seal = { $form ->
    [value] { symbol-seal }
   *[plain] Sigillo{ mark-count }
}

## Sides and gates: every gate has a letter
mark-left = { $value ->
    [1] {"A"}
    [2] {"B"}
   *[3] {"C"}
}
mark-right = { $value ->
    [1] {"D"}
    [2] {"E"}
   *[3] {"F"}
}
mark-top = { $value ->
    [1] {"G"}
    [2] {"H"}
   *[3] {"I"}
}
mark-bottom = { $value ->
    [1] {"J"}
    [2] {"K"}
   *[3] {"L"}
}
mark-left-sign = { $value ->
    [1] { symbol-gate_a }
    [2] { symbol-gate_b }
   *[3] { symbol-gate_c }
}
mark-right-sign = { $value ->
    [1] { symbol-gate_d }
    [2] { symbol-gate_e }
   *[3] { symbol-gate_f }
}
mark-top-sign = { $value ->
    [1] { symbol-gate_g }
    [2] { symbol-gate_h }
   *[3] { symbol-gate_i }
}
mark-bottom-sign = { $value ->
    [1] { symbol-gate_j }
    [2] { symbol-gate_k }
   *[3] { symbol-gate_l }
}
piece-left = { $form ->
    [value] { mark-left-sign }
    [letter] { mark-left }
    [cap] A sinistra
    [lato] il lato sinistro
    [from] riga { $value } da sinistra
   *[plain] { $value ->
        [0] a sinistra{ mark-count }
       *[other] { mark-left } (sinistra { $value })
    }
}
piece-right = { $form ->
    [value] { mark-right-sign }
    [letter] { mark-right }
    [cap] A destra
    [lato] il lato destro
    [from] riga { $value } da destra
   *[plain] { $value ->
        [0] a destra{ mark-count }
       *[other] { mark-right } (destra { $value })
    }
}
piece-top = { $form ->
    [value] { mark-top-sign }
    [letter] { mark-top }
    [cap] In alto
    [lato] il lato in alto
    [from] colonna { $value } dall’alto
   *[plain] { $value ->
        [0] in alto{ mark-count }
       *[other] { mark-top } (in alto { $value })
    }
}
piece-bottom = { $form ->
    [value] { mark-bottom-sign }
    [letter] { mark-bottom }
    [cap] In basso
    [lato] il lato in basso
    [from] colonna { $value } dal basso
   *[plain] { $value ->
        [0] in basso{ mark-count }
       *[other] { mark-bottom } (in basso { $value })
    }
}
piece-closed = { symbol-closed }

## Spaces of the Danube
piece-past = +{ $value }
piece-before = −{ $value }
piece-to_past = chiatta a +{ $value }
piece-to_before = chiatta a −{ $value }

## What can be gained
piece-gain_coins = { $value ->
    [one] { $value } moneta
   *[other] { $value } monete
}
piece-gain_sparrows = { $value ->
    [one] { $value } passero
   *[other] { $value } passeri
}
piece-gain_points = { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}
piece-gain_tiles = { $value ->
    [one] { $value } tessera
   *[other] { $value } tessere
}
piece-gain_cards = { $value ->
    [one] { $value } carta
   *[other] { $value } carte
}
piece-gain_look = { $value ->
    [one] { $value } carta
   *[other] una carta su { $value }
}
piece-gain_steps = { $value ->
    [one] { $value } passo
   *[other] fino a { $value } passi
}
piece-gain_shield = { $value ->
    [one] uno stemma cittadino
   *[other] uno stemma cittadino su { $value }
}
piece-gain_descendant = un discendente
piece-gain_seal = un sigillo senza pagare
piece-gain_one_of = una cosa a scelta
piece-gain_points_per = punti

## What a player chooses next
piece-next_act = se giocare una carta
piece-next_shield = scelta dello stemma
piece-next_descendant = scelta del discendente
piece-next_keep = quale carta tenere
piece-next_choose = che cosa dà il privilegio
piece-next_steps = fin dove navigare
piece-next_quarter = quartiere del sigillo

## What points are counted by
piece-of_shields = { $form ->
    [one] tuo stemma
   *[plain] tuoi stemmi
}
piece-of_coins = { $form ->
    [one] tua moneta
   *[plain] tue monete
}
piece-of_sparrows = { $form ->
    [one] tuo passero
   *[plain] tuoi passeri
}
piece-of_tiles = { $form ->
    [one] tua tessera
   *[plain] tue tessere
}
piece-of_quarters = { $form ->
    [one] quartiere con un tuo sigillo
   *[plain] quartieri con un tuo sigillo
}
piece-of_seals = { $form ->
    [one] sigillo posato
   *[plain] sigilli posati
}
piece-of_past = { $form ->
    [one] casella oltre il ponte
   *[plain] caselle oltre il ponte
}
piece-of_descendants = { $form ->
    [one] tuo discendente
   *[plain] tuoi discendenti
}

## What descendants and tower tiles change
piece-all_money = l’azione Denaro dà { $value ->
    [one] { $value } moneta
   *[other] { $value } monete
} in più
piece-all_money_less = l’azione Denaro dà { $value ->
    [one] { $value } moneta
   *[other] { $value } monete
} in meno
piece-first_money = la prima azione Denaro del tuo turno dà { $value ->
    [one] { $value } moneta
   *[other] { $value } monete
} in più
piece-first_money_less = la prima azione Denaro del tuo turno dà { $value ->
    [one] { $value } moneta
   *[other] { $value } monete
} in meno
piece-all_steps = l’azione Fiume va fino a { $value ->
    [one] { $value } casella
   *[other] { $value } caselle
} più avanti
piece-all_steps_less = l’azione Fiume va { $value ->
    [one] { $value } casella
   *[other] { $value } caselle
} in meno
piece-first_steps = la prima azione Fiume del tuo turno va fino a { $value ->
    [one] { $value } casella
   *[other] { $value } caselle
} più avanti
piece-first_steps_less = la prima azione Fiume del tuo turno va { $value ->
    [one] { $value } casella
   *[other] { $value } caselle
} in meno
piece-all_sides = l’azione Sgombero prende fino a { $value ->
    [one] { $value } lato
   *[other] { $value } lati
} in più
piece-all_sides_less = l’azione Sgombero prende { $value ->
    [one] { $value } lato
   *[other] { $value } lati
} in meno
piece-first_sides = la prima azione Sgombero del tuo turno prende fino a { $value ->
    [one] { $value } lato
   *[other] { $value } lati
} in più
piece-first_sides_less = la prima azione Sgombero del tuo turno prende { $value ->
    [one] { $value } lato
   *[other] { $value } lati
} in meno
piece-all_plays = per turno puoi giocare gratis { $value ->
    [one] { $value } carta
   *[other] { $value } carte
} in più
piece-all_plays_less = per turno puoi giocare gratis { $value ->
    [one] { $value } carta
   *[other] { $value } carte
} in meno
piece-all_buy_sparrows = { $value ->
    [one] { $value } passero
   *[other] { $value } passeri
} per ogni carta comprata
piece-all_seal_points = { $value ->
    [one] { $value } punto
   *[other] { $value } punti
} per ogni sigillo posato
piece-all_step_points = { $value ->
    [one] { $value } punto
   *[other] { $value } punti
} per ogni passo su una casella oltre il ponte
piece-all_seal_cost = l’azione Sigillo costa { $value ->
    [one] { $value } moneta
   *[other] { $value } monete
} in più
piece-all_seal_cost_less = l’azione Sigillo costa { $value ->
    [one] { $value } moneta
   *[other] { $value } monete
} in meno
piece-first_seal_cost = la prima azione Sigillo del tuo turno costa { $value ->
    [one] { $value } moneta
   *[other] { $value } monete
} in più
piece-first_seal_cost_less = la prima azione Sigillo del tuo turno costa { $value ->
    [one] { $value } moneta
   *[other] { $value } monete
} in meno
piece-all_guard_two = { $value ->
    [one] { $value } punto
   *[other] { $value } punti
} se nella tua fila sono uguali esattamente due tessere
piece-all_guard_three = { $value ->
    [one] { $value } punto
   *[other] { $value } punti
} se lo sono tutte e tre
piece-all_look = quando compri guardi { $value ->
    [one] { $value } carta
   *[other] { $value } carte
}
piece-all_card_price = una carta costa { $value ->
    [one] { $value } tessera
   *[other] { $value } tessere
}
piece-all_swap_price = { $value ->
    [0] lo scambio è gratuito
    [one] lo scambio costa { $value } passero
   *[other] lo scambio costa { $value } passeri
}

## Quarters
piece-crooked_house = { $form ->
    [in] nella Casa Storta
   *[plain] Casa Storta{ mark-count }
}
piece-oath_house = { $form ->
    [in] nella Casa del Giuramento
    [row] Giuramento
   *[plain] Casa del Giuramento{ mark-count }
}
piece-town_hall = { $form ->
    [in] nel Municipio
   *[plain] Municipio{ mark-count }
}
piece-goose_tower = { $form ->
    [in] nella Torre delle Oche
    [row] Oche
   *[plain] Torre delle Oche{ mark-count }
}
piece-fishermen = { $form ->
    [in] nel Quartiere dei Pescatori
    [row] Pescatori
   *[plain] Quartiere dei Pescatori{ mark-count }
}
piece-gardens = { $form ->
    [in] nei Giardini
   *[plain] Giardini{ mark-count }
}
piece-dockside = { $form ->
    [in] nel Quartiere del Porto
    [row] Porto
   *[plain] Quartiere del Porto{ mark-count }
}
piece-reichenau = { $form ->
    [in] nella Corte di Reichenau
    [row] Reichenau
   *[plain] Corte di Reichenau{ mark-count }
}

## City shields
piece-shield_town_hall = Municipio
piece-shield_oath_house = Casa del Giuramento
piece-shield_goose_tower = Torre delle Oche
piece-shield_crooked_house = Casa Storta
piece-shield_gardens = Giardini
piece-shield_reichenau = Corte di Reichenau
piece-shield_fishermen = Quartiere dei Pescatori
piece-shield_dockside = Quartiere del Porto
piece-shield_corn_house = Granaio
piece-shield_salt_house = Magazzino del Sale
piece-shield_armoury = Arsenale
piece-shield_butchers_tower = Torre dei Macellai

## Cards
piece-base = { $form ->
    [the] la Base{ mark-count }
   *[plain] Base{ mark-count }
}
piece-nave = { $form ->
    [the] la Navata{ mark-count }
   *[plain] Navata{ mark-count }
}
piece-spire = { $form ->
    [the] la Guglia{ mark-count }
   *[plain] Guglia{ mark-count }
}
piece-cloth = { $form ->
    [the] la Stoffa{ mark-count }
   *[plain] Stoffa{ mark-count }
}
piece-art = { $form ->
    [the] l’Opera d’arte{ mark-count }
   *[plain] Opera d’arte{ mark-count }
}
piece-goods = { $form ->
    [the] la Merce{ mark-count }
   *[plain] Merce{ mark-count }
}
piece-pilot = { $form ->
    [the] il Pilota fluviale{ mark-count }
   *[plain] Pilota fluviale{ mark-count }
}
piece-seal_keeper = { $form ->
    [the] il Custode del sigillo{ mark-count }
   *[plain] Custode del sigillo{ mark-count }
}
piece-herald = { $form ->
    [the] l’Araldo{ mark-count }
   *[plain] Araldo{ mark-count }
}
piece-mint = { $form ->
    [the] la Zecca{ mark-count }
   *[plain] Zecca{ mark-count }
}
piece-bird_catcher = { $form ->
    [the] l’Uccellatore{ mark-count }
   *[plain] Uccellatore{ mark-count }
}
piece-market = { $form ->
    [the] il Mercato{ mark-count }
   *[plain] Mercato{ mark-count }
}

## Descendants
piece-guard = { $form ->
    [the] la Guardia
   *[plain] Guardia
}
piece-boatman = { $form ->
    [the] il Barcaiolo
   *[plain] Barcaiolo
}
piece-merchant = { $form ->
    [the] il Mercante
   *[plain] Mercante
}
piece-seal_cutter = { $form ->
    [the] l’Incisore di sigilli
   *[plain] Incisore di sigilli
}
piece-scholar = { $form ->
    [the] lo Studioso
   *[plain] Studioso
}
piece-sweeper = { $form ->
    [the] lo Spazzino
   *[plain] Spazzino
}
piece-bird_keeper = { $form ->
    [the] il Custode degli uccelli
   *[plain] Custode degli uccelli
}
piece-councillor = { $form ->
    [the] il Consigliere
   *[plain] Consigliere
}

## Tower tiles
piece-rich = Tempi d’oro
piece-flood = Piena
piece-wax = Cera a buon prezzo
piece-toll = Tassa sui sigilli
piece-fair = Fiera del libro
piece-library = Biblioteca
piece-broom = Grandi pulizie
piece-birds = Stormo di passeri
piece-stage = Teatranti in città
piece-notary = Notaio
piece-current = Corrente rapida
piece-calm = Calma

## What happens
line-round_begins = ### Round { $round } di { $rounds }
line-standing = -# { $seat }: { unit-points } se la partita finisse ora.
line-tower_shown = **Tessera Torre di questo round:** { $tower }
line-turn = ### Turno di { $seat }
line-lines_reopened = -# Nessuna fila era aperta: { $tiles-count ->
    [one] { $tiles-count } tessera torna
   *[other] { $tiles-count } tessere tornano
} nel sacchetto.
line-bag_refilled = -# Il sacchetto era vuoto e riceve le tessere intorno alla piazza: { $tiles }.
line-docks_emptied = -# Il sacchetto è ancora vuoto e riceve le tessere della banchina; non ci sono più scambi.
line-drew = -# { $seat } pesca la tessera { $tile }.
line-no_tile = -# Per { $seat } non c’è più nessuna tessera: in questo turno niente da inserire e niente azioni.
line-swapped = -# { $seat } lascia sulla banchina la tessera { $tile } e prende la tessera { $other }.
line-pushed = { $seat } inserisce la tessera { $tile } dal varco { $gate }; esce la tessera { $out }.
line-crest_paid = -# È uscita una tessera dal varco { $gate }, dove { $seat } ha uno stemma di famiglia.
line-guard_scored = -# { $seat } riceve { unit-points } per la Guardia.
line-took_money = { $seat } prende { symbol-coin }{ unit-coins }.
line-cleared = { $seat } sgombera { $sides-lato } e riceve { $tiles }.
line-bought = { $seat } compra una carta pagando { $tiles }.
line-drew_cards = { $seat } pesca { $number ->
    [one] una carta.
   *[other] { $number } carte.
}
line-rejected = -# { $seat } scarta { $card-the }.
line-moved = { $seat } naviga fino alla casella { mark-space }{ $jumped ->
    [0] .
    [one] , superando { $jumped } chiatta.
   *[other] , superando { $jumped } chiatte.
}
line-river_bonus = -# La casella { mark-space } dà a { $seat } il suo bonus.
line-sealed = { $seat } posa un sigillo { $quarter-in }{ $coins ->
    [0] {" "}gratis.
   *[other] {" "}per { symbol-coin }{ unit-coins }.
}
line-gained_coins = -# { $seat } riceve { symbol-coin }{ $number ->
    [one] { $number } moneta.
   *[other] { $number } monete.
}
line-gained_sparrows = -# { $seat } riceve { symbol-sparrow }{ $number ->
    [one] { $number } passero.
   *[other] { $number } passeri.
}
line-gained_points = -# { $seat } riceve { $number ->
    [one] { $number } punto.
   *[other] { $number } punti.
}
line-gained_tiles = -# { $seat } pesca dal sacchetto: { $tiles }.
line-shield_taken = { $seat } prende lo stemma cittadino { $shield }: +{ unit-points }.
line-crest_placed = -# È dorato: { $seat } posa uno stemma di famiglia al varco { $gate }.
line-descendant_taken = { $seat } prende { $descendant-the } dalla Casa del Giuramento.
line-card_used = { $seat } usa { $card-the }{ $tiles-count ->
    [0] .
   *[other] {" "}pagando { $tiles }.
}
line-card_laid = { $seat } cala { $card-the } per la fine della partita.
line-deck_shuffled = -# Gli scarti vengono rimescolati in un nuovo mazzo.
line-waived = -# { $seat } non usa { $actions }.
line-hands_dropped = -# { $seat } scarta { $number ->
    [one] { $number } carta rimasta in mano.
   *[other] { $number } carte rimaste in mano.
}
line-total = { $place }. { $seat } · { unit-points }
line-won = ## 🏆 { $seats-count ->
    [one] Vince { $seats }!
   *[other] Vittoria condivisa: { $seats }!
}

## Reasons for points
line-score_start = Punti iniziali
line-score_privileges = Privilegi dei quartieri
line-score_shields = Stemmi cittadini
line-score_cards = Carte usate
line-score_river = Bonus sul Danubio
line-score_seals = Sigilli posati
line-score_guard = Guardia
line-score_crests = Stemmi di famiglia
line-score_sparrows = Passeri
line-score_danube = Posizione sul Danubio
line-score_cathedral = Carte Cattedrale
line-score_trade = Carte Commercio
line-score_chronicle = { $card }
line-points_start = Punti iniziali: { unit-points }
line-points_privileges = Privilegi dei quartieri: { unit-points }
line-points_shields = Stemmi cittadini: { unit-points }
line-points_cards = Carte usate: { unit-points }
line-points_river = Bonus sul Danubio: { unit-points }
line-points_seals = Sigilli posati: { unit-points }
line-points_guard = Guardia: { unit-points }
line-points_crests = Stemmi di famiglia: { unit-points }
line-points_sparrows = Passeri: { unit-points }
line-points_danube = Posizione sul Danubio: { unit-points }
line-points_cathedral = Carte Cattedrale: { unit-points }
line-points_trade = Carte Commercio: { unit-points }
line-points_chronicle = Carte Cronaca: { unit-points }
line-points_total = ### Se la partita finisse ora: { unit-points }

## How things stand
line-own_goods = **Risorse:** { symbol-coin }{ unit-coins } · { symbol-sparrow }{ unit-sparrows } · { $tiles-count ->
    [0] nessuna tessera
   *[other] tessere: { $tiles }
}
line-own_barge = { symbol-barge }**Chiatta:** { $space }, fra { $quarters }
line-own_seals = **Sigilli:** { $quarters } · ne restano { $supply }
line-own_no_seals = **Sigilli:** nessuno posato · ne restano { $supply }
line-own_shields = **Stemmi cittadini:** { $shields } · stemmi di famiglia rimasti: { $crests }
line-own_descendant = **{ $descendant }:** { $changes }
line-own_laid = **Calate:** { $cards }
line-own_hand = **In mano:** { $cards }
line-own_hand_hidden = **In mano:** { unit-cards }
line-status_round = ### Round { $round } di { $rounds }
line-status_tower = **Tessera Torre { $tower }:** { $changes }
line-status_calm = **Tessera Torre { $tower }:** non cambia niente
line-status_next_tower = -# Nel prossimo round: { $tower }
line-status_acting = Ora tocca a { $seat }
line-status_next = Poi in questo round: { $seats-symbols }
line-status_start = -# { symbol-charter }Carta del giuramento (inizia ogni round): { $seat }
line-status_stacks = -# Nel sacchetto: { $bag } · carte nel mazzo: { $deck } · stemmi cittadini rimasti: { $shields }
line-status_over = La partita è finita.

## What can be looked at
sight-board = Tutto il tabellone
sight-grid = La piazza della Cattedrale e la banchina
sight-river = Il Danubio e le chiatte
sight-quarters = I quartieri e i sigilli
sight-shields = Stemmi cittadini e discendenti
sight-cards = Le carte calate e in mano
sight-player = La mia plancia
sight-player_of = La plancia di { $seat }
sight-legend = Come leggere il tabellone
