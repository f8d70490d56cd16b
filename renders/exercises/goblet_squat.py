"""Goblet squat: the kettlebell stays at the chest, the trunk stays tall."""
import math

from mathutils import Vector

from equipment import kettlebell
from motion import mix
from people import ELIF
from skeleton import Pose, both, standing_foot
from studio_room import Shot

WHO = ELIF
FRAMES = 12
RATE = 13
SHOT = Shot(target=(0.03, 0, 0.86), azimuth=-102, height=1.2)


def equipment():
    return kettlebell(0.85)


def pose(t, bell):
    lean = math.radians(mix(0, 24, t))
    hip = Vector((mix(-0.01, -0.22, t), 0, mix(0.925, 0.42, t)))
    spine, front = Vector((math.sin(lean), 0, math.cos(lean))), Vector((math.cos(lean), 0, -math.sin(lean)))
    grip = hip + spine * 0.40 + front * 0.225
    bell.location, bell.rotation_euler = grip + spine * 0.03, (0, lean, 0)
    return Pose(hip, spine, hands=both(lambda side: grip + Vector((0, side * 0.065, 0))),
                feet=both(lambda side: standing_foot(0, side, 0.20, 20)),
                knees=both(lambda side: Vector((1, side * 0.5, 0))),
                elbows=both(lambda side: Vector((-0.2, side * 0.45, -1))),
                gaze=Vector((1, 0, -0.05)), neck=Vector((math.sin(lean * 0.6), 0, math.cos(lean * 0.6))))
