"""Flat chest press with dumbbells: shoulder blades on the bench, weights meet above the chest."""
from mathutils import Vector

from equipment import flat_bench, pair_of_dumbbells, place
from motion import mix
from people import GRACE
from skeleton import Pose, both, standing_foot
from studio_room import Shot

WHO = GRACE
FRAMES = 12
RATE = 12
SHOT = Shot(target=(-0.03, 0, 0.62), azimuth=-122, height=1.6)


def equipment():
    flat_bench(centre_x=-0.28, length=1.25)
    return pair_of_dumbbells(0.08)


def pose(t, dumbbells):
    def hand(side):
        return Vector((mix(-0.22, -0.31, t), side * mix(0.36, 0.20, t), mix(0.70, 1.14, t)))

    for side, piece in dumbbells.items():
        place(piece, hand(side))
    return Pose(hip=Vector((0.17, 0, 0.55)), spine=Vector((-1, 0, 0.015)), hands=both(hand),
                feet=both(lambda side: standing_foot(0.50, side, 0.27, 12)),
                knees=both(lambda side: Vector((0.3, side * 0.4, 1))),
                elbows=both(lambda side: Vector((0.25, side, -0.8))),
                gaze=Vector((0.12, 0, 1)), neck=Vector((-1, 0, 0.0)), bow=Vector((0, 0, 0.015)))
