"""Hanging knee raise: from a still hang the knees come up above the hips, the pelvis curls."""
from mathutils import Vector

from machines import pull_up_rig
from motion import mix
from people import ADA
from skeleton import Foot, Pose, both
from studio_room import Shot

WHO = ADA
FRAMES = 13
RATE = 13
SHOT = Shot(target=(0, 0, 1.25), azimuth=-118, height=1.45)
BAR = 2.25


def equipment():
    return pull_up_rig(BAR)


def pose(t, rig):
    hip = Vector((mix(0.0, 0.02, t), 0, BAR - mix(1.128, 1.105, t)))
    ankle = hip + Vector((mix(-0.03, 0.33, t), 0, mix(-0.845, -0.20, t)))
    toes, up = Vector((mix(0.75, 0.9, t), 0, mix(-0.66, -0.43, t))).normalized(), Vector((mix(0.66, 0.43, t), 0, mix(0.75, 0.9, t))).normalized()
    return Pose(hip, spine=Vector((mix(0.0, -0.07, t), 0, 1)), bow=Vector((mix(0, -0.045, t), 0, 0)),
                hands=both(lambda side: Vector((0, side * 0.25, BAR - 0.01))),
                feet=both(lambda side: Foot(ankle + Vector((0, side * 0.08, 0)), toes, up)),
                knees=both(lambda side: Vector((1, side * 0.05, 0.6))),
                elbows=both(lambda side: Vector((-0.1, side, -0.5))), gaze=Vector((1, 0, mix(0.15, -0.05, t))))
