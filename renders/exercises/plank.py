"""Forearm plank: a hold; only the breath moves."""
import math

from mathutils import Vector

from equipment import exercise_mat
from motion import mix
from people import HUGO
from skeleton import Foot, Pose, both
from studio_room import Shot

WHO = HUGO
FRAMES = 10
RATE = 9
SHOT = Shot(target=(0.02, 0, 0.28), azimuth=-118, height=1.1)
ANKLE = Vector((-0.80, 0, 0.155))


def equipment():
    return exercise_mat(size=(2.1, 0.8))


def pose(t, mat):
    slope = math.radians(8.2)
    line = Vector((math.cos(slope), 0, math.sin(slope)))
    return Pose(hip=ANKLE + line * 0.853 + Vector((0, 0, 0.010 * t)), spine=line, bow=Vector((0, 0, mix(0.0, 0.014, t))),
                hands=both(lambda side: Vector((0.86, side * 0.15, 0.055))),
                feet=both(lambda side: Foot(ANKLE + Vector((0, side * 0.08, 0)), Vector((0.15, 0, -1)), Vector((1, 0, 0.15)).normalized())),
                knees=both(lambda side: Vector((0, 0, -1))),
                elbows=both(lambda side: Vector((-0.3, side * 0.1, -1))),
                gaze=Vector((0.3, 0, -1)), neck=line)
