"""Pull-up: from hanging arms until the chin clears the bar."""
from mathutils import Vector

from machines import pull_up_rig
from motion import mix
from people import FINN
from skeleton import Foot, Pose, both
from studio_room import Shot

WHO = FINN
FRAMES = 12
RATE = 12
SHOT = Shot(target=(0, 0, 1.25), azimuth=-148, height=1.45)
BAR = 2.25


def equipment():
    return pull_up_rig(BAR)


def pose(t, rig):
    hip = Vector((mix(0.0, -0.15, t), 0, BAR - mix(1.135, 0.59, t)))
    ankle = hip + Vector((-0.24, 0, -0.74))
    return Pose(hip, spine=Vector((mix(0.0, -0.05, t), 0, 1)), hands=both(lambda side: Vector((0, side * 0.33, BAR - 0.01))),
                feet=both(lambda side: Foot(ankle + Vector((0, side * 0.07, 0)), Vector((0.35, 0, -1)).normalized(), Vector((1, 0, 0.35)).normalized())),
                elbows=both(lambda side: Vector((-0.1, side, -0.5))),
                gaze=Vector((1, 0, mix(0.45, 0.1, t))))
