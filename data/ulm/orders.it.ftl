## Orders for coming turns: what they are for
occasion-push = Dove inserire, round { $round }
occasion-acts = Ordine delle azioni, round { $round }
occasion-quarter = Dove mettere il sigillo, round { $round }
occasion-cards = Che fare delle carte, round { $round }
shelf-push = File in ordine…
shelf-acts = Azioni, la prima per prima…
shelf-quarter = Quartieri in ordine…
shelf-cards = Usa le carte o calale…

## Wishes: each is tried in its turn; what follows from an action is as the computer would
instruction-most = La fila con più { $tile }
instruction-gate = Da { $gate }
instruction-rich_line = La fila che promette di più
instruction-rich_quarter = Un quartiere qualunque vicino
instruction-act = { $tile }
instruction-play = Gioca una carta
instruction-end = Fine del turno
instruction-quarter = { $quarter }
instruction-now = Usa subito le carte
instruction-later = Cala le carte per la fine

## When to be asked though the computer plays
when-hand = c’è una carta in mano
when-last = è l’ultimo round
