"""The figure: a body in training clothes, rebuilt for each pose from its joints."""
import bpy
import numpy as np
from mathutils import Vector

from head import hair_solids, head_solids
from skeleton import SIDES, joints_of
from solids import ellipsoid, limb, loft

VOXEL = 0.0085
PARTS = ("skin", "shirt", "legwear", "shoes", "hair")


class Mannequin:
    """Holds one object per part, in the materials given; `take(pose)` replaces their meshes."""

    def __init__(self, build, surfaces, voxel=VOXEL):
        self.build = build
        self.parts = {name: self._object(name, material, voxel) for name, material in surfaces.items()}

    @staticmethod
    def _object(name, material, voxel):
        mesh = bpy.data.meshes.new(name)
        mesh.materials.append(material)
        obj = bpy.data.objects.new(name, mesh)
        bpy.context.scene.collection.objects.link(obj)
        # Overlapping solids melt into one skin: that is what turns capsules into a body.
        melt = obj.modifiers.new("melt", "REMESH")
        melt.mode, melt.voxel_size, melt.use_smooth_shade = "VOXEL", voxel, True
        soften = obj.modifiers.new("soften", "SMOOTH")
        # A finer grid needs more passes to round off the same crease.
        soften.factor, soften.iterations = 0.5, round(7 * (VOXEL / voxel) ** 2)
        # Only the render needs the melted surface; evaluating it for the viewport too would double the cost.
        melt.show_viewport = soften.show_viewport = False
        return obj

    def take(self, pose):
        joints = joints_of(pose, self.build)
        solids = {"skin": arm_solids(joints, pose, self.build) + leg_solids(joints, pose, self.build) + head_solids(joints, pose, self.build),
                  "shirt": shirt_solids(joints, pose, self.build), "legwear": legwear_solids(joints, pose, self.build),
                  "shoes": shoe_solids(pose), "hair": hair_solids(joints, pose, self.build)}
        for name, obj in self.parts.items():
            fill(obj.data, solids[name])
        return joints


def fill(mesh, solids):
    """Replaces a mesh by the given solids."""
    points, faces, offset = [], [], 0
    for solid_points, solid_faces in solids:
        points.append(solid_points)
        faces += [tuple(index + offset for index in face) for face in solid_faces]
        offset += len(solid_points)
    mesh.clear_geometry()
    if points:
        mesh.from_pydata(np.concatenate(points).tolist(), [], faces)
    mesh.update()


def scaled(profile, factor):
    return [(share, radius * factor) for share, radius in profile]


UPPER_ARM = [(0, 0.056), (0.35, 0.053), (0.7, 0.046), (1, 0.040)]
FOREARM = [(0, 0.041), (0.25, 0.046), (0.6, 0.036), (1, 0.027)]
THIGH = [(0, 0.086), (0.3, 0.085), (0.7, 0.066), (1, 0.053)]
SHANK = [(0, 0.052), (0.12, 0.053), (0.32, 0.058), (0.65, 0.043), (1, 0.036)]


def arm_solids(joints, pose, build):
    solids = []
    for side in SIDES:
        elbow, wrist = joints.elbows[side], joints.wrists[side]
        solids += [limb(joints.shoulders[side], elbow, scaled(UPPER_ARM, build.girth)), limb(elbow, wrist, scaled(FOREARM, build.girth))]
        reach = (wrist - elbow).normalized()
        if pose.fingers:
            point = pose.fingers.normalized()
            solids.append(loft([(wrist + point * d, w, 0.016) for d, w in ((-0.02, 0.026), (0.03, 0.040), (0.09, 0.042), (0.15, 0.034), (0.18, 0.022))], pose.chest_left))
        else:
            across = reach.cross(joints.front).normalized() if abs(reach.dot(joints.front)) < 0.9 else pose.chest_left
            deep = across.cross(reach)
            solids.append(ellipsoid(wrist + reach * 0.068, (reach * 0.052, across * 0.042, deep * 0.040)))
    return solids


def leg_solids(joints, pose, build):
    solids = []
    for side in SIDES:
        knee, ankle = joints.knees[side], pose.feet[side].ankle
        solids.append(limb(knee, ankle, scaled(SHANK, build.girth)))
        solids.append(limb(joints.thigh_roots[side].lerp(knee, 0.5), knee, [(0, 0.074 * build.girth), (0.5, 0.062 * build.girth), (1, 0.053 * build.girth)]))
    return solids


def torso_curve(joints):
    """The spine as a curve through hip, waist and chest; share 0 is the hip, 1 the shoulder line."""
    control = joints.waist * 2 - (joints.hip + joints.chest) / 2
    return lambda s: joints.hip * (1 - s) ** 2 + control * 2 * s * (1 - s) + joints.chest * s ** 2


