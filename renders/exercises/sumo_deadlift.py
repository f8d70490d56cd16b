"""Sumo deadlift: wide stance, toes and knees out, hands between the knees, the trunk stays upright."""
import math

from mathutils import Vector

from equipment import PLATE_RADIUS, barbell, place
from motion import along, mix
from people import KARIN
from skeleton import Pose, both, standing_foot
from studio_room import Shot

WHO = KARIN
FRAMES = 12
RATE = 12
SHOT = Shot(target=(0, 0, 0.80), azimuth=-144, height=1.25)
ARM = WHO.build.upper_arm + WHO.build.forearm + WHO.build.grip - 0.004


def equipment():
    return barbell()


def pose(t, bar):
    hip = along(t, (0, Vector((-0.23, 0, 0.545))), (0.5, Vector((-0.17, 0, 0.73))), (1, Vector((-0.005, 0, 0.868))))
    lean = math.radians(along(t, (0, 43.0), (0.5, 36.0), (1, -1.0)))
    spine = Vector((math.sin(lean), 0, math.cos(lean)))
    shoulder = hip + spine * (WHO.build.spine - 0.035)
    bar_x = mix(0.075, 0.115, t)
    grip = Vector((bar_x, 0, max(PLATE_RADIUS, shoulder.z - math.sqrt(ARM ** 2 - (bar_x - shoulder.x) ** 2))))
    place(bar, grip, spin=55 * t)
    return Pose(hip, spine,
                hands=both(lambda side: grip + Vector((0, side * 0.17, 0))),
                feet=both(lambda side: standing_foot(0, side, 0.42, 38)),
                knees=both(lambda side: Vector((0.75, side, 0))),
                elbows=both(lambda side: Vector((-1, side * 0.3, 0))),
                gaze=Vector((1, 0, along(t, (0, -0.3), (1, 0.0)))),
                neck=Vector((math.sin(lean * 0.75), 0, math.cos(lean * 0.75))))
