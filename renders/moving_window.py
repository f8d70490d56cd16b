"""Frames an exercise as tightly as it allows, and renders only the part in which it moves; the rest comes from the first frame."""
import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view

MARGIN = 0.04
FILLED = 0.93
FEATHER = 14


def extent(objects, above=-1.0):
    """The rectangle (left, bottom, right, top) in shares of the picture that the objects cover now, above a height in metres."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    points = [obj.matrix_world @ vertex.co for obj in objects for vertex in list(obj.data.vertices)[::3]]
    seen = np.array([world_to_camera_view(scene, scene.camera, point)[:2] for point in points if point.z > above])
    return (*seen.min(axis=0), *seen.max(axis=0))


def frame_tightly(extents):
    """Zooms and shifts the camera, whose picture is square, until all extents together fill it. Gives what turns an extent seen before into one seen now."""
    left, bottom = np.min(extents, axis=0)[:2]
    right, top = np.max(extents, axis=0)[2:]
    camera, zoom = bpy.context.scene.camera.data, FILLED / max(right - left, top - bottom)
    middle = ((left + right) / 2, (bottom + top) / 2) * 2
    camera.lens *= zoom
    camera.shift_x, camera.shift_y = (middle[0] - 0.5) * zoom, (middle[1] - 0.5) * zoom
    return lambda seen: tuple((edge - centre) * zoom + 0.5 for edge, centre in zip(seen, middle))


def is_mechanism(obj):
    """Cables, weight stacks and the far end of a landmine may leave the picture; what they move may not."""
    return obj.data.materials[0].name == "cable" or (obj.parent is not None and obj.parent.name.startswith(("stack", "landmine")))


def places():
    """Where every mesh is now, to be compared with a later pose."""
    bpy.context.view_layer.update()
    return {obj: obj.matrix_world.copy() for obj in bpy.data.objects if obj.type == "MESH"}


def window_of(extents, width, height):
    """The pixel rectangle around all extents, with room for the contact shadow below."""
    left, bottom = np.min(extents, axis=0)[:2]
    right, top = np.max(extents, axis=0)[2:]
    edges = (left - MARGIN) * width, (bottom - MARGIN * 1.5) * height, (right + MARGIN) * width, (top + MARGIN) * height
    return max(0, int(edges[0])), max(0, int(edges[1])), min(width, int(edges[2])), min(height, int(edges[3]))


def look_through(window, width, height):
    """Limits rendering to the window."""
    render = bpy.context.scene.render
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x = (window[0] + 0.01) / width, (window[2] + 0.01) / width
    render.border_min_y, render.border_max_y = (window[1] + 0.01) / height, (window[3] + 0.01) / height


def inset(backdrop, part, window):
    """Lays the part over the backdrop. Its edges fade, because soft shadows reach past any window."""
    left, bottom, right, top = window
    frame = backdrop.copy()
    rows, columns = np.arange(top - bottom), np.arange(right - left)
    height, width, _ = backdrop.shape

    def ramp(index, count, at_start, at_end):
        weight = np.ones(count)
        if at_start:
            weight = np.minimum(weight, (index + 1) / FEATHER)
        if at_end:
            weight = np.minimum(weight, (count - index) / FEATHER)
        return weight

    weight = np.outer(ramp(rows, top - bottom, bottom > 0, top < height), ramp(columns, right - left, left > 0, right < width))[:, :, None]
    frame[bottom:top, left:right] = frame[bottom:top, left:right] * (1 - weight) + part * weight
    return frame
