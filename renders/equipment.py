"""Free weights and benches. Every piece hangs on a pivot: move the pivot, the piece follows."""
import math

import materials
from solids import block, pivot, rod, sphere, turned

PLATE_RADIUS = 0.225


def plate(parent, centre, thickness, radius, material):
    """A bumper plate with a raised rim and a sunk face."""
    h, r = thickness / 2, radius
    turned([(-h, 0.02), (-h, r * 0.30), (-h + 0.012, r * 0.38), (-h + 0.012, r * 0.68), (-h, r * 0.74), (-h, r - 0.012), (-h + 0.01, r),
            (h - 0.01, r), (h, r - 0.012), (h, r * 0.74), (h - 0.012, r * 0.68), (h - 0.012, r * 0.38), (h, r * 0.30), (h, 0.02)],
           material, parent, (0, centre, 0))


def barbell(plates=((0.06, PLATE_RADIUS, "orange"), (0.05, PLATE_RADIUS, "black")), half=0.92):
    """An Olympic bar along y; plates from the inside out as (thickness, radius, colour)."""
    bar = pivot("barbell")
    rod((0, -half, 0), (0, half, 0), 0.0145, materials.bare_steel(), bar)
    for side in (-1, 1):
        rod((0, side * 0.62, 0), (0, side * half, 0), 0.025, materials.bare_steel(), bar)
        rod((0, side * 0.605, 0), (0, side * 0.63, 0), 0.037, materials.bare_steel(), bar)
        inner = 0.635
        for thickness, radius, colour in plates:
            plate(bar, side * (inner + thickness / 2), thickness, radius, materials.signal_orange() if colour == "orange" else materials.rubber())
            inner += thickness + 0.003
        rod((0, side * inner, 0), (0, side * (inner + 0.03), 0), 0.045, materials.black_steel(), bar)
    return bar


def dumbbell(radius=0.075):
    """A round dumbbell along y with an orange ring on each head."""
    weight = pivot("dumbbell")
    rod((0, -0.075, 0), (0, 0.075, 0), 0.016, materials.bare_steel(), weight)
    for side in (-1, 1):
        rod((0, side * 0.07, 0), (0, side * 0.16, 0), radius, materials.rubber(), weight)
        rod((0, side * 0.105, 0), (0, side * 0.125, 0), radius * 1.015, materials.signal_orange(), weight)
    return weight


def pair_of_dumbbells(radius=0.075):
    return {side: dumbbell(radius) for side in (-1, 1)}


def kettlebell(size=1.0):
    """A kettlebell that hangs from its pivot, which lies in the middle of the handle."""
    bell = pivot("kettlebell")
    sphere((0.105 * size, 0.105 * size, 0.10 * size), materials.rubber(), (0, 0, -0.175 * size), bell)
    rod((0, 0, -0.285 * size), (0, 0, -0.25 * size), 0.07 * size, materials.rubber(), bell)
    rod((0, 0, -0.185 * size), (0, 0, -0.165 * size), 0.107 * size, materials.signal_orange(), bell)
    corners = [(0, -0.062, -0.10), (0, -0.064, -0.03), (0, -0.045, -0.004), (0, 0.045, -0.004), (0, 0.064, -0.03), (0, 0.062, -0.10)]
    corners = [tuple(value * size for value in corner) for corner in corners]
    for start, end in zip(corners, corners[1:]):
        rod(start, end, 0.016 * size, materials.black_steel(), bell)
        sphere((0.0155 * size,) * 3, materials.black_steel(), end, bell)
    return bell


def flat_bench(centre_x=0.0, length=1.2, top=0.43):
    """A bench along x; `top` is the height of the pad's surface."""
    block((length, 0.27, 0.07), materials.upholstery(), (centre_x, 0, top - 0.035), bevel=0.02)
    block((length * 0.9, 0.06, 0.05), materials.black_steel(), (centre_x, 0, top - 0.10))
    for end in (-1, 1):
        x = centre_x + end * length * 0.38
        block((0.06, 0.06, top - 0.12), materials.black_steel(), (x, 0, (top - 0.12) / 2))
        block((0.06, 0.46, 0.045), materials.black_steel(), (x, 0, 0.0225))


def box(size, centre):
    """A plyo box or step."""
    block(size, materials.black_steel(), centre, bevel=0.01)


def exercise_mat(centre=(0, 0), size=(1.9, 0.7)):
    """A thin floor mat with an orange edge line."""
    block((size[0], size[1], 0.016), materials.plain("mat", (0.06, 0.06, 0.064), 0.9), (*centre, 0.008), bevel=0.006)
    for side in (-1, 1):
        block((size[0] - 0.05, 0.012, 0.002), materials.signal_orange(), (centre[0], centre[1] + side * (size[1] / 2 - 0.04), 0.0165), bevel=0.0005)


def stick(length=1.5):
    """A wooden-dowel stand-in along y, in orange so that it reads against the shirt."""
    dowel = pivot("stick")
    rod((0, -length / 2, 0), (0, length / 2, 0), 0.014, materials.signal_orange(), dowel)
    return dowel


def place(piece, location, spin=0.0):
    """Moves a piece and rolls it about its own y axis (degrees)."""
    piece.location = location
    piece.rotation_euler = (0, math.radians(spin), 0)
