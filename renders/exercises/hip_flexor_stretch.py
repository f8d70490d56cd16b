"""Half-kneeling hip-flexor stretch: the hips glide forward over the kneeling side."""
from mathutils import Vector

from equipment import exercise_mat
from motion import mix
from people import INES
from skeleton import LEFT, Pose, both, kneeling_foot, standing_foot
from studio_room import Shot

WHO = INES
FRAMES = 12
RATE = 11
SHOT = Shot(target=(0.0, 0, 0.60), azimuth=-120, height=1.1)


def equipment():
    return exercise_mat(size=(1.7, 0.8))


def pose(t, mat):
    hip = Vector((mix(-0.02, 0.12, t), 0, mix(0.505, 0.465, t)))
    return Pose(hip, spine=Vector((mix(0.04, -0.06, t), 0, 1)), fingers=Vector((1, 0, -0.5)),
                hands=both(lambda side: Vector((0.335, LEFT * 0.11 + side * 0.05, 0.615))),
                feet={LEFT: standing_foot(0.42, LEFT, 0.11, 0), -LEFT: kneeling_foot(-0.53, -LEFT, 0.11)},
                knees={LEFT: Vector((1, 0.1, 1)), -LEFT: Vector((0.5, 0, -1))},
                elbows=both(lambda side: Vector((-0.4, side, -0.5))))
