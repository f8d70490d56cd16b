"""Romanian deadlift: soft knees, the hips go back, the bar stays close to the thighs."""
import math

from mathutils import Vector

from equipment import barbell, place
from motion import along, mix
from people import CLARA
from skeleton import Pose, both, standing_foot
from studio_room import Shot

WHO = CLARA
FRAMES = 12
RATE = 13
SHOT = Shot(target=(0, 0, 0.84), azimuth=-126, height=1.25)
ARM = WHO.build.upper_arm + WHO.build.forearm + WHO.build.grip - 0.004


def equipment():
    return barbell(plates=((0.05, 0.225, "black"), (0.04, 0.18, "orange")))


def pose(t, bar):
    lean = math.radians(mix(-1, 70, t))
    hip = along(t, (0, Vector((-0.005, 0, 0.935))), (1, Vector((-0.27, 0, 0.865))))
    spine = Vector((math.sin(lean), 0, math.cos(lean)))
    shoulder = hip + spine * (WHO.build.spine - 0.035)
    bar_x = along(t, (0, 0.125), (0.5, 0.10), (1, 0.095))
    grip = Vector((bar_x, 0, shoulder.z - math.sqrt(ARM ** 2 - (bar_x - shoulder.x) ** 2 - 0.06 ** 2)))
    place(bar, grip)
    return Pose(hip, spine, hands=both(lambda side: grip + Vector((0, side * 0.225, 0))),
                feet=both(lambda side: standing_foot(0, side, 0.12)),
                elbows=both(lambda side: Vector((-1, side * 0.3, 0))),
                gaze=Vector((1, 0, mix(0, -0.9, t))), neck=Vector((math.sin(lean * 0.85), 0, math.cos(lean * 0.85))))
