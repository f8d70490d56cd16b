"""Holistic approach: weight, mat and foam roller belong together."""
import math

from small_gear import cast_kettlebell, foam_roller, rolled_mat
from still_life import View, corner, corner_lights, look

WIDTH, HEIGHT, EXPOSURE = 800, 600, 0.35


def scene():
    corner()
    mat = rolled_mat()
    mat.location, mat.rotation_euler = (0.10, 0.18, 0), (0, 0, math.radians(-24))
    bell = cast_kettlebell(0.98)
    bell.location, bell.rotation_euler = (-0.24, -0.10, 0), (0, 0, math.radians(24))
    roller = foam_roller()
    roller.location, roller.rotation_euler = (0.20, -0.16, 0), (0, 0, math.radians(28))
    corner_lights()
    look(View(eye=(0.10, -1.85, 0.58), target=(0.01, 0, 0.135), lens=76, sharp=(-0.1, -0.15, 0.12), stop=5.6))
