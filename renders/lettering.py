"""Raised letters set around the hub of a plate."""
import math

import bpy
from mathutils import Matrix, Vector


def letter_on_plate(glyph, angle, radius, face, height, material, parent):
    """One letter on the outer face (+y) of a plate; angle in degrees, 90 is the top, counted against the clock."""
    curve = bpy.data.curves.new("letter", "FONT")
    curve.body, curve.size = glyph, height
    curve.align_x, curve.align_y = "CENTER", "CENTER"
    curve.extrude, curve.bevel_depth, curve.offset = 0.0012, 0.0003, 0.0011
    curve.materials.append(material)
    obj = bpy.data.objects.new("letter", curve)
    bpy.context.scene.collection.objects.link(obj)
    obj.parent = parent
    turn = math.radians(angle)
    # Seen from +y, the x axis points to the left.
    up = Vector((-math.cos(turn), 0, math.sin(turn)))
    outward = Vector((0, 1, 0))
    frame = Matrix((up.cross(outward), up, outward)).transposed().to_4x4()
    frame.translation = Vector((0, face, 0)) + up * radius
    obj.matrix_local = frame


def letter_ring(text, centre_angle, radius, face, height, material, parent, step=11.5):
    """A word that runs clockwise around the plate, centred on the given angle."""
    first = centre_angle + step * (len(text) - 1) / 2
    for index, glyph in enumerate(text):
        letter_on_plate(glyph, first - step * index, radius, face, height, material, parent)
