"""Lateral raise: soft elbows, the dumbbells rise sideways to shoulder height and no further."""
import math

from mathutils import Vector

from equipment import pair_of_dumbbells
from motion import mix
from people import JUN
from skeleton import Pose, both, standing_foot
from studio_room import Shot

WHO = JUN
FRAMES = 13
RATE = 13
SHOT = Shot(target=(0.0, 0, 0.96), azimuth=-152, height=1.35, above=0.5)
HIP, REACH = Vector((0, 0, 0.938)), 0.605


def equipment():
    return pair_of_dumbbells(0.05)


def pose(t, dumbbells):
    rise = math.radians(mix(9, 84, t))

    def hand(side):
        return HIP + Vector((mix(0.03, 0.10, t), side * (WHO.build.shoulder + math.sin(rise) * REACH), WHO.build.spine - 0.035 - math.cos(rise) * REACH))

    for side, piece in dumbbells.items():
        piece.location, piece.rotation_euler = hand(side), (0, 0, math.pi / 2)
    return Pose(HIP, spine=Vector((0.02, 0, 1)), hands=both(hand),
                feet=both(lambda side: standing_foot(0, side, 0.14, 12)),
                knees=both(lambda side: Vector((1, side * 0.3, 0))),
                elbows=both(lambda side: Vector((-1, side * 0.2, 0.15))))
