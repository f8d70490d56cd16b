"""Single-leg press on the 45-degree sled: one foot in the middle of the plate, the other on the floor."""
from mathutils import Vector

from machines import LegPress
from motion import mix
from skeleton import LEFT, RIGHT, STRONG, Foot, Pose, both, standing_foot
from studio_room import Shot

BUILD = STRONG
FRAMES = 15
RATE = 15
SHOT = Shot(target=(0.24, 0, 0.58), azimuth=-68, height=1.35, distance=3.65)


def equipment():
    return LegPress()


def pose(t, machine):
    travel = mix(0.85, 0.58, t)
    machine.push_to(travel)
    ankle = machine.START + machine.RAIL * (travel - 0.085) + machine.UP * 0.06
    return Pose(hip=Vector((-0.03, 0, 0.375)), spine=Vector((-0.74, 0, 0.67)),
                hands=both(lambda side: Vector((0.02, side * 0.27, 0.36))),
                feet={LEFT: Foot(ankle + Vector((0, 0.08, 0)), machine.UP, -machine.RAIL), RIGHT: standing_foot(0.43, RIGHT, 0.20, 6)},
                knees={LEFT: Vector((-0.6, 0.2, 1)), RIGHT: Vector((0.5, -0.35, 1))},
                elbows=both(lambda side: Vector((-0.3, side, -0.2))),
                gaze=Vector((1, 0, 0.35)), neck=Vector((-0.45, 0, 0.8)))
