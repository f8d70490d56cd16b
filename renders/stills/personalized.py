"""Personalized: plates in five sizes, side by side; everybody loads their own bar."""
import math

from lettered_plates import SIZES, lettered_plate, surfaces
from still_life import View, corner, corner_lights, look

WIDTH, HEIGHT, EXPOSURE = 800, 600, 0.35
# Weight, where it touches the floor (x, y), roll in degrees.
ROW = (("20", -0.335, 0.16, -6), ("15", -0.05, 0.06, 9), ("10", 0.185, -0.05, -12), ("5", 0.375, -0.15, 7), ("2.5", 0.50, -0.25, -9))
TURN = math.radians(14)


def scene():
    corner()
    made_of = surfaces()
    for weight, x, y, roll in ROW:
        plate = lettered_plate(SIZES[weight], made_of)
        plate.location = (x, y, SIZES[weight].radius)
        plate.rotation_euler = (0, math.radians(roll), math.pi + TURN)
    corner_lights()
    look(View(eye=(0.22, -2.2, 0.50), target=(0.06, 0, 0.17), lens=62, sharp=(0, -0.05, 0.2), stop=5.0))
