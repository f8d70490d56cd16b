"""Equipment: a row of kettlebells on their shelf, from light to heavy."""
import math

import materials
from small_gear import cast_kettlebell
from solids import block
from still_life import View, corner, corner_lights, look
from studio_room import softbox

WIDTH, HEIGHT, EXPOSURE = 1200, 800, 0.35
SIZES = (1.12, 1.06, 1.0, 0.94, 0.88, 0.82, 0.78)
SPACING = 0.245


def scene():
    corner(wall_y=1.55)
    for index, size in enumerate(SIZES):
        bell = cast_kettlebell(size)
        x = -0.40 + index * SPACING
        bell.location, bell.rotation_euler = (x, index * 0.115, 0), (0, 0, math.radians(12 + (index * 37) % 21))
    corner_lights((0.1, 0.1, 0.2))
    # Black iron shows its shape only by what it reflects: a wide light from where we look.
    softbox((-1.3, -2.0, 0.9), (-0.25, 0.1, 0.15), 1.8, 0.7, 46, (1, 0.98, 0.95))
    look(View(eye=(-0.55, -1.45, 0.36), target=(-0.035, 0.1, 0.155), lens=56, sharp=(-0.40, 0, 0.18), stop=2.8))
