"""Cable triceps push-down: the upper arms hang still, only the forearms straighten."""
import math

from mathutils import Vector

from cable_machines import CableTower, cable_bar
from motion import mix
from people import CLARA
from skeleton import Pose, both, standing_foot
from studio_room import Shot

WHO = CLARA
FRAMES = 13
RATE = 13
SHOT = Shot(target=(0.28, 0, 1.08), azimuth=-120, height=1.35, above=0.5)
ELBOW = Vector((0.05, 0, 1.10))


def equipment():
    return CableTower(0.80), cable_bar(0.19, 0.09)


def pose(t, gear):
    tower, bar = gear
    bend = math.radians(mix(112, 16, t))
    grip = ELBOW + Vector((math.sin(bend), 0, -math.cos(bend))) * (WHO.build.forearm + WHO.build.grip)
    bar.location = grip
    tower.pull_to(grip)
    lean = math.radians(7)
    return Pose(hip=Vector((-0.03, 0, 0.93)), spine=Vector((math.sin(lean), 0, math.cos(lean))),
                hands=both(lambda side: grip + Vector((0, side * 0.145, 0))),
                feet=both(lambda side: standing_foot(0, side, 0.12)),
                elbows=both(lambda side: Vector((-1, side * 0.25, -0.3))), gaze=Vector((1, 0, -0.08)))
