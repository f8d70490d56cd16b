"""Sumo deadlift: wide stance, toes and knees out, hands between the knees, the trunk stays upright."""
import math

from mathutils import Vector

from equipment import PLATE_RADIUS, barbell, place
from motion import along, mix
from skeleton import STRONG, Pose, both, standing_foot
from studio_room import Shot

BUILD = STRONG
FRAMES = 15
RATE = 15
SHOT = Shot(target=(0, 0, 0.80), azimuth=-34, distance=4.4)
ARM = BUILD.upper_arm + BUILD.forearm + BUILD.grip - 0.004


def equipment():
    return barbell()


def pose(t, bar):
    hip = along(t, (0, Vector((-0.23, 0, 0.545))), (0.5, Vector((-0.17, 0, 0.73))), (1, Vector((-0.005, 0, 0.868))))
    lean = math.radians(along(t, (0, 43.0), (0.5, 36.0), (1, -1.0)))
    spine = Vector((math.sin(lean), 0, math.cos(lean)))
    shoulder = hip + spine * (BUILD.spine - 0.035)
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
