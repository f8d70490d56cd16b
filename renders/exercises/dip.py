"""Dip: from straight arms down until the shoulders are level with the elbows, the trunk slightly forward."""
import math

from mathutils import Vector

from benches import dip_bars
from motion import mix
from people import LUIS
from skeleton import Foot, Pose, both
from studio_room import Shot

WHO = LUIS
FRAMES = 12
RATE = 10
SHOT = Shot(target=(-0.02, 0, 1.08), azimuth=-132, height=1.5)
BARS = 1.15


def equipment():
    return dip_bars(BARS)


def pose(t, bars):
    lean = math.radians(mix(6, 27, t))
    spine = Vector((math.sin(lean), 0, math.cos(lean)))
    shoulder = Vector((mix(0.02, 0.13, t), 0, BARS + mix(0.640, 0.325, t)))
    hip = shoulder - spine * (WHO.build.spine - 0.035)
    ankle = hip + Vector((-0.30, 0, -0.66))
    return Pose(hip, spine, hands=both(lambda side: Vector((0, side * 0.27, BARS + 0.012))),
                feet=both(lambda side: Foot(ankle + Vector((0, side * 0.07, 0)), Vector((0.35, 0, -1)).normalized(), Vector((1, 0, 0.35)).normalized())),
                elbows=both(lambda side: Vector((-1, side * 0.25, 0.1))),
                gaze=Vector((1, 0, -0.15)), neck=Vector((math.sin(lean * 0.7), 0, math.cos(lean * 0.7))))
