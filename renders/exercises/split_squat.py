"""Rear-foot elevated split squat: the back foot lies on a bench, the front leg does the work."""
from mathutils import Vector

import materials
from equipment import pair_of_dumbbells
from motion import mix
from people import BRUNO
from skeleton import LEFT, RIGHT, Foot, Pose, both, standing_foot
from solids import block
from studio_room import Shot

WHO = BRUNO
FRAMES = 12
RATE = 11
SHOT = Shot(target=(-0.12, 0, 0.84), azimuth=-116, height=1.2)


def equipment():
    block((0.32, 0.95, 0.07), materials.upholstery(), (-0.86, 0, 0.385), bevel=0.02)
    for side in (-1, 1):
        block((0.22, 0.06, 0.35), materials.black_steel(), (-0.86, side * 0.36, 0.175))
    return pair_of_dumbbells(0.065)


def pose(t, dumbbells):
    hip = Vector((mix(-0.02, -0.10, t), 0, mix(0.862, 0.555, t)))

    def hand(side):
        return hip + Vector((0.10 * t + 0.02, side * 0.255, -0.15))

    for side, piece in dumbbells.items():
        piece.location, piece.rotation_euler = hand(side), (0, 0, 1.5708)
    return Pose(hip, spine=Vector((mix(0.08, 0.26, t), 0, 1)), hands=both(hand),
                feet={RIGHT: standing_foot(0.24, RIGHT, 0.10, 3), LEFT: Foot(Vector((-0.78, LEFT * 0.10, 0.475)), Vector((-1, 0, -0.12)).normalized(), Vector((0.12, 0, -1)).normalized())},
                knees={RIGHT: Vector((1, -0.05, 0.2)), LEFT: Vector((0.5, 0.05, -1))},
                elbows=both(lambda side: Vector((-1, side * 0.4, 0))), gaze=Vector((1, 0, -0.12)))
