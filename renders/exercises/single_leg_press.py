"""Single-leg press on the 45-degree sled: one foot in the middle of the plate, the other on the floor."""
from mathutils import Vector

from machines import LegPress
from motion import mix
from people import ADA
from skeleton import LEFT, RIGHT, Foot, Pose, both, standing_foot
from studio_room import Shot

WHO = ADA
FRAMES = 12
RATE = 12
SHOT = Shot(target=(0.24, 0, 0.58), azimuth=-98, height=1.45)


def equipment():
    return LegPress()


def pose(t, machine):
    travel = mix(0.85, 0.58, t)
    machine.push_to(travel)
    ankle = machine.START + machine.RAIL * (travel - 0.085) + machine.UP * 0.06
    return Pose(hip=Vector((-0.03, 0, 0.375)), spine=Vector((-0.74, 0, 0.67)),
                hands=both(lambda side: Vector((0.02, side * 0.27, 0.36))),
                feet={RIGHT: Foot(ankle + Vector((0, -0.08, 0)), machine.UP, -machine.RAIL), LEFT: standing_foot(0.43, LEFT, 0.20, 6)},
                knees={RIGHT: Vector((-0.6, -0.2, 1)), LEFT: Vector((0.5, 0.35, 1))},
                elbows=both(lambda side: Vector((-0.3, side, -0.2))),
                gaze=Vector((1, 0, 0.35)), neck=Vector((-0.45, 0, 0.8)))
