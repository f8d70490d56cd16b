"""Step-up: the whole foot on the box, the working leg lifts the body, the other follows."""
import math

from mathutils import Vector

from equipment import box, pair_of_dumbbells
from motion import along
from people import KARIN
from skeleton import ANKLE_HEIGHT, RIGHT, Foot, Pose, both
from studio_room import Shot

WHO = KARIN
FRAMES = 12
RATE = 11
SHOT = Shot(target=(0.18, 0, 1.03), azimuth=-118, height=1.35)
BOX = 0.38


def equipment():
    box((0.55, 0.62, BOX), (0.40, 0, BOX / 2))
    return pair_of_dumbbells(0.065)


def pose(t, dumbbells):
    hip = along(t, (0, Vector((-0.03, 0, 0.925))), (0.4, Vector((0.14, 0, 1.0))), (0.75, Vector((0.28, 0, 1.24))), (1, Vector((0.33, 0, BOX + 0.94))))
    lean = math.radians(along(t, (0, 14.0), (0.4, 24.0), (1, 0.0)))
    heel = math.radians(along(t, (0, 0.0), (0.4, 46.0), (0.75, 20.0), (1, 0.0)))
    ankle = along(t, (0, Vector((-0.08, 0, ANKLE_HEIGHT))), (0.3, Vector((-0.05, 0, 0.15))), (0.7, Vector((0.14, 0, 0.62))), (1, Vector((0.34, 0, BOX + ANKLE_HEIGHT))))

    def foot(side):
        if side == RIGHT:
            return Foot(Vector((0.34, side * 0.11, BOX + ANKLE_HEIGHT)))
        return Foot(ankle + Vector((0, side * 0.11, 0)), Vector((math.cos(heel), 0, -math.sin(heel))), Vector((math.sin(heel), 0, math.cos(heel))))

    def hand(side):
        return hip + Vector((math.sin(lean) * 0.46 - 0.0, side * 0.27, -0.155))

    for side, piece in dumbbells.items():
        piece.location, piece.rotation_euler = hand(side), (0, 0, 1.5708)
    return Pose(hip, spine=Vector((math.sin(lean), 0, math.cos(lean))), hands=both(hand), feet=both(foot),
                elbows=both(lambda side: Vector((-1, side * 0.4, 0))))
