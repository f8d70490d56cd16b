"""Half-kneeling landmine press: one hand sends the end of the bar forward and up, the ribs stay down."""
import math

from mathutils import Vector

from benches import Landmine
from equipment import exercise_mat
from motion import mix
from people import ELIF
from skeleton import LEFT, RIGHT, Pose, kneeling_foot, standing_foot
from studio_room import Shot

WHO = ELIF
FRAMES = 12
RATE = 10
SHOT = Shot(target=(0.42, 0, 0.74), azimuth=-112, height=1.2)
JOINT = Vector((1.62, RIGHT * 0.20, 0.05))
LENGTH = 1.74


def equipment():
    exercise_mat(centre=(-0.1, 0), size=(1.5, 0.8))
    return Landmine(JOINT, LENGTH)


def pose(t, landmine):
    angle = math.radians(mix(148, 131, t))
    hand = JOINT + Vector((math.cos(angle), mix(0.0, 0.03, t), math.sin(angle))) * LENGTH
    landmine.point_at(hand)
    lean = math.radians(mix(0, 9, t))
    hip = Vector((0, 0, 0.505))
    return Pose(hip, spine=Vector((math.sin(lean), 0, math.cos(lean))),
                hands={RIGHT: hand, LEFT: hip + Vector((0.06, 0.19, 0.06))},
                feet={LEFT: standing_foot(0.42, LEFT, 0.12, 0), RIGHT: kneeling_foot(-0.53, RIGHT, 0.11)},
                knees={LEFT: Vector((1, 0.1, 1)), RIGHT: Vector((0.5, 0, -1))},
                elbows={RIGHT: Vector((-0.2, -0.45, -1)), LEFT: Vector((-0.4, 1, 0.1))}, gaze=Vector((1, 0, 0.1)))
