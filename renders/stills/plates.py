"""Equipment: plates on their rails, sorted by weight, the lettered faces towards us."""
import math

import materials
from lettered_plates import SIZES, lettered_plate, surfaces
from solids import pivot, rod
from still_life import View, corner, corner_lights, look

WIDTH, HEIGHT, EXPOSURE = 1200, 800, 0.35
ROW = ("20", "20", "20", "15", "15", "10", "10", "10", "5", "5")
GAP = 0.062
RAIL_HEIGHT, RAIL_APART = 0.05, 0.11


def scene():
    corner(wall_y=1.7)
    row, made_of, along = pivot("row"), surfaces(), 0.0
    for index, weight in enumerate(ROW):
        size = SIZES[weight]
        piece = lettered_plate(size, made_of)
        # It sinks between the rails as deep as its radius allows.
        height = RAIL_HEIGHT + math.sqrt((size.radius + 0.016) ** 2 - RAIL_APART ** 2)
        piece.parent, piece.location = row, (0, -along, height)
        piece.rotation_euler = (0, math.radians((8, -14, 5, -7, 16, -4, 11, -9, 3, -12)[index]), 0)
        along += size.thickness + GAP
    for side in (-1, 1):
        rod((side * RAIL_APART, 0.12, RAIL_HEIGHT), (side * RAIL_APART, -along - 0.1, RAIL_HEIGHT), 0.016, materials.black_steel(), row)
        for y in (0.08, -along / 2, -along - 0.06):
            rod((side * RAIL_APART, y, 0), (side * RAIL_APART, y, RAIL_HEIGHT), 0.014, materials.black_steel(), row)
    row.location, row.rotation_euler = (-0.42, -0.24, 0), (0, 0, math.radians(128))
    corner_lights(edge=0.35)
    look(View(eye=(-0.52, -1.62, 0.50), target=(-0.02, 0.1, 0.215), lens=50, sharp=(-0.40, -0.24, 0.25), stop=3.2))
