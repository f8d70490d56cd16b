"""Core power: a medicine ball and an ab wheel."""
import math

from small_gear import ab_wheel, medicine_ball
from still_life import View, corner, corner_lights, look

WIDTH, HEIGHT, EXPOSURE = 800, 600, 0.35


def scene():
    corner()
    ball = medicine_ball(0.165)
    ball.location, ball.rotation_euler = (-0.14, 0.12, 0), (0, 0, math.radians(68))
    wheel = ab_wheel(0.10)
    wheel.location, wheel.rotation_euler = (0.16, -0.16, 0), (0, 0, math.radians(32))
    corner_lights()
    look(View(eye=(0.10, -1.75, 0.52), target=(0.01, 0, 0.15), lens=84, sharp=(0.1, -0.12, 0.1), stop=5.6))
