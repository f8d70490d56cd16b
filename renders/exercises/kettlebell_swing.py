"""Kettlebell swing: hips snap forward, the bell floats up to shoulder height on straight arms."""
import math

from mathutils import Vector

from equipment import kettlebell
from motion import along, mix
from people import KARIN
from skeleton import Pose, both, standing_foot
from studio_room import Shot

WHO = KARIN
FRAMES = 12
RATE = 13
SHOT = Shot(target=(0.12, 0, 0.88), azimuth=-118, height=1.2)
ARM = 0.60


def equipment():
    return kettlebell(0.95)


def pose(t, bell):
    hip = along(t, (0, Vector((-0.27, 0, 0.73))), (0.55, Vector((-0.05, 0, 0.90))), (1, Vector((0.0, 0, 0.925))))
    lean = math.radians(along(t, (0, 63.0), (0.55, 12.0), (1, -3.0)))
    spine = Vector((math.sin(lean), 0, math.cos(lean)))
    swing = math.radians(mix(-34, 86, t))
    arm = Vector((math.sin(swing), 0, -math.cos(swing)))
    grip = hip + spine * (WHO.build.spine - 0.035) + arm * ARM
    bell.location, bell.rotation_euler = grip, (0, math.atan2(-arm.x, -arm.z), 0)
    return Pose(hip, spine, hands=both(lambda side: grip + Vector((0, side * 0.035, 0))),
                feet=both(lambda side: standing_foot(0, side, 0.22, 15)),
                knees=both(lambda side: Vector((1, side * 0.4, 0))),
                elbows=both(lambda side: Vector((-0.3, side, -0.3))),
                gaze=Vector((1, 0, along(t, (0, -0.7), (1, 0.0)))),
                neck=Vector((math.sin(lean * 0.8), 0, math.cos(lean * 0.8))))
