"""Trap-bar deadlift: standing in the hex bar, palms inward, hips and knees straighten together."""
import math

from mathutils import Vector

from benches import trap_bar
from equipment import PLATE_RADIUS, place
from motion import along, mix
from people import JUN
from skeleton import Pose, both, standing_foot
from studio_room import Shot

WHO = JUN
FRAMES = 12
RATE = 12
SHOT = Shot(target=(0, 0, 0.82), azimuth=-136, height=1.25)
ARM = WHO.build.upper_arm + WHO.build.forearm + WHO.build.grip - 0.004


def equipment():
    return trap_bar()


def pose(t, bar):
    hip = along(t, (0, Vector((-0.26, 0, 0.56))), (0.5, Vector((-0.21, 0, 0.77))), (1, Vector((-0.005, 0, 0.935))))
    lean = math.radians(along(t, (0, 45.0), (0.5, 38.0), (1, -1.0)))
    spine = Vector((math.sin(lean), 0, math.cos(lean)))
    shoulder = hip + spine * (WHO.build.spine - 0.035)
    bar_x = mix(0.06, 0.01, t)
    grip = Vector((bar_x, 0, max(PLATE_RADIUS, shoulder.z - math.sqrt(ARM ** 2 - (bar_x - shoulder.x) ** 2 - 0.125 ** 2))))
    place(bar, grip)
    return Pose(hip, spine,
                hands=both(lambda side: grip + Vector((0, side * 0.29, 0))),
                feet=both(lambda side: standing_foot(0, side, 0.12)),
                elbows=both(lambda side: Vector((-1, side * 0.3, 0))),
                gaze=Vector((1, 0, along(t, (0, -0.35), (1, 0.0)))),
                neck=Vector((math.sin(lean * 0.75), 0, math.cos(lean * 0.75))))
