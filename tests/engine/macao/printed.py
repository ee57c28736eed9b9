"""The figures of every card, quarter and port as they are printed, in a form of their own."""

from __future__ import annotations

# Number | name | kind | cost | gold-prestige | phase | how often
CARDS = """
O01 | Military 1 | office | red | 0-0 | action | once
O02 | Military 2 | office | red red | 2-2 | action | once
O03 | Military 3 | office | red red red | 1-2 | action | once
O04 | Military 4 | office | red red red red | 1-1 | action | once
O05 | Justice 1 | office | blue | 1-1 | action | once
O06 | Justice 2 | office | blue blue | 0-1 | action | once
O07 | Justice 3 | office | blue blue blue | 0-1 | action | once
O08 | Justice 4 | office | blue blue blue blue | 2-2 | action | once
O09 | Customs 1 | office | green | 2-2 | action | once
O10 | Customs 2 | office | green green | 1-2 | action | once
O11 | Customs 3 | office | green green green | 0-0 | action | once
O12 | Customs 4 | office | green green green green | 0-1 | action | once
O13 | Finance 1 | office | black | 0-1 | action | once
O14 | Finance 2 | office | black black | 1-2 | action | once
O15 | Finance 3 | office | black black black | 1-1 | action | once
O16 | Finance 4 | office | black black black black | 1-2 | action | once
O17 | Construction 1 | office | gray | 1-2 | action | once
O18 | Construction 2 | office | gray gray | 0-0 | action | once
O19 | Construction 3 | office | gray gray gray | 2-2 | action | once
O20 | Construction 4 | office | gray gray gray gray | 1-2 | action | once
O21 | Administration 1 | office | violet | 0-1 | action | once
O22 | Administration 2 | office | violet violet | 1-1 | action | once
O23 | Administration 3 | office | violet violet violet | 0-1 | action | once
O24 | Administration 4 | office | violet violet violet violet | 0-0 | action | once
B01 | Office Chamber | building | blue violet | 1-2 | action | once
B02 | Archive | building | red gray | 1-1 | action | passive
B03 | Embassy | building | black violet | 2-2 | action | each
B04 | Cooperage | building | red blue | 1-1 | action | each
B05 | Fountain | building | red red blue | 1-1 | action | each
B06 | Fortress | building | red green gray | 0-0 | action | once
B07 | Court | building | blue black violet | 2-2 | action | once
B08 | Town Hall | building | blue green violet | 1-2 | action | once
B09 | Treasury | building | red black gray | 1-1 | action | once
B10 | Quarry | building | green black gray | 1-2 | action | once
B11 | Customs Station | building | green black violet | 0-0 | action | once
B12 | Cathedral | building | red blue black violet | 1-1 | action | once
B13 | Crane | building | black gray violet | 1-1 | action | passive
B14 | Lacquerware Warehouse | building | gray violet | 0-0 | action | each
B15 | Rice Warehouse | building | green gray | 1-2 | action | each
B16 | Tea Warehouse | building | blue gray | 0-1 | action | each
B17 | Jade Warehouse | building | blue gray | 0-1 | action | each
B18 | Silk Warehouse | building | green black | 1-2 | action | each
B19 | Paper Warehouse | building | green violet | 0-0 | action | each
B20 | Porcelain Warehouse | building | blue violet | 0-1 | action | each
B21 | Spices Warehouse | building | red black | 1-2 | action | each
B22 | Lighthouse | building | black gray violet | 0-1 | action | once
B23 | Palace | building | red blue green | 0-1 | end | end
B24 | Pawnshop | building | red black violet | 0-0 | action | once
B25 | Prefecture | building | red blue black | 0-1 | end | end
B26 | Residence | building | blue black violet | 0-1 | end | end
B27 | Smithy | building | red green black | 1-2 | end | end
B28 | Sailmaker's Shop | building | green black violet | 2-2 | action | once
B29 | Council Hall | building | red green | 2-2 | end | end
B30 | Statue | building | blue black | 0-1 | end | end
B31 | Gate | building | gray | 0-0 | action | passive
B32 | Tower | building | red blue | 2-2 | action | passive
B33 | University | building | red green black gray | 0-1 | action | each
B34 | Brickworks | building | red | 0-1 | action | once
B35 | Dye Works | building | blue | 0-1 | action | once
B36 | Mill | building | green | 2-2 | action | once
B37 | Tannery | building | black | 1-1 | action | once
B38 | Builders' Yard | building | gray | 0-1 | action | once
B39 | Wine Press | building | violet | 2-2 | action | once
B40 | Mint | building | red blue green violet | 1-2 | action | once
B41 | Counting House | building | blue black gray | 0-1 | action | each
B42 | Hospital | building | violet | 1-2 | dice | passive
B43 | Theatre | building | red blue violet | 1-2 | action | once
B44 | School | building | red violet | 2-2 | action | each
P01 | Abbot | person | red black | 0-1 | end | end
P02 | Baroness 1 | person | red gray violet | 0-0 | end | end
P03 | Baroness 2 | person | red black violet | 1-1 | end | end
P04 | Baroness 3 | person | green gray violet | 1-2 | end | end
P05 | Diplomat | person | green black gray | 1-2 | action | passive
P06 | Nobleman | person | black violet | 0-1 | action | once
P07 | Juggler | person | green black | 2-2 | any | each
P08 | Envoy | person | red blue gray | 1-1 | action | each
P09 | Gold Digger | person | blue green | 0-0 | action | once
P10 | Governor | person | red blue green gray | 2-2 | end | end
P11 | Count | person | red green gray violet | 1-2 | action | each
P12 | Craftsman | person | blue black gray violet | 0-1 | action | once
P13 | Midwife | person | red blue green | 1-1 | end | end
P14 | Healer | person | red blue green | 2-2 | action | passive
P15 | Herald | person | red blue black gray | 0-0 | action | passive
P16 | Gunner | person | gray violet | 1-1 | action | once
P17 | Captain | person | blue green violet | 1-2 | action | once
P18 | Idler | person | green gray | 0-1 | card | passive
P19 | Night Watchman | person | blue black | 1-1 | action | each
P20 | Professor | person | black gray | 1-2 | dice | each
P21 | Councillor | person | blue green black | 0-0 | end | end
P22 | Ship's Boy | person | red green | 0-0 | action | once
P23 | Soldier | person | red black gray | 0-1 | action | once
P24 | Speculator | person | blue gray violet | 0-1 | action | each
P25 | Helmsman | person | red gray | 0-1 | action | once
P26 | Vice Governor | person | blue green black violet | 0-1 | end | end
P27 | Sentry | person | green violet | 2-2 | action | once
P28 | Carpenter | person | blue green black gray | 2-2 | action | passive
P29 | Potter | person | blue black gray | 0-1 | action | once
P30 | Fisherman | person | red green violet | 1-2 | action | once
P31 | Gardener | person | red gray violet | 1-2 | action | once
P32 | Charcoal Burner | person | green gray violet | 0-0 | action | once
P33 | Stonemason | person | red blue black | 0-0 | action | once
P34 | Vintner | person | red blue gray | 2-2 | action | once
P35 | Knight | person | red green black | 1-2 | action | once
P36 | Sailor | person | blue green black | 1-1 | action | once
P37 | Hunter | person | blue green gray | 2-2 | action | once
P38 | Nun | person | black gray violet | 1-2 | action | once
P39 | Mason | person | blue green gray | 0-1 | action | once
P40 | Monk | person | blue gray violet | 0-1 | action | once
P41 | Trader | person | blue | 1-1 | action | once
P42 | Beggar | person | black | 0-0 | action | once
P43 | Money Changer | person | red | 1-2 | action | once
P44 | Alchemist | person | green violet violet | 2-2 | action | once
P45 | Scholar | person | blue green gray violet | 1-2 | action | each
P46 | Pilgrim | person | red black gray violet | 1-1 | action | once
P47 | Messenger | person | blue green | 1-2 | action | once
P48 | Architect | person | red violet | 1-2 | action | each
P49 | Notary | person | black gray | 0-0 | action | each
P50 | Toll Collector | person | red green gray | 1-1 | action | once
P51 | Gambler | person | red green black violet | 0-0 | dice | once
P52 | Secretary | person | green | 1-2 | card | passive
""".strip().splitlines()

