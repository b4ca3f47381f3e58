## Orders for coming decisions: what they are for
occasion-draft = Какие карты оставить: раунд { $round }
occasion-play = Какие карты играть: раунд { $round }
occasion-hire = Кого нанять: раунд { $round }
occasion-friend = Куда идёт друг: раунд { $round }
occasion-take = Гостиница и Служанка: раунд { $round }
occasion-plague = Где убрать маркер: раунд { $round }
shelf-draft = Оставить, сначала главное…
shelf-play = Сыграть, сначала главное…
shelf-hire = Нанять, если хватит монет…
shelf-friend = Секторы по предпочтению…
shelf-take = Что взять, по предпочтению…
shelf-plague = Где маркера не жалко…

## Wishes: each is tried in its turn; what follows from a card or a person is as the computer would
instruction-draft = { $card }
instruction-play = { $card }
instruction-hire = Нанять { $person-acc }
instruction-friend = { $sector }
instruction-plague = { $sector }
instruction-take = { $things }
instruction-best = Как решил бы бот
instruction-none = Никого не нанимать

## When to be asked though the computer plays
when-draft = передают карты
when-play = пора играть карту
when-hire = можно кого-то нанять
