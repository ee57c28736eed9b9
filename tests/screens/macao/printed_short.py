"""What every card does in a few cells, as it must be read with the printed figures."""

from __future__ import annotations

# Name | what it does
SHORT = """
military-1 | 3 red → 1 gold
military-2 | 2 red → 1 gold
military-3 | 1 red → 1 gold
military-4 | 1 red → 2 gold
justice-1 | 3 blue → 1 gold
justice-2 | 2 blue → 1 gold
justice-3 | 1 blue → 1 gold
justice-4 | 1 blue → 2 gold
customs-1 | 3 green → 1 gold
customs-2 | 2 green → 1 gold
customs-3 | 1 green → 1 gold
customs-4 | 1 green → 2 gold
finance-1 | 3 black → 1 gold
finance-2 | 2 black → 1 gold
finance-3 | 1 black → 1 gold
finance-4 | 1 black → 2 gold
construction-1 | 3 gray → 1 gold
construction-2 | 2 gray → 1 gold
construction-3 | 1 gray → 1 gold
construction-4 | 1 gray → 2 gold
administration-1 | 3 violet → 1 gold
administration-2 | 2 violet → 1 gold
administration-3 | 1 violet → 1 gold
administration-4 | 1 violet → 2 gold
office-chamber | office card used → 1 PP
archive | office: 1 cube less
embassy | tribute: +1 PP
cooperage | delivery: +1 PP
fountain | quarter: 1 wall space
fortress | 1 PP per Military
court | 1 PP per Justice
town-hall | 1 PP per Administration
treasury | 1 PP per Finance
quarry | 1 PP per Construction
customs-station | 1 PP per Customs
cathedral | 6 colours → 1 PP each
crane | building: 1 cube less
lacquerware-warehouse | lacquerware pays double
rice-warehouse | rice pays double
tea-warehouse | tea pays double
jade-warehouse | jade pays double
silk-warehouse | silk pays double
paper-warehouse | paper pays double
porcelain-warehouse | porcelain pays double
spices-warehouse | spices pays double
lighthouse | port entered: +1 gold
palace | end: 2 PP per end card
pawnshop | gold received → 1 gold
prefecture | end: 3 PP per 3 kinds
residence | end: 1 PP per building
smithy | end: 1 PP per quarter
sailmakers-shop | 2 sea spaces, free
council-hall | end: 2 PP per office
statue | end: dark quarters 3 PP
gate | wall: 1 cube a space
tower | wall: on top of stack
university | new card: +1 PP
brickworks | up to 2 red → others
dye-works | up to 2 blue → others
mill | up to 2 green → others
tannery | up to 2 black → others
builders-yard | up to 2 gray → others
wine-press | up to 2 violet → others
mint | 1 gold
counting-house | delivery: +1 gold
hospital | empty supply: no marker
theatre | 2 gold → 3 PP
school | new person: +1 gold
abbot | end: no loss for cards
baroness-1 | end: 1 PP per delivery
baroness-2 | end: 1 PP per 2 of wall
baroness-3 | end: 1 PP per 2 gold
diplomat | tribute 2 times a turn
nobleman | per 2 gold → 1 cube
juggler | joker tiles count twice
envoy | tribute: +1 cube
gold-digger | per 3 cubes → 1 gold
governor | end: 1st area +1 each
count | card: 1 any colour
craftsman | activate, keep cubes
midwife | end: 1 PP per person
healer | person: 1 cube less
herald | 2 quarters a turn
gunner | last on wall → 1 cube
captain | sailed 2 spaces → 1 PP
idler | you may take no card
night-watchman | quarter: 1 any colour
professor | die of 1: +1 gold
councillor | end: departments 2 PP
ships-boy | 1 sea space, free
soldier | per 4 quarters → 1 gold
speculator | quarter: +1 gold
helmsman | 1 gold → 4 sea spaces
vice-governor | end: 2nd area 2 PP each
sentry | last on wall → 1 gold
carpenter | quarter: 1 cube less
potter | 1 red
fisherman | 1 blue
gardener | 1 green
charcoal-burner | 1 black
stonemason | 1 gray
vintner | 1 violet
knight | 1 red → 1 PP
sailor | 1 blue → 1 PP
hunter | 1 green → 1 PP
nun | 1 black → 1 PP
mason | 1 gray → 1 PP
monk | 1 violet → 1 PP
trader | goods tile → 2 gold
beggar | no gold owned → 1 gold
money-changer | 1 gold → 1 cube
alchemist | 2 cubes → 1 gold
scholar | new card: +1 cube
pilgrim | port entered → 2 PP
messenger | 1 wall space, free
architect | new building: +1 PP
notary | new office: +2 PP
toll-collector | first on wall → 1 gold
gambler | 1 more die, one up to 2
secretary | tableau: 6 cards
""".strip().splitlines()
