"""Biceps curl: elbows stay at the ribs, only the forearms move."""
import math

from mathutils import Vector

from equipment import pair_of_dumbbells, place
from motion import mix
from people import FINN
from skeleton import Pose, both, standing_foot
from studio_room import Shot

WHO = FINN
FRAMES = 12
RATE = 12
SHOT = Shot(target=(0.03, 0, 0.93), azimuth=-112, height=1.25, above=0.5)
ELBOW_HEIGHT = 1.115


def equipment():
    return pair_of_dumbbells(0.06)


def pose(t, dumbbells):
    bend = math.radians(mix(8, 132, t))
    reach = WHO.build.forearm + WHO.build.grip

    def hand(side):
        return Vector((0.03 * t + reach * math.sin(bend), side * 0.225, ELBOW_HEIGHT - reach * math.cos(bend)))

    for side, piece in dumbbells.items():
        place(piece, hand(side))
    return Pose(hip=Vector((0, 0, 0.94)), spine=Vector((0, 0, 1)), hands=both(hand),
                feet=both(lambda side: standing_foot(0, side, 0.13, 12)),
                elbows=both(lambda side: Vector((-1, side * 0.15, -0.4))))
