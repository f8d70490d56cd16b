"""One-arm dumbbell row: hand and knee on the bench, the elbow goes to the hip."""
import math

from mathutils import Vector

from equipment import dumbbell, flat_bench
from motion import along
from people import CLARA
from skeleton import LEFT, RIGHT, Foot, Pose, standing_foot
from studio_room import Shot

WHO = CLARA
FRAMES = 12
RATE = 11
SHOT = Shot(target=(0.02, -0.08, 0.60), azimuth=-116, height=1.3)


def equipment():
    flat_bench(centre_x=0.02, length=1.25)
    return dumbbell(0.08)


def pose(t, weight):
    hand = along(t, (0, Vector((0.20, -0.235, 0.335))), (0.5, Vector((0.14, -0.245, 0.56))), (1, Vector((-0.02, -0.255, 0.785))))
    weight.location, weight.rotation_euler = hand, (0, 0, math.pi / 2)
    return Pose(hip=Vector((-0.25, -0.05, 0.895)), spine=Vector((1, 0, 0.09)),
                hands={RIGHT: hand, LEFT: Vector((0.27, 0.07, 0.475))},
                feet={RIGHT: standing_foot(-0.24, RIGHT, 0.27, 6), LEFT: Foot(Vector((-0.60, 0.05, 0.495)), Vector((-1, 0, 0)), Vector((0.12, 0, -1)).normalized())},
                knees={RIGHT: Vector((1, -0.2, 0)), LEFT: Vector((1, 0, -1))},
                elbows={RIGHT: Vector((-0.7, -0.15, 1)), LEFT: Vector((-0.6, 0.5, 0))},
                gaze=Vector((0.55, 0, -1)), neck=Vector((1, 0, 0.06)))