def shirt_solids(joints, pose, build):
    spine = torso_curve(joints)
    chest, waist = build.chest_width, build.waist_width
    sections = [(0.02, build.pelvis_width * 0.99, 0.112), (0.12, waist * 1.08, 0.104), (0.3, waist, 0.098), (0.5, mixed(waist, chest, 0.55), 0.106),
                (0.7, chest, 0.116), (0.85, chest * 1.0, 0.108), (0.94, chest * 0.9, 0.088), (1.03, chest * 0.55, 0.06)]
    rings = []
    for s, width, depth in sections:
        out = build.belly * np.interp(s, (0.0, 0.25, 0.45, 0.75), (0.4, 1, 0.9, 0))
        rings.append(((spine(s) if s <= 1 else joints.chest + joints.up * build.spine * (s - 1)) + joints.front * out * 0.75, width, depth + out * 0.5))
    lateral = [pose.pelvis_left.lerp(pose.chest_left, min(1, s * 1.2)).normalized() for s, _, _ in sections]
    solids = [loft(rings, lateral)]
    for side in SIDES:
        out = pose.chest_left * side
        shoulder, elbow = joints.shoulders[side], joints.elbows[side]
        solids.append(ellipsoid(shoulder.lerp(joints.chest, 0.12), (out * 0.07 * build.girth, joints.front * 0.068, joints.up * 0.066)))
        solids.append(limb(joints.chest.lerp(shoulder, 0.25) + joints.up * 0.012, shoulder, [(0, 0.052), (1, 0.058 * build.girth)]))
        sleeve = [(share, np.interp(share, (0, 0.25, 0.5, 1), (0.065, 0.064, 0.060, 0.050))) for share in np.linspace(0, build.sleeve, 6)]
        solids.append(limb(shoulder, elbow, scaled(sleeve, build.girth), cut_end=build.sleeve < 1))
        if build.sleeve == 1:
            solids.append(limb(elbow, joints.wrists[side], [(share, radius * build.girth + 0.007) for share, radius in [*FOREARM[:-1], (0.93, 0.030)]], cut_end=True))
        # The muscle that slopes from the neck to the shoulder.
        solids.append(limb(joints.chest + joints.up * 0.052 - joints.front * 0.018 + out * 0.02, shoulder + joints.up * 0.035 - joints.front * 0.012, [(0, 0.04), (1, 0.03)]))
        low, deep = (0.73, 0.060) if build.bust else (0.78, 0.052)
        solids.append(ellipsoid(spine(low) + out * chest * 0.44 + joints.front * deep, (out * 0.080, joints.front * 0.046, joints.up * 0.075)))
    return solids


def mixed(a, b, share):
    return a + (b - a) * share


def legwear_solids(joints, pose, build):
    spine, front = torso_curve(joints), pose.pelvis_left.cross((joints.waist - joints.hip).normalized())
    pelvis = [(-0.17, 0.10, 0.085), (-0.1, build.pelvis_width * 0.92, 0.108), (0, build.pelvis_width, 0.118), (0.08, build.pelvis_width * 0.96, 0.112), (0.13, build.waist_width * 1.1, 0.105)]
    down = (joints.hip - joints.waist).normalized()
    solids = [loft([(spine(s) if s >= 0 else joints.hip + down * -s * 0.6, w, d) for s, w, d in pelvis], pose.pelvis_left)]
    length = 0.97 if build.leggings else 0.56
    for side in SIDES:
        root, knee = joints.thigh_roots[side], joints.knees[side]
        profile = [(share, np.interp(share, [p[0] for p in THIGH], [p[1] for p in THIGH]) * build.girth + 0.008) for share in np.linspace(0, length, 6)]
        solids.append(limb(root, knee, profile, cut_end=not build.leggings))
        leg = (knee - root).normalized()
        # The seat follows the thigh half way, as muscle does.
        back = -(front - leg * front.dot(leg) * 0.5)
        solids.append(ellipsoid(root + back * 0.045 - down * 0.005, (back * 0.088, pose.pelvis_left * 0.084, down * 0.095)))
        if build.leggings:
            solids.append(limb(knee, pose.feet[side].ankle, [(share, radius * build.girth + 0.006) for share, radius in SHANK if share < 0.9], cut_end=True))
    return solids


def shoe_solids(pose):
    solids = []
    for foot in pose.feet.values():
        toes, up = foot.toes.normalized(), foot.up.normalized()
        across, sole = up.cross(toes), foot.ankle - up * 0.085
        outline = [(-0.085, 0.020, 0.020), (-0.07, 0.034, 0.034), (-0.02, 0.038, 0.042), (0.05, 0.042, 0.038), (0.12, 0.048, 0.029), (0.165, 0.042, 0.024), (0.19, 0.022, 0.014)]
        solids.append(loft([(sole + toes * d + up * h, w, h) for d, w, h in outline], across))
        solids.append(limb(foot.ankle + toes * -0.012, sole + up * 0.035 + toes * -0.008, [(0, 0.043), (1, 0.038)]))
    return solids
