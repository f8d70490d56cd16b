"""Tracked weights: the line of the last weeks on a tablet that leans on a kettlebell, dumbbells beside it."""
import math

from small_gear import cast_kettlebell, round_dumbbell, tablet
from still_life import View, corner, corner_lights, look

WIDTH, HEIGHT, EXPOSURE = 800, 600, 0.35
LIFTS_IN_KG = (60, 65, 65, 70, 72.5, 72.5, 77.5, 80, 85)


def scene():
    corner()
    bell = cast_kettlebell(1.0)
    bell.location, bell.rotation_euler = (0.02, 0.13, 0), (0, 0, math.radians(12))
    device = tablet(LIFTS_IN_KG, 0.30, 0.215)
    device.location, device.rotation_euler = (-0.03, -0.055, 0.001), (math.radians(-18), 0, math.radians(-7))
    for location, turn in (((0.31, 0.05, 0), 62), ((-0.36, 0.12, 0), 118)):
        weight = round_dumbbell()
        weight.location, weight.rotation_euler = location, (0, 0, math.radians(turn))
    corner_lights()
    look(View(eye=(0.03, -1.45, 0.42), target=(-0.01, 0, 0.125), lens=61, sharp=(-0.03, -0.05, 0.1), stop=5.6))
