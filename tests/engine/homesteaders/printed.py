"""The figures of every building and auction tile as they are printed, in a form of their own."""

from __future__ import annotations

# Name | type | stage | copies with 3 or 4 players, with 2 | cost | points | income | slots | when built | bonus
BUILDINGS = """
Homestead | residential | start | 0 0 | - | 0 | 2 silver | 1: 1 wood; 1: 1 vp | - | -
Grain Mill | residential | settlement | 1 1 | 1 wood, 1 steel | 2 | 1 food | - | - | -
Farm | residential | settlement | 3 2 | 1 wood | 0 | - | 1: 2 silver, 1 chip; 1: 1 food | - | -
Market | commercial | settlement | 3 2 | 1 wood | 2 | 1 chip | 1: 2 silver | - | -
Foundry | industrial | settlement | 3 2 | - | 0 | - | 1: 1 steel | - | -
Steel Mill | industrial | settlement | 1 1 | 2 wood, 1 gold | 0 | 1 steel | - | - | -
Boarding House | residential | settlement-town | 1 1 | 2 wood | 0 | 2 silver | - | return-a-debt | industrial
Railworkers House | residential | settlement-town | 1 1 | 2 steel | 0 | 1 silver, 1 chip | - | - | worker, track
Ranch | residential | settlement-town | 2 1 | 1 wood, 1 food, 1 steel | 0 | - | 1: 1 livestock | gain-chip | -
Trading Post | commercial | settlement-town | 1 1 | 1 gold | 0 | 2 chip | - | - | -
General Store | commercial | settlement-town | 2 1 | 1 steel | 2 | 1 chip | - | - | -
Gold Mine | industrial | settlement-town | 2 1 | 1 wood, 1 steel | 0 | - | 1: 1 gold | - | -
Copper Mine | industrial | settlement-town | 2 1 | 2 wood, 1 steel | 0 | - | 1: 1 copper | - | -
River Port | industrial | settlement-town | 2 1 | 1 wood | 0 | - | 2: 1 gold | - | -
Church | residential | town | 1 1 | 1 wood, 1 steel, 1 gold, 1 copper | 10 | 2 vp | - | - | -
Workshop | residential | town | 2 1 | 1 steel | 2 | 1 vp | - | may-hire | -
Depot | commercial | town | 2 1 | 1 wood, 1 steel | 0 | 2 silver | - | advance | track
Stables | commercial | town | 1 1 | 1 livestock | 0 | 1 chip, 1 vp | - | - | residential
Bank | commercial | town | 1 1 | 1 steel, 1 copper | 3 | return-a-debt | - | - | special
Meatpacking Plant | industrial | town | 1 1 | 1 wood, 1 livestock | 2 | - | 1: 2 vp; 1: 2 vp | - | -
Forge | industrial | town | 2 1 | 2 steel | 1 | - | 1: 2 vp | advance | -
Factory | special | town | 1 1 | 2 steel, 1 copper | 6 | 2 vp | - | - | industrial
Rodeo | special | town | 1 1 | 1 food, 1 livestock | 4 | silver-per-worker | - | - | -
Lawyer | special | town | 1 1 | 1 wood, 1 gold, 1 livestock | 4 | 2 vp | - | - | commercial
Fairgrounds | special | town | 1 1 | 2 wood, 1 copper, 1 livestock | 6 | 1 gold | - | - | residential
Dude Ranch | residential | city | 2 1 | 1 wood, 1 food | 3 | - | - | - | worker
Town Hall | residential | city | 1 1 | 2 wood, 1 copper | 10 | - | - | - | commercial
Terminal | commercial | city | 2 1 | 2 steel | 6 | - | - | - | track
Restaurant | commercial | city | 2 1 | 1 wood, 1 livestock | 8 | - | - | - | special
Train Station | industrial | city | 2 1 | 1 wood, 1 copper | 3 | - | - | gain-track, build-again | -
Circus | special | city | 1 1 | 2 food, 1 livestock | 8 | - | - | - | worker
Rail Yard | special | city | 1 1 | 2 steel, 1 gold, 1 copper | 6 | - | - | advance | building
""".strip().splitlines()

# Tile | rounds | may be built | benefit
TILES = """
a1-01 | 1-4 | residential commercial | -
a1-02 | 1-4 | industrial | -
a1-03 | 1-4 | commercial | -
a1-04 | 1-4 | residential industrial | -
a1-05 | 5-8 | commercial | worker
a1-06 | 5-8 | residential | worker
a1-07 | 5-8 | industrial | worker
a1-08 | 5-8 | residential commercial industrial special | -
a1-09 | 9-10 | residential commercial industrial special | 1 copper: 4 vp
a1-10 | 9-10 | residential commercial industrial special | 1 livestock: 4 vp
a2-s1 | 1-4 | residential | -
a2-s2 | 1-4 | industrial | -
a2-s3 | 1-4 | residential commercial industrial special | -
a2-s4 | 1-4 | - | worker; advance
a2-t1 | 5-8 | residential commercial | -
a2-t2 | 5-8 | commercial industrial | -
a2-t3 | 5-8 | industrial special | -
a2-t4 | 5-8 | residential special | 1 wood: 1 track
a2-c1 | 9-10 | commercial industrial | 1 food: 2 vp
a2-c2 | 9-10 | residential special | 1 food: 2 vp
a3-s1 | 1-4 | residential | -
a3-s2 | 1-4 | commercial | -
a3-s3 | 1-4 | industrial | -
a3-s4 | 1-4 | - | worker; advance
a3-t1 | 5-8 | residential | -
a3-t2 | 5-8 | commercial | -
a3-t3 | 5-8 | industrial | 1 wood: 1 track
a3-t4 | 5-8 | residential commercial industrial special | -
a3-c1 | 9-10 | residential commercial | 1 food: 2 vp
a3-c2 | 9-10 | - | 6 vp; 1 food: 2 vp
""".strip().splitlines()
