"""Thoracic rotation on all fours: one hand at the head, the elbow opens to the ceiling."""
import math

from mathutils import Vector

from equipment import exercise_mat
from motion import mix
from people import DIETER
from skeleton import LEFT, RIGHT, Pose, kneeling_foot, both
from studio_room import Shot

WHO = DIETER
FRAMES = 8
RATE = 8
SHOT = Shot(target=(0.0, 0, 0.40), azimuth=72, height=1.15)


def equipment():
    return exercise_mat(size=(1.8, 0.8))


def pose(t, mat):
    turn = math.radians(mix(-16, 48, t))
    left = Vector((0, math.cos(turn), -math.sin(turn)))
    spine = Vector((1, 0, 0.17)).normalized()
    hip = Vector((-0.22, 0, 0.50))
    chest, front = hip + spine * WHO.build.spine, left.cross(spine).normalized()
    temple = chest + spine * 0.20 - left * 0.115 - front * 0.02
    return Pose(hip, spine, chest_left=left, hands={LEFT: Vector((0.30, 0.13, 0.05)), RIGHT: temple},
                feet=both(lambda side: kneeling_foot(-0.60, side, 0.10)), knees=both(lambda side: Vector((0.6, 0, -1))),
                elbows={LEFT: Vector((-1, 0.4, 0)), RIGHT: -left + spine * 0.4 + front * 0.25},
                gaze=front + spine * 0.35, neck=spine)
