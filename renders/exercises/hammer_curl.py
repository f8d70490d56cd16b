"""Hammer curl: palms face each other all the way, the elbows stay at the ribs."""
import math

from mathutils import Vector

from equipment import pair_of_dumbbells
from motion import mix
from people import GRACE
from skeleton import Pose, both, standing_foot
from studio_room import Shot

WHO = GRACE
FRAMES = 13
RATE = 13
SHOT = Shot(target=(0.03, 0, 0.93), azimuth=-114, height=1.25, above=0.5)
ELBOW_HEIGHT = 1.115


def equipment():
    return pair_of_dumbbells(0.055)


def pose(t, dumbbells):
    bend = math.radians(mix(8, 128, t))
    reach = WHO.build.forearm + WHO.build.grip

    def hand(side):
        return Vector((0.03 * t + reach * math.sin(bend), side * 0.205, ELBOW_HEIGHT - reach * math.cos(bend)))

    across_the_palm = Vector((math.cos(bend), 0, math.sin(bend)))
    for side, piece in dumbbells.items():
        piece.rotation_mode = "QUATERNION"
        piece.location, piece.rotation_quaternion = hand(side), across_the_palm.to_track_quat("Y", "Z")
    return Pose(hip=Vector((0, 0, 0.94)), spine=Vector((0, 0, 1)), hands=both(hand),
                feet=both(lambda side: standing_foot(0, side, 0.13, 12)),
                elbows=both(lambda side: Vector((-1, side * 0.15, -0.4))))
