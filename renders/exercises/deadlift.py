"""Deadlift: the bar leaves the floor close to the shins, hips and knees straighten together."""
import math

from mathutils import Vector

from equipment import PLATE_RADIUS, barbell, place
from motion import along
from people import LUIS
from skeleton import Pose, both, standing_foot
from studio_room import Shot

WHO = LUIS
FRAMES = 12
RATE = 11
SHOT = Shot(target=(0, 0, 0.83), azimuth=-130, height=1.25)
ARM = WHO.build.upper_arm + WHO.build.forearm + WHO.build.grip - 0.004


def equipment():
    return barbell()


def pose(t, bar):
    hip = along(t, (0, Vector((-0.33, 0, 0.58))), (0.5, Vector((-0.27, 0, 0.78))), (1, Vector((-0.005, 0, 0.935))))
    lean = math.radians(along(t, (0, 57.0), (0.5, 50.0), (1, -1.0)))
    spine = Vector((math.sin(lean), 0, math.cos(lean)))
    shoulder = hip + spine * (WHO.build.spine - 0.035)
    bar_x = along(t, (0, 0.105), (0.5, 0.105), (1, 0.125))
    drop = math.sqrt(ARM ** 2 - (bar_x - shoulder.x) ** 2 - 0.05 ** 2)
    grip = Vector((bar_x, 0, max(PLATE_RADIUS, shoulder.z - drop)))
    place(bar, grip, spin=70 * t)
    return Pose(hip, spine,
                hands=both(lambda side: grip + Vector((0, side * 0.235, 0))),
                feet=both(lambda side: standing_foot(0, side, 0.12)),
                elbows=both(lambda side: Vector((-1, side * 0.3, 0))),
                gaze=Vector((1, 0, along(t, (0, -0.45), (1, 0.0)))),
                neck=Vector((math.sin(lean * 0.75), 0, math.cos(lean * 0.75))))
