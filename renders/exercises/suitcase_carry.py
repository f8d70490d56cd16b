"""Suitcase carry: one heavy bell, two calm steps, the shoulders stay level."""
import math

from mathutils import Vector

from equipment import kettlebell
from motion import along, mix
from people import GRACE
from skeleton import ANKLE_HEIGHT, RIGHT, Foot, Pose, both
from studio_room import Shot

WHO = GRACE
FRAMES = 12
RATE = 10
SHOT = Shot(target=(0.30, 0, 0.92), azimuth=-128, height=1.25)
STRIDE = 0.58


def equipment():
    return kettlebell(1.0)


def step(t, start, end):
    """A foot's way between two moments: heel up, swing, heel down; still before and after."""
    u = min(1.0, max(0.0, (t - start) / (end - start)))
    heel = math.radians(along(u, (0, 0.0), (0.25, 34.0), (0.6, 4.0), (0.85, -10.0), (1, 0.0)))
    lift = along(u, (0, 0.0), (0.25, 0.055), (0.6, 0.085), (1, 0.0))
    return u * u * (3 - 2 * u), heel, lift


def pose(t, bell):
    hip = Vector((mix(0.0, STRIDE, t), 0, 0.928 - 0.018 * math.sin(math.pi * t) ** 2))

    def foot(side):
        way, heel, lift = step(t, 0.0, 0.58) if side == RIGHT else step(t, 0.42, 1.0)
        ankle = Vector((STRIDE * way, side * 0.10, ANKLE_HEIGHT + lift))
        return Foot(ankle, Vector((math.cos(heel), 0, -math.sin(heel))), Vector((math.sin(heel), 0, math.cos(heel))))

    hands = {RIGHT: hip + Vector((0.01, RIGHT * 0.275, -0.145)), -RIGHT: hip + Vector((mix(0.10, -0.06, t), 0.26, -0.12))}
    bell.location, bell.rotation_euler = hands[RIGHT], (0, 0, math.pi / 2)
    return Pose(hip, spine=Vector((0.02, 0, 1)), hands=hands, feet=both(foot),
                elbows=both(lambda side: Vector((-1, side * 0.4, 0))))
