## The first lesson; a name with "-hint" answers whoever does something else
lesson-welcome =
    ### Welcome to Norenberc!
    You are a merchant in a town of guilds. Over { $rounds } rounds you trade, recruit and win the guilds’ favor. Whoever has the most victory points (VP) wins.
    Let’s play one round together, against { $rival }. It takes about four minutes, and only you can see it.
lesson-house =
    ### A guildhouse
    At the top **guests** wait at their windows. Below each is its price in goods.
    In the middle are the craftsmen. The big one is the **guildmaster**, worth { $beer }: here every good is sold and bought for { $beer } Talers.
    At the bottom is the **storehouse** with goods for sale.
lesson-own =
    ### What is yours
    { $money } Talers, which nobody else can see. One good of each guild, in plain sight. And { $agents } **agents**: each of them does one thing for you at a guild. They **sell**, **buy** or **recruit**.
lesson-plan =
    ### Plan in secret
    Everyone plans at the same time: which guilds will you send an agent to? Nobody sees your plan until a guild is called. **Press all three guilds; the last one confirms your plan.**
lesson-plan-hint = In a real game you may choose fewer, or even pass. Today let’s visit them all: **press all three guilds.**
lesson-sell =
    ### Sell
    The guilds are called from left to right, and { $rival } acts before you today. The Brewers pay { $beer } Talers for a Beer, the best price in town. **Sell yours!**
lesson-sell-hint = You could do that. But nowhere does a Beer bring more than here, and the Talers will be useful next door. **Choose to sell.**
lesson-buy =
    ### Buy
    The Bakers are cheap: { $pastry } Talers for a Pastry. And whoever holds the most of a guild’s goods when the round ends wins its guildmaster! **Choose to buy.**
lesson-buy-buy = **Take { $number } Pastries**, the most you may buy at a time, and confirm. { $cost } Talers well spent: { $rival } has no Pastries left.
lesson-buy-hint = That works too. But with { $number } more Pastries the Bakers are sure to favor you: **buy { $number } Pastries.**
lesson-recruit =
    ### Recruit
    Now win somebody over. Guests are paid in goods, never in Talers, and your Pastries will do as “any” goods. **Choose to recruit.**
lesson-recruit-guest = A **craftsman** scores for his guild at the end. A **townsman** has a talent of his own: the Musician, for example, brings you Talers after every round. **Take whomever you like best.**
lesson-recruit-first = Whoever recruits may also move to first place and act before the others from now on. **That is up to you.**
lesson-recruit-hint = Later, perhaps. First let’s win somebody over: **choose to recruit.**
lesson-alone-plan =
    ### On your own
    A new turn, and one agent left: this one is yours to command. A tip: { $rival } has one Shoe and you have none. With two Shoes, at { $shoe } Talers each, the Shoemakers would favor you too. Or pass, and keep your Talers.
lesson-alone-act = Your agent has arrived. Do what you think best: a **blue button** makes a whole move at once, a gray one asks step by step.
lesson-alone = Take your time: nothing happens before your last answer, and *Back* returns to the question before.
lesson-favorites =
    ### The round ends
    Each guild chooses its **favorite**: whoever has the most of its goods. The favorite returns one of them and takes the guildmaster and a **crest**. If two have the same number, Talers decide.
    Then the agents come home, and everyone gets { $income } Talers. On it goes with new guildmasters, new prices and new guests.
lesson-points =
    ### Where points come from
    After { $rounds } rounds these count most:
    - the best craftsmen of each guild: { $first }, { $second } and { $third } VP for the first three places
    - different crests: up to { $crests } VP
    - a craftsman of every guild: { $every } VP
    - the most Talers: { $richest } VP
    - some of the townsmen
    If the game ended now, you would have **{ $points } VP**.
lesson-farewell =
    ### Well played!
    That was a whole round, and all you need for your first game. At a table the questions look just as they did here.
