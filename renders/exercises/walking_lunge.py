"""Walking lunge with dumbbells: a long step, then the back knee sinks towards the floor."""
from mathutils import Vector

from equipment import pair_of_dumbbells
from motion import along
from people import INES
from skeleton import RIGHT, Foot, Pose, both, foot_on_toes
from studio_room import Shot

WHO = INES
FRAMES = 12
RATE = 11
SHOT = Shot(target=(0.25, 0, 0.86), azimuth=-118, height=1.2)


def equipment():
    return pair_of_dumbbells(0.07)


def pose(t, dumbbells):
    hip = along(t, (0, Vector((0, 0, 0.94))), (0.5, Vector((0.24, 0, 0.84))), (1, Vector((0.30, 0, 0.50))))
    step = along(t, (0, Vector((0, 0, 0.085))), (0.25, Vector((0.34, 0, 0.19))), (0.5, Vector((0.66, 0, 0.085))), (1, Vector((0.66, 0, 0.085))))

    def foot(side):
        if side == RIGHT:
            return Foot(step + Vector((0, side * 0.11, 0)))
        return foot_on_toes(0.13, side, 0.11, along(t, (0, 0.0), (0.5, 32.0), (1, 58.0)))

    def hand(side):
        return hip + Vector((0.02, side * 0.27, -0.155))

    for side, piece in dumbbells.items():
        piece.location, piece.rotation_euler = hand(side), (0, 0, 1.5708)
    return Pose(hip, spine=Vector((0.06, 0, 1)), hands=both(hand), feet=both(foot),
                elbows=both(lambda side: Vector((-1, side * 0.4, 0))))
