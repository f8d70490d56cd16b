"""The corner in which all close-ups are taken: dark floor, cast wall, an orange line of light, one key from the left.

x runs to the right, y away from the camera, z up; the things stand about the origin.
"""
import math
from dataclasses import dataclass

from mathutils import Vector

import materials
from concrete import raw_concrete, sealed_floor
from solids import rod
from studio_room import camera_at, plane, softbox, surroundings

SEAM_SPACING = 1.3


@dataclass(frozen=True)
class View:
    """Where the camera stands, what it looks at, and the point that is sharp (the target, unless said otherwise)."""
    eye: tuple
    target: tuple
    lens: float = 55
    sharp: tuple = None
    stop: float = 4.0


def corner(wall_y=1.5, line_height=0.035):
    """Floor and wall."""
    plane(40, sealed_floor(tone=0.026), (0, 0, 0))
    plane(40, raw_concrete(tone=0.11), (0, wall_y, 0), (math.pi / 2, 0, 0))
    seam = materials.plain("seam", (0.014,) * 3, 0.9)
    for column in range(-5, 6):
        x = column * SEAM_SPACING + 0.42
        rod((x, wall_y, 0), (x, wall_y, 4), 0.005, seam)
    rod((-10, wall_y, 0.78), (10, wall_y, 0.78), 0.005, seam)
    rod((-10, wall_y - 0.05, line_height), (10, wall_y - 0.05, line_height), 0.011, materials.glowing("line", (1.0, 0.18, 0.025), 13))


def corner_lights(middle=(0, 0, 0.2), wall_y=1.5, key=1.0, edge=1.0):
    """A warm soft key from the left, a cool edge from the right, a wash on the wall."""
    at = Vector(middle)
    softbox(at + Vector((-1.5, -1.1, 1.7)), at, 1.1, 1.1, 92 * key, (1, 0.95, 0.89))
    rim = softbox(at + Vector((1.55, 0.85, 0.85)), at, 0.30, 1.3, 46 * edge * key, (0.86, 0.93, 1))
    # Narrow, so that it draws the edges of the things and leaves the floor beside them dark.
    rim.data.spread = math.radians(60)
    softbox(at + Vector((0.2, 0.5, 1.9)), at, 1.6, 0.35, 34 * key, (1, 0.97, 0.94))
    softbox((-0.7, wall_y - 0.7, 2.6), (-0.7, wall_y, 0.5), 2.6, 0.25, 30, (1, 0.96, 0.92))
    surroundings((0.02, 0.021, 0.023), 0.8)


def look(view):
    """Sets the camera and its depth of field."""
    camera = camera_at(view.eye, view.target, view.lens)
    camera.data.dof.use_dof, camera.data.dof.aperture_fstop = True, view.stop
    ahead = (camera.matrix_basis.to_quaternion() @ Vector((0, 0, -1))).normalized()
    camera.data.dof.focus_distance = (Vector(view.sharp or view.target) - camera.location).dot(ahead)
