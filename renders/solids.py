"""Closed solids for the scenes: point lists for the figure, finished objects for the equipment."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector

RING = 24


def loft(rings, lateral):
    """Skins elliptical rings [(centre, half_width, half_depth)]; `lateral` is the direction of the width."""
    centres = np.array([ring[0] for ring in rings], dtype=float)
    axis = np.gradient(centres, axis=0)
    axis /= np.linalg.norm(axis, axis=1, keepdims=True)
    lateral = np.broadcast_to(np.array(lateral, dtype=float), axis.shape)
    depth = np.cross(axis, lateral)
    depth /= np.linalg.norm(depth, axis=1, keepdims=True)
    width = np.cross(depth, axis)
    turn = np.linspace(0, 2 * math.pi, RING, endpoint=False)
    half = np.array([(ring[1], ring[2]) for ring in rings])
    points = (centres[:, None] + np.cos(turn)[None, :, None] * (width * half[:, :1])[:, None]
              + np.sin(turn)[None, :, None] * (depth * half[:, 1:])[:, None])
    count = len(rings)
    points = np.concatenate([points.reshape(-1, 3), centres[:1], centres[-1:]])
    faces = [(i * RING + k, i * RING + (k + 1) % RING, (i + 1) * RING + (k + 1) % RING, (i + 1) * RING + k)
             for i in range(count - 1) for k in range(RING)]
    first, last, top = count * RING, count * RING + 1, (count - 1) * RING
    faces += [((k + 1) % RING, k, first) for k in range(RING)]
    faces += [(top + k, top + (k + 1) % RING, last) for k in range(RING)]
    return points, faces


def limb(start, end, profile, cut_start=False, cut_end=False):
    """A round limb from start to end with radii [(share of the length, radius)]; ends are rounded unless cut."""
    start, end = np.array(start, dtype=float), np.array(end, dtype=float)
    along = end - start
    length = np.linalg.norm(along)
    along = along / length
    shares = np.linspace(profile[0][0], profile[-1][0], 15)
    radii = np.interp(shares, [p[0] for p in profile], [p[1] for p in profile])
    radii = np.convolve(np.pad(radii, 1, mode="edge"), (0.25, 0.5, 0.25), mode="valid")
    rings = [(start + along * length * share, radius, radius) for share, radius in zip(shares, radii)]
    bend = [math.radians(angle) for angle in (75, 55, 35, 15)]
    if not cut_start:
        centre, radius = rings[0][0], rings[0][1]
        rings = [(centre - along * radius * math.sin(a), *(radius * math.cos(a),) * 2) for a in bend] + rings
    if not cut_end:
        centre, radius = rings[-1][0], rings[-1][1]
        rings += [(centre + along * radius * math.sin(a), *(radius * math.cos(a),) * 2) for a in reversed(bend)]
    reference = (0, 0, 1) if abs(along[2]) < 0.8 else (1, 0, 0)
    return loft(rings, np.cross(along, reference))


def ellipsoid(centre, axes):
    """An ellipsoid; `axes` are three perpendicular vectors whose lengths are the radii."""
    centre = np.array(centre, dtype=float)
    wide, up, deep = (np.array(axis, dtype=float) for axis in (axes[1], axes[2], axes[0]))
    rows = np.linspace(-1.45, 1.45, 15)
    turn = np.linspace(0, 2 * math.pi, RING, endpoint=False)
    points = np.concatenate([centre + math.sin(row) * up + math.cos(row) * (np.cos(turn)[:, None] * deep + np.sin(turn)[:, None] * wide) for row in rows]
                            + [(centre - up)[None], (centre + up)[None]])
    first, last, top = 15 * RING, 15 * RING + 1, 14 * RING
    faces = [(i * RING + k, i * RING + (k + 1) % RING, (i + 1) * RING + (k + 1) % RING, (i + 1) * RING + k) for i in range(14) for k in range(RING)]
    faces += [((k + 1) % RING, k, first) for k in range(RING)] + [(top + k, top + (k + 1) % RING, last) for k in range(RING)]
    return points, faces


def link(obj, material, parent=None, location=(0, 0, 0)):
    """Puts an object into the scene with its material."""
    obj.data.materials.append(material)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = location
    obj.parent = parent
    return obj


def pivot(name="pivot"):
    """An invisible handle that carries a piece of equipment."""
    empty = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(empty)
    return empty


def turned(profile, material, parent=None, location=(0, 0, 0), segments=96, crease=32):
    """A part turned on a lathe about the local y axis from [(position along y, radius)]."""
    turn = [2 * math.pi * k / segments for k in range(segments)]
    points = [(radius * math.cos(a), along, radius * math.sin(a)) for along, radius in profile for a in turn]
    faces = [(i * segments + k, i * segments + (k + 1) % segments, (i + 1) * segments + (k + 1) % segments, (i + 1) * segments + k)
             for i in range(len(profile) - 1) for k in range(segments)]
    mesh = bpy.data.meshes.new("turned")
    mesh.from_pydata(points, [], faces)
    shape = bmesh.new()
    shape.from_mesh(mesh)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(mesh)
    shape.free()
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(crease)
    return link(bpy.data.objects.new("turned", mesh), material, parent, location)


def rod(start, end, radius, material, parent=None):
    """A straight round bar with slightly broken edges."""
    start, end = Vector(start), Vector(end)
    half, edge = (end - start).length / 2, min(0.003, radius * 0.3)
    obj = turned([(-half, 0), (-half, radius - edge), (-half + edge, radius), (half - edge, radius), (half, radius - edge), (half, 0)],
                 material, parent, (start + end) / 2, 32)
    obj.rotation_mode = "QUATERNION"
    obj.rotation_quaternion = (end - start).to_track_quat("Y", "Z")
    return obj


def block(size, material, location=(0, 0, 0), parent=None, bevel=0.008, pitch=0.0):
    """A box with rounded edges, optionally pitched about the y axis (degrees)."""
    mesh = bpy.data.meshes.new("block")
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    shape.to_mesh(mesh)
    shape.free()
    obj = link(bpy.data.objects.new("block", mesh), material, parent, location)
    rounding = obj.modifiers.new("rounding", "BEVEL")
    rounding.width, rounding.segments = bevel, 3
    obj.rotation_euler = (0, math.radians(pitch), 0)
    return obj


def sphere(radii, material, location=(0, 0, 0), parent=None):
    points, faces = ellipsoid((0, 0, 0), ((radii[0], 0, 0), (0, radii[1], 0), (0, 0, radii[2])))
    mesh = bpy.data.meshes.new("sphere")
    mesh.from_pydata(points.tolist(), [], faces)
    for face in mesh.polygons:
        face.use_smooth = True
    obj = link(bpy.data.objects.new("sphere", mesh), material, parent, location)
    smoother = obj.modifiers.new("finer", "SUBSURF")
    smoother.render_levels = 2
    return obj
