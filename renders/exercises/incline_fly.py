"""Incline fly: nearly straight arms open in a wide arc and close over the chest."""
import math

from mathutils import Vector

from benches import incline_bench
from equipment import pair_of_dumbbells
from motion import mix
from people import JUN
from skeleton import Pose, both, standing_foot
from studio_room import Shot

WHO = JUN
FRAMES = 12
RATE = 11
SHOT = Shot(target=(-0.10, 0, 0.76), azimuth=-118, height=1.5)
HIP = Vector((0.10, 0, 0.55))
SPINE = Vector((-math.cos(math.radians(38)), 0, math.sin(math.radians(38))))
SHOULDER = HIP + SPINE * (WHO.build.spine - 0.035)
REACH = 0.60


def equipment():
    incline_bench(HIP, SPINE)
    return pair_of_dumbbells(0.055)


def pose(t, dumbbells):
    rise = math.radians(mix(84, 2, t))

    def hand(side):
        return SHOULDER + Vector((0.10, side * (WHO.build.shoulder + math.cos(rise) * REACH), math.sin(rise) * REACH))

    for side, piece in dumbbells.items():
        piece.location, piece.rotation_euler = hand(side), (0, 0, math.pi / 2)
    return Pose(HIP, SPINE, hands=both(hand),
                feet=both(lambda side: standing_foot(0.48, side, 0.23, 12)),
                knees=both(lambda side: Vector((0.3, side * 0.3, 1))),
                elbows=both(lambda side: Vector((0.0, side * 0.6, -1))),
                gaze=Vector((0.6, 0, 0.8)), neck=SPINE)
