"""What lies in the box, as the tests of several modules name it, written out by hand."""

from __future__ import annotations

LIGHT_ROOMS_OF_ERA_I = {"shelf", "spinning-wheel", "tunnel", "grindstone", "food-corner", "parlor"}
DARK_ROOMS_OF_ERA_I = {
    *("warehouse", "stall", "sacrificial-altar", "storeroom", "weaving-room", "furniture-workshop", "gold-vein"),
    *("junction-room", "digging-cave", "bakehouse", "state-room", "secret-chamber", "treasury", "prospecting-site"),
    *("retting-room", "equipment-room", "wood-storeroom", "dungeon"),
}
LIGHT_ROOMS_OF_ERA_II = {"cattle-market", "ore-vein", "bloomery", "store", "cave-silo", "box"}
DARK_ROOMS_OF_ERA_II = {
    *("mining-cave", "hitching-post", "wainwright", "ceremonial-hall", "ironsmith", "swordsmith"),
    *("slaughtering-cave", "weaponsmith", "weapon-chamber", "armory", "oubliette", "gold-donkey"),
    *("iron-trader", "equipment-cabinet", "breeding-cave"),
}
TAKE_ERA_I_TILES = {  # all but Renovation
    *("take cultivation", "take housework", "take excavation", "take undergrowth", "take furnishing"),
    *("take masonry", "take undermining", "take expansion", "take breach", "take drift-mining", "take expedition"),
}
SPACES_OF_ERA_I = ("0,0", "0,1", "1,0", "1,1", "2,0", "2,1", "3,1", "4,0", "4,1", "4,2")  # without the printed entrance
SPACES_OF_ERA_II = {"0,-1", "1,-3", "1,-2", "1,-1", "2,-2", "2,-1", "3,-2", "3,-1"}