# Number | what it does
SAYS = """
O01 | Give 3 red: 1 gold.
O02 | Give 2 red: 1 gold.
O03 | Give 1 red: 1 gold.
O04 | Give 1 red: 2 gold.
O05 | Give 3 blue: 1 gold.
O06 | Give 2 blue: 1 gold.
O07 | Give 1 blue: 1 gold.
O08 | Give 1 blue: 2 gold.
O09 | Give 3 green: 1 gold.
O10 | Give 2 green: 1 gold.
O11 | Give 1 green: 1 gold.
O12 | Give 1 green: 2 gold.
O13 | Give 3 black: 1 gold.
O14 | Give 2 black: 1 gold.
O15 | Give 1 black: 1 gold.
O16 | Give 1 black: 2 gold.
O17 | Give 3 gray: 1 gold.
O18 | Give 2 gray: 1 gold.
O19 | Give 1 gray: 1 gold.
O20 | Give 1 gray: 2 gold.
O21 | Give 3 violet: 1 gold.
O22 | Give 2 violet: 1 gold.
O23 | Give 1 violet: 1 gold.
O24 | Give 1 violet: 2 gold.
B01 | If you used an office card in this round: 1 PP.
B02 | Activating office cards costs 1 cube less, 1 at least; which one is left out is your choice.
B03 | Each time you buy prestige by tribute, for nothing too: 1 PP more.
B04 | For every goods tile that you deliver: 1 PP more, never doubled.
B05 | Each time you take a quarter you may move 1 space forward on the wall for nothing.
B06 | 1 PP for each office card of Military that you activated.
B07 | 1 PP for each office card of Justice that you activated.
B08 | 1 PP for each office card of Administration that you activated.
B09 | 1 PP for each office card of Finance that you activated.
B10 | 1 PP for each office card of Construction that you activated.
B11 | 1 PP for each office card of Customs that you activated.
B12 | Give up to 6 cubes of different colours: 1 PP for each.
B13 | Activating building cards costs 1 cube less, 1 at least; which one is left out is your choice.
B14 | The value that a tile of lacquerware covers counts double.
B15 | The value that a tile of rice covers counts double.
B16 | The value that a tile of tea covers counts double.
B17 | The value that a tile of jade covers counts double.
B18 | The value that a tile of silk covers counts double.
B19 | The value that a tile of paper covers counts double.
B20 | The value that a tile of porcelain covers counts double.
B21 | The value that a tile of spices covers counts double.
B22 | When your ship enters a port: 1 gold.
B23 | 2 PP for each activated card of yours with PP at the end, this one too; not for the Abbot.
B24 | If you received gold in this round: 1 gold.
B25 | 3 PP for each set of an office, a building and a person that you activated.
B26 | 1 PP for each building card that you activated.
B27 | 1 PP for each of your quarters.
B28 | Move your ship up to 2 spaces for nothing.
B29 | 2 PP for each office card that you activated.
B30 | 3 PP for each of your dark quarters.
B31 | Every space of your wall action costs 1 cube.
B32 | In a stack on the wall your disc always lies on top.
B33 | Each time you activate another card: 1 PP.
B34 | Give up to 2 red: take as many cubes of any other colours.
B35 | Give up to 2 blue: take as many cubes of any other colours.
B36 | Give up to 2 green: take as many cubes of any other colours.
B37 | Give up to 2 black: take as many cubes of any other colours.
B38 | Give up to 2 gray: take as many cubes of any other colours.
B39 | Give up to 2 violet: take as many cubes of any other colours.
B40 | Take 1 gold.
B41 | For every goods tile that you deliver: 1 gold more, never doubled.
B42 | You get no punishment marker for an empty supply.
B43 | Pay 2 gold: 3 PP.
B44 | Each time you activate another person card: 1 gold.
P01 | You get no punishment markers for cards that are left on your tableau.
P02 | 1 PP for each goods tile that you delivered.
P03 | 1 PP for every 2 spaces that your disc is from the first one.
P04 | 1 PP for every 2 gold that you own.
P05 | You may buy prestige by tribute 2 times in a turn.
P06 | For every 2 gold you pay: 1 cube of any colour.
P07 | Every joker tile counts twice: 2 cubes, 1 cube and 3 gold, or 6 gold.
P08 | Each time you buy prestige by tribute, for nothing too: 1 cube of any colour more.
P09 | For every 3 cubes you give: 1 gold.
P10 | 1 PP more for each quarter of your largest area.
P11 | At each activation 1 cube of the cost may have any colour.
P12 | Activate a card without giving the cubes: you only need its whole printed cost in your supply.
P13 | 1 PP for each person card that you activated.
P14 | Activating person cards costs 1 cube less, 1 at least; which one is left out is your choice.
P15 | You may take up to 2 quarters in a turn.
P16 | If you are last in wall order: 1 cube of any colour.
P17 | If your ship moved at least 2 spaces in this round: 1 PP.
P18 | You may decline to take a card.
P19 | When you take a quarter, 1 cube of its cost may have any colour.
P20 | For each die showing 1 that you choose: 1 gold.
P21 | 2 PP for each different department among the offices that you activated.
P22 | Move your ship up to 1 space for nothing.
P23 | For every 4 of your quarters: 1 gold.
P24 | When you take a quarter: 1 gold.
P25 | Pay 1 gold: move your ship up to 4 spaces.
P26 | 2 PP for each quarter of your second largest area.
P27 | If you are last in wall order: 1 gold.
P28 | A quarter costs 1 cube less, 1 at least; which one is left out is your choice.
P29 | Take 1 red.
P30 | Take 1 blue.
P31 | Take 1 green.
P32 | Take 1 black.
P33 | Take 1 gray.
P34 | Take 1 violet.
P35 | Give 1 red: 1 PP.
P36 | Give 1 blue: 1 PP.
P37 | Give 1 green: 1 PP.
P38 | Give 1 black: 1 PP.
P39 | Give 1 gray: 1 PP.
P40 | Give 1 violet: 1 PP.
P41 | Remove a goods tile of your ship from the game: 2 gold.
P42 | If you own no gold: 1 gold.
P43 | Pay 1 gold: 1 cube of any colour.
P44 | Give 2 cubes of any colours: 1 gold.
P45 | Each time you activate another card: 1 cube of any colour.
P46 | If your ship entered a port in this round: 2 PP.
P47 | Move 1 space forward on the wall for nothing.
P48 | Each time you activate another building card: 1 PP.
P49 | Each time you activate another office card: 2 PP.
P50 | If you are first in wall order: 1 gold.
P51 | You may choose 1 more die, if one of all that you choose shows 2 or less.
P52 | Your tableau holds 6 cards.
""".strip().splitlines()

