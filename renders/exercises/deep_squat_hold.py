"""Deep squat hold: elbows inside the knees, chest tall, the weight rocks gently from side to side."""
from mathutils import Vector

from motion import mix
from people import FINN
from skeleton import Pose, both, standing_foot
from studio_room import Shot

WHO = FINN
FRAMES = 10
RATE = 8
SHOT = Shot(target=(0.02, 0, 0.56), azimuth=-134, height=1.1)


def equipment():
    return None


def pose(t, nothing):
    sway = mix(-0.05, 0.05, t)
    hip = Vector((-0.215, sway, 0.335))
    hands = Vector((0.235, sway * 0.8, 0.68))
    return Pose(hip, spine=Vector((0.42, sway * 0.15, 1)), hands=both(lambda side: hands + Vector((0, side * 0.036, 0))),
                feet=both(lambda side: standing_foot(0, side, 0.235, 24)),
                knees=both(lambda side: Vector((1, side * 0.62, 0))),
                elbows=both(lambda side: Vector((-0.1, side * 0.35, -1.0))),
                gaze=Vector((1, 0, 0.02)), neck=Vector((0.2, 0, 1)))
