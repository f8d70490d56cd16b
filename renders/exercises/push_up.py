"""Push-up: the body moves as one plank about the toes."""
import math

from mathutils import Vector

from equipment import exercise_mat
from motion import mix
from people import LUIS
from skeleton import Foot, Pose, both
from studio_room import Shot

WHO = LUIS
FRAMES = 12
RATE = 12
SHOT = Shot(target=(0.02, 0, 0.36), azimuth=-116, height=1.15)
ANKLE = Vector((-0.82, 0, 0.155))


def equipment():
    return exercise_mat(size=(2.1, 0.8))


def pose(t, mat):
    slope = math.radians(mix(19.5, 5.0, t))
    line = Vector((math.cos(slope), 0, math.sin(slope)))
    return Pose(hip=ANKLE + line * 0.855, spine=line, fingers=Vector((1, 0, 0)),
                hands=both(lambda side: Vector((0.46, side * 0.27, 0.035))),
                feet=both(lambda side: Foot(ANKLE + Vector((0, side * 0.08, 0)), Vector((0.15, 0, -1)), Vector((1, 0, 0.15)).normalized())),
                knees=both(lambda side: Vector((0, 0, -1))),
                elbows=both(lambda side: Vector((-1, side * 0.7, 0.3))),
                gaze=Vector((0.35, 0, -1)), neck=line)