# Name | row.column | light or dark | cost | neighbours
QUARTERS = """
q01 | 1.1 | light | green | q02 q06
q02 | 1.2 | light | blue green gray | q01 q03 q07
q03 | 1.3 | dark | red black | q02 q04 q08
q04 | 1.4 | light | blue gray | q03 q05 q09
q05 | 1.5 | light | red green | q04 q10
q06 | 2.1 | light | red blue violet | q01 q07 q11
q07 | 2.2 | light | blue | q02 q06 q08 q12
q08 | 2.3 | light | green gray | q03 q07 q09 q13
q09 | 2.4 | light | blue violet | q04 q08 q10 q14
q10 | 2.5 | dark | blue black | q05 q09 q15
q11 | 3.1 | light | red | q06 q12 q16
q12 | 3.2 | dark | green black | q07 q11 q13 q17
q13 | 3.3 | light | red blue green | q08 q12 q14 q18
q14 | 3.4 | light | red violet | q09 q13 q15 q19
q15 | 3.5 | light | gray violet | q10 q14 q20
q16 | 4.1 | light | red gray violet | q11 q17 q21
q17 | 4.2 | light | black gray | q12 q16 q18 q22
q18 | 4.3 | light | violet | q13 q17 q19 q23
q19 | 4.4 | dark | black gray | q14 q18 q20 q24
q20 | 4.5 | light | blue green | q15 q19 q25
q21 | 5.1 | dark | black violet | q16 q22 q26
q22 | 5.2 | light | black | q17 q21 q23 q27
q23 | 5.3 | light | green violet | q18 q22 q24 q28
q24 | 5.4 | light | blue green violet | q19 q23 q25 q29
q25 | 5.5 | light | red gray | q20 q24 q30
q26 | 6.1 | light | gray | q21 q27
q27 | 6.2 | light | red green gray | q22 q26 q28
q28 | 6.3 | dark | black black | q23 q27 q29
q29 | 6.4 | light | red blue | q24 q28 q30
q30 | 6.5 | light | black violet | q25 q29
""".strip().splitlines()

# Name | good | delivery spaces
PORTS = """
lisbon | spices | 4 3 2
london | tea | 4 3 2
barcelona | paper | 5 4 3
antwerp | jade | 5 4 3
marseille | silk | 6 5 4
amsterdam | porcelain | 6 5 4
genoa | lacquerware | 7 6 5
hamburg | rice | 7 6 5
""".strip().splitlines()

# Spaces that are one step apart
ROUTE = """
start s01
start s02
s01 s03
s02 s04
s03 lisbon
s04 london
lisbon s05
s05 barcelona
barcelona s06
s06 marseille
marseille s07
s07 genoa
london s08
s08 antwerp
antwerp s09
s09 amsterdam
amsterdam s10
s10 hamburg
lisbon s11
s11 london
barcelona s12
s12 antwerp
marseille s13
s13 amsterdam
genoa s14
s14 hamburg
""".strip().splitlines()
