"""Standing shoulder press with dumbbells: from the shoulders to straight arms overhead."""
from mathutils import Vector

from equipment import pair_of_dumbbells, place
from motion import mix
from people import GRACE
from skeleton import Pose, both, standing_foot
from studio_room import Shot

WHO = GRACE
FRAMES = 12
RATE = 12
SHOT = Shot(target=(0, 0, 1.09), azimuth=-142, height=1.35, above=0.7)


def equipment():
    return pair_of_dumbbells(0.065)


def pose(t, dumbbells):
    def hand(side):
        return Vector((mix(0.05, 0.015, t), side * mix(0.34, 0.25, t), mix(1.43, 2.03, t)))

    for side, piece in dumbbells.items():
        place(piece, hand(side))
    return Pose(hip=Vector((0, 0, 0.938)), spine=Vector((-0.015, 0, 1)), hands=both(hand),
                feet=both(lambda side: standing_foot(0, side, 0.16, 14)),
                knees=both(lambda side: Vector((1, side * 0.3, 0))),
                elbows=both(lambda side: Vector((0.35, side, -0.5))))
