"""Building strength: three stacks of plates, each higher than the one before."""
import math
import random

from lettered_plates import SIZES, lettered_plate, surfaces
from still_life import View, corner, corner_lights, look

WIDTH, HEIGHT, EXPOSURE = 800, 600, 0.35
STACKS = ((-0.44, 0.06, ("10", "5")), (-0.02, 0.0, ("15", "15", "10", "5")), (0.46, 0.04, ("20", "20", "20", "15", "10", "10", "5")))


def scene():
    corner()
    made_of, chance = surfaces(), random.Random(7)
    for x, y, weights in STACKS:
        height = 0.0
        for weight in weights:
            size = SIZES[weight]
            plate = lettered_plate(size, made_of)
            plate.location = (x + chance.uniform(-0.006, 0.006), y + chance.uniform(-0.006, 0.006), height + size.thickness / 2)
            plate.rotation_euler = (math.pi / 2, 0, chance.uniform(-0.5, 0.5))
            height += size.thickness + 0.001
    corner_lights()
    look(View(eye=(0.12, -2.3, 0.86), target=(0.04, 0, 0.19), lens=66, stop=5.0))
