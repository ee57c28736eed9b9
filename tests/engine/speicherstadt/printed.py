"""The figures of every trade card as they are listed in the reference, in a form of their own."""

from __future__ import annotations

# Name | season | type and figures | points
CARDS = """
Coffee Roaster | A | merchant coffee 1 | 1
Tea Taster | A | merchant tea 1 | 1
Spice Merchant | A | merchant saffron 1 | 1
Vulcaniser | A | merchant rubber 1 | 1
Carpet Trader | A | merchant carpet 1 | 1
Warehouse | A | warehouse 4 | 1
Counting Office | A | office | 0
Counting Office | B | office | 0
Counting Office | D | office | 0
Counting Office | D | office | 0
Contract | A | small coffee tea | 5
Contract | A | medium saffron carpet carpet | 8
Contract | A | large coffee tea rubber rubber | 11
Contract | B | small saffron rubber | 5
Contract | B | medium coffee coffee tea | 8
Contract | B | large tea saffron carpet carpet | 11
Contract | C | small coffee carpet | 5
Contract | C | medium saffron saffron rubber | 8
Contract | C | medium tea rubber carpet | 8
Contract | C | large coffee tea saffron rubber | 11
Ship | B | ship 3 | 0
Ship | B | ship 3 | 0
Ship | B | ship 3 | 0
Ship | B | ship 3 | 0
Ship | B | ship 3 | 0
Ship | C | ship 3 | 0
Ship | C | ship 3 | 0
Ship | C | ship 3 | 0
Ship | C | ship 3 | 0
Ship | C | ship 3 | 0
Ship | D | ship 3 | 0
Ship | D | ship 3 | 0
Ship | D | ship 3 | 0
Ship | D | ship 3 | 0
Ship | D | ship 3 | 0
Fireman | A | fireman 1 | 0
Fireman | B | fireman 1 | 0
Fireman | A | fireman 2 | 0
Fireman | B | fireman 2 | 0
Fireman | B | fireman 3 | 0
Fireman | C | fireman 3 | 0
Fireman | D | fireman 3 | 0
Fireman | C | fireman 4 | 0
Fireman | D | fireman 4 | 0
Fireman | D | fireman 5 | 0
Fire | B | fire 1 | 1
Fire | C | fire 2 | 2
Fire | D | fire 3 | 3
Fire | E | fire 4 | 4
Bank | C | special, 1 coin | 0
St. Michael's Church | D | point building | 4
Boatmen's Church | D | point building | 3
Port | D | special | 1
Chamber of Commerce | D | special | 1
Coffee Roastery | A | converter coffee | 2
Tea Room | A | converter tea | 2
Spice Store | A | converter saffron | 2
Rubber Factory | A | converter rubber | 2
Carpet Store | A | converter carpet | 2
Dressmaker | A | merchant cloth 3 | 0
Glass Blower | A | merchant glass 3 | 0
Rope Maker | B | merchant hemp 3 | 0
Informer | A | special | 0
Coffee Break | A | special, 2 uses | 0
Fire Chief | A | special | 0
Fireman | A | fireman 1 | 0
Fireman | A | fireman 2 | 0
Fireman | B | fireman 3 | 0
Fireman | C | fireman 4 | 0
Fireman | D | fireman 5 | 0
Ship | B | ship 1 | 0
Ship | B | ship 2 | 0
Ship | C | ship 1 | 0
Ship | C | ship 2 | 0
Ship | D | ship 1 | 0
Ship | D | ship 2 | 0
Contract | B | small hemp | 4
Contract | B | medium cloth cloth | 8
Contract | C | small cloth | 4
Contract | C | medium glass glass | 8
Contract | D | small glass | 4
Contract | D | medium hemp hemp | 8
Counting Office | C | office | 0
Counting Office | D | office | 0
Lighthouse | B | point building | 1
Theatre | B | point building | 2
Davidwache Police Station | D | point building | 3
Music Hall | D | point building | 4
Town Hall | D | point building | 5
Press | C | special | 1
Mayor | D | special | 0
Harbour Tour | D | special | 1
Deichtor Halls | D | special | 1
Accountant | D | special | 1
Fish Market | B | special | 0
Harbour Master | B | special | 0
Warehouseman | B | special, 2 uses | 0
Insurance | B | special, 2 coins | 0
Savings Bank | C | special, 4 coins | 0
Thief | C | special, 1 coin | 0
Auction Hall | C | special | 0
Smuggler | C | special | 0
Truck | D | special | 0
Fire Engine | C | special | 0
""".strip().splitlines()

BASE = 54
"""The cards of the base game come first."""

# What each card is worth to the Rival.
WORTH = {
    1: """coffee-roaster tea-taster spice-merchant vulcaniser carpet-trader fireman-1a fireman-1b fireman-1c ship-16
        ship-18 ship-20 lighthouse harbour-master informer coffee-break fire-chief insurance auction-hall truck""",
    2: """warehouse contract-1 contract-4 contract-7 contract-11 contract-13 contract-15 fireman-2a fireman-2b
        fireman-2c fireman-3a fireman-3b fireman-3c fireman-3d dressmaker glass-blower rope-maker ship-17 ship-19
        ship-21 theatre press harbour-tour deichtor-halls accountant fish-market warehouseman thief smuggler
        fire-engine""",
    3: """ship-1 ship-2 ship-3 ship-4 ship-5 ship-6 ship-7 ship-8 ship-9 ship-10 ship-11 ship-12 ship-13 ship-14
        ship-15 counting-office-1 counting-office-2 counting-office-3 counting-office-4 counting-office-5
        counting-office-6 contract-2 contract-5 contract-8 contract-9 contract-12 contract-14 contract-16 fireman-4a
        fireman-4b fireman-4c fireman-5a fireman-5b bank port chamber-of-commerce boatmens-church davidwache mayor
        coffee-roastery tea-room spice-store rubber-factory carpet-store savings-bank""",
    4: "contract-3 contract-6 contract-10 st-michaels-church music-hall town-hall",
    0: "fire-1 fire-2 fire-3 fire-4",
}
