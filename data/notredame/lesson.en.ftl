## The first lesson; a name with "-hint" answers whoever does something else
lesson-welcome =
    ### Welcome to Notre Dame!
    You run a borough of Paris with seven **sectors**, and each has a card. The more pieces in a sector, the more it does. The player with the most prestige points (PP) after { $rounds } rounds wins, the rats permitting.
    About four minutes, just you and { $rival }.
lesson-draft =
    ### Keep one, pass two
    Keep a card in secret; the other two go to the player on your left. **Keep the Carriage house.**
lesson-draft-hint = That’s a good card, too. But today let’s go for a drive: **keep the Carriage house.**
lesson-pass =
    ### And again
    These two came to you. **Keep the Residence.** The last card that comes around is yours, too.
lesson-pass-hint = In a real game, why not? Today let’s win some prestige: **keep the Residence.**
lesson-sector =
    ### Play a card
    It puts a marker in its sector, and the sector acts once for each piece in it. **Play the Residence:** 1 piece, 1 PP.
lesson-sector-hint = You could. But first see what your Residence brings: **play the Residence.**
lesson-carriage =
    ### Take a ride
    Your carriage drives one market per piece in the Carriage house and takes the **message** there. **Drive to { $market }: { $honor } PP.** Next time, you’ll need another color.
lesson-carriage-hint = Another time, perhaps. The best message is just one market away: **play the Carriage house and drive to { $market }.**
lesson-hire =
    ### Hire someone
    { $wage } gold, one of these three. The Night watchman pays 1 PP per empty sector: you have { $empty }. **Hire anyone you like.**
lesson-hire-maid =
    ### The Maid
    The Maid brings one thing more. Gold pays for people and donations, markers for nearly every card. **Up to you.**
lesson-plague =
    ### Rats!
    The three people brought rats: your rat marker is at { $rat }. Past { $track } the plague breaks out, and you lose { $lost } PP and a marker. The cards of Park and Hospital drive the rats back.
lesson-alone =
    ### Round 2 is yours
    Notre Dame turns gold into PP right away, and every { $period } rounds its markers share { $pool } PP. **Pick and play as you like.**
lesson-points =
    ### Well played!
    You have **{ $points } PP**. They come from the Residence, messages, Notre Dame, people, and the Park, which adds to every gain. Nothing else counts at the end.
    Stuck at a table? *Hint* suggests a move.
