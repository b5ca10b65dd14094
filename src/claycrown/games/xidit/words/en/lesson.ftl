# The lesson of Lords of Xidit. Figures are values, never written here.

# A step has a title, what is told first, and for each decision what is asked and what came of it.

xidit-lesson-start = The kingdom
xidit-lesson-start-told = The kingdom of Xidit is threatened, and { $players } lords want to be its saviour. You play blue and ride an Idrakys from city to city: where units can be recruited you take them, with them you eliminate threats, and threats bring rewards.
xidit-lesson-start-city = City { $city } has a recruitment token: units in a row, the weakest first. Click or tap it: your Idrakys starts there.
xidit-lesson-start-city-done = The others have chosen, too. A city with a recruitment token gives units, one with a threat wants some, and most have neither.

xidit-lesson-orders = A year’s orders
xidit-lesson-orders-told = Each year everybody sets six orders in secret, and then all are carried out, everybody’s first, everybody’s second and so on. An order is a road by its colour, an action where you stand, or to wait.
xidit-lesson-orders-plan = Set these orders: action, red road, action, and whatever you like for the rest. Use the buttons under the dials (on a phone, scroll down to them), then send the orders.
xidit-lesson-orders-plan-other = Here the first orders are to be: action, red road, action. Clear the dials, or turn them, and send again.
xidit-lesson-orders-plan-done = In city { $from } you took the weakest unit, rode along the red road to the next city, and took its weakest unit. { $units ->
    [one] { $units } peasant militia is
   *[other] { $units } peasant militia are
} yours. A city gives you only one unit in a year; what cannot be done is lost, and nothing worse.

xidit-lesson-threat = A threat
xidit-lesson-threat-told = Under a threat you see the units that it wants, and three rewards. Come with all these units and act there: they go home to the barracks, and you choose two of the rewards. Behind your screen you have all that one threat needs.
xidit-lesson-threat-plan = From city { $from } ride along the blue road to { $over }, along the red road to { $city }, and act. The rest is up to you.
xidit-lesson-threat-plan-other = To reach the threat in time: blue road, red road, action. Turn the dials and send again.
xidit-lesson-threat-plan-done = The threat is eliminated, and you are asked for your rewards.
xidit-lesson-threat-reward = Gold counts as wealth. Bards go to regions around the city and win you reputation. Guild floors are built in the city and count as influence. You will need some of all three. Take the bards and the floors.
xidit-lesson-threat-reward-done = The guild in this city will be yours alone, with up to four floors. Now the bards.
xidit-lesson-threat-bards = { $bards ->
    [one] Send your { $bards } bard to a region that touches the city
   *[other] Send your { $bards } bards to regions that touch the city, one after the other
}. The numbers at a region’s lyre are the reputation for the most and for the second most bards there.
xidit-lesson-threat-bards-done = Bards of the centre vanish in the Bastion, where nobody sees them until the end. Another threat has come to the map, and the next year begins. The first player changes every year.

xidit-lesson-rival = A rival comes first
xidit-lesson-rival-told = Red stands beside the same threat as you, with the units for it, and is first player this year: where two act in one city, the earlier one takes it, and the other’s order is lost.
xidit-lesson-rival-plan = Leave city { $rival } to red. Your units are enough for the threat in city { $city }, too: go along the black road to { $over }, along the blue road, and act.
xidit-lesson-rival-plan-other = That would not eliminate the threat in city { $city }. If you and red both act in city { $rival }, red comes first and your order is lost. The way: black road, blue road, action.
xidit-lesson-rival-plan-done = Red has eliminated the threat in city { $rival } before you could have come. Yours is eliminated as well.
xidit-lesson-rival-reward = Take the gold, and what you like beside it.
xidit-lesson-rival-reward-done = { $gold } gold lies behind your screen, where nobody else sees it: but all saw you take it, and who keeps count knows.

xidit-lesson-titan = A titan
xidit-lesson-titan-told = When the threats run out, titans awake. A raging titan can be fought from any city without a token, by any units, as many as it has symbols.
xidit-lesson-titan-plan = City { $city } has no token. Begin your orders with an action; the rest is up to you.
xidit-lesson-titan-plan-other = The titan waits here and now: let the first order be an action.
xidit-lesson-titan-plan-done = You meet the titans, and may let them be.
xidit-lesson-titan-fight = Your units are enough for the one with { $units } symbols. Fight it, and give the units that you have.
xidit-lesson-titan-fight-done = It is gone for good.
xidit-lesson-titan-reward = As with a threat you choose two of three rewards. Take the gold and the floors.
xidit-lesson-titan-reward-done = { $gold } gold, and a guild in this city.

xidit-lesson-census = A military census
xidit-lesson-census-told = Some years end with a census, shown on the calendar. For each type, weakest first, everybody chooses in secret how many units to show; who shows the most is rewarded, and the units stay yours. The first three types are done.
xidit-lesson-census-clerics = Now the clerics: the most alone bring two bards, tied ones bring one each. Others may have some, too. Show { $count }.
xidit-lesson-census-clerics-done = Nobody showed as many. The bards go to regions around the city where you stand.
xidit-lesson-census-bards = Send them.
xidit-lesson-census-bards-done = The battle mages are left.
xidit-lesson-census-mages = Who shows the most mages builds a floor on a guild. You could hide yours, so that nobody knows of it. Show it.
xidit-lesson-census-mages-done = You showed the most.
xidit-lesson-census-floor = Your only guild is in city { $city }: put the floor there.
xidit-lesson-census-floor-done = Units that are left also break ties at the end. So what you do not spend is not lost.

xidit-lesson-assessment = The assessments
xidit-lesson-assessment-told = The end of the last year. There are no points: three assessments, in the order on the table, each throw out who is last in it, and the one left at the end wins. Here wealth comes first, then influence, then reputation.
xidit-lesson-assessment-mages = In influence you and green have equally many floors, and green has more units, which breaks the tie. The last census is that of the mages: show yours.
xidit-lesson-assessment-mages-done = The floor is yours.
xidit-lesson-assessment-floor = Put it on one of your guilds, and watch the assessments; you can pause them and step through them.
xidit-lesson-assessment-floor-done = Red was out in wealth with { $wealth } gold, green in influence with { $influence } floors, one less than you, and yellow in reputation with { $reputation }. You are the saviour of the kingdom. So be best in nothing if you like, but never last. That is all you need for a first game.
