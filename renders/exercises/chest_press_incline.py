"""Incline chest press: the back at forty degrees, the dumbbells go straight up over the upper chest."""
import math

from mathutils import Vector

from benches import incline_bench
from equipment import pair_of_dumbbells, place
from motion import mix
from people import HUGO
from skeleton import Pose, both, standing_foot
from studio_room import Shot

WHO = HUGO
FRAMES = 12
RATE = 12
SHOT = Shot(target=(-0.08, 0, 0.78), azimuth=-110, height=1.5)
HIP = Vector((0.10, 0, 0.55))
SPINE = Vector((-math.cos(math.radians(40)), 0, math.sin(math.radians(40))))
SHOULDER = HIP + SPINE * (WHO.build.spine - 0.035)


def equipment():
    incline_bench(HIP, SPINE)
    return pair_of_dumbbells(0.075)


def pose(t, dumbbells):
    def hand(side):
        return SHOULDER + Vector((mix(0.15, 0.05, t), side * mix(0.20, 0.02, t) + side * WHO.build.shoulder, mix(0.10, 0.635, t)))

    for side, piece in dumbbells.items():
        place(piece, hand(side))
    return Pose(HIP, SPINE, hands=both(hand), bow=Vector((0.01, 0, 0.01)),
                feet=both(lambda side: standing_foot(0.50, side, 0.24, 12)),
                knees=both(lambda side: Vector((0.3, side * 0.3, 1))),
                elbows=both(lambda side: Vector((0.1, side, -0.9))),
                gaze=Vector((0.6, 0, 0.8)), neck=SPINE)
