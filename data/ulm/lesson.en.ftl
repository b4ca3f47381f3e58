## The first lesson; a name with "-hint" answers whoever does something else
lesson-welcome =
    ### Welcome to Ulm!
    Nine tiles, five actions. Each turn you push a tile in at a gate: the three tiles of that line are your actions. The player with the most points after { $rounds } rounds wins.
    About four minutes, just you and { $rival }.
lesson-push =
    ### Push
    Gate I gives you Money, River and Seal. **Push in at I.** The tile at the far end drops out and closes that line for now.
lesson-push-hint = Not bad either! But Money, River and Seal do more for you now: **push in at I.**
lesson-act =
    ### Act
    You’ve got your coin. **River** sails your barge to the next free space, **Seal** puts a seal for { $price } coins in a quarter beside it. **Use both.**
lesson-act-quarter =
    ### A seal
    Every quarter gives you something right away. **Choose the Crooked House:** it gives you a city shield.
lesson-act-shield =
    ### A city shield
    Shields score right away; **golden** ones score less but keep paying. **Pick one.**
lesson-act-hint = The Fishermen would take you further down the river. But now a shield is worth more: **choose the Crooked House.**
lesson-second =
    ### Your second turn
    Tiles that dropped out can be cleared away, and two of them buy a card. **Push in at G.**
lesson-second-side =
    ### Clear away
    Two matching tiles lie at the bottom. **Clear the bottom.**
lesson-second-card =
    ### Buy a card
    For two **matching** tiles you look at two cards and keep one. **Pay with the two Seals.**
lesson-second-hint = Another time, gladly. Today two matching tiles buy us a card: **push in at G, clear the bottom, pay with the two Seals.**
lesson-card =
    ### A card
    Use it **now** for its upper effect, or **save** it for points at the end: { $card }, more in a set of three. **Up to you.**
lesson-card-keep =
    ### A card
    Only you see these two. You can use a card now, or save it for points at the end. **Keep one.**
lesson-points =
    ### Well played!
    You’d have **{ $points } points** now: from shields and privileges, cards, sparrows, and your place on the Danube, which costs points before the bridge and brings up to { $last } at the far end. Coins, tiles and cards in hand are worth nothing at the end.
    Stuck at a table? *Hint* suggests a move.
