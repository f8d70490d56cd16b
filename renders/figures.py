"""Figures in a picture: posed in their own coordinates (facing x), then turned and put where they belong."""
import math

from mathutils import Matrix, Vector

from mannequin import Mannequin
from solids import pivot

FINE_VOXEL = 0.0055


class Spot:
    """A place on the floor and the direction (degrees, 0 is x) somebody there faces."""

    def __init__(self, x, y, turn=0.0):
        self.frame = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
        self.handle = pivot("spot")
        self.handle.matrix_world = self.frame

    def seen_from_here(self, point):
        """A point of the room in the coordinates of this spot."""
        return self.frame.inverted() @ Vector(point)

    def carry(self, *things):
        for thing in things:
            thing.parent = self.handle


def figure_at(spot, person, pose, voxel=FINE_VOXEL, gear=()):
    """Poses a person at a spot, together with what they hold."""
    figure = Mannequin(person.build, person.surfaces(), voxel)
    figure.take(pose)
    spot.carry(*figure.parts.values(), *gear)
    return figure
