"""Head and hair of the figure: plain planes of a face, no features, so that it stays a mannequin."""
from mathutils import Vector

from solids import ellipsoid, limb

NECK_LENGTH = 0.235


def head_frame(joints, pose):
    """Centre of the head and its axes: face, left, up."""
    neck = (pose.neck or joints.up).normalized()
    gaze = (pose.gaze or joints.front).normalized()
    left = neck.cross(gaze).normalized()
    up = gaze.cross(left).normalized()
    crown = (neck + up).normalized()
    return joints.chest + neck * NECK_LENGTH * 0.45 + crown * NECK_LENGTH * 0.55 + gaze * 0.022, gaze, left, up


class Placing:
    """Places ellipsoids in head coordinates (towards the face, left, up)."""

    def __init__(self, joints, pose):
        self.centre, self.face, self.left, self.up = head_frame(joints, pose)

    def at(self, face, left, up):
        return self.centre + self.face * face + self.left * left + self.up * up

    def ball(self, centre, radii):
        return ellipsoid(self.at(*centre), (self.face * radii[0], self.left * radii[1], self.up * radii[2]))


def head_solids(joints, pose):
    head = Placing(joints, pose)
    solids = [head.ball((-0.012, 0, 0.022), (0.097, 0.077, 0.098)), head.ball((0.024, 0, -0.05), (0.064, 0.056, 0.068)),
              head.ball((0.082, 0, -0.028), (0.022, 0.013, 0.026)), head.ball((0.06, 0, -0.085), (0.026, 0.028, 0.024))]
    solids += [head.ball((-0.006, side * 0.076, -0.016), (0.02, 0.012, 0.03)) for side in (1, -1)]
    solids.append(limb(joints.chest - joints.up * 0.03 - joints.front * 0.01, head.at(-0.022, 0, -0.045), [(0, 0.064), (0.35, 0.054), (1, 0.05)]))
    return solids


def hair_solids(joints, pose, style):
    """Hair as one soft volume: short, bun, tail, crop or none."""
    head = Placing(joints, pose)
    if style == "none":
        return []
    if style == "crop":
        return [head.ball((-0.02, 0, 0.034), (0.096, 0.0795, 0.094))]
    solids = [head.ball((-0.026, 0, 0.034), (0.101, 0.084, 0.101)), head.ball((-0.05, 0, -0.012), (0.07, 0.076, 0.075))]
    if style == "bun":
        solids.append(head.ball((-0.118, 0, 0.072), (0.044, 0.046, 0.044)))
    if style == "tail":
        solids.append(limb(head.at(-0.10, 0, 0.06), head.at(-0.15, 0, 0.03), [(0, 0.026), (1, 0.034)]))
        solids.append(limb(head.at(-0.15, 0, 0.03), head.at(-0.165, 0, -0.13), [(0, 0.034), (0.5, 0.036), (1, 0.012)]))
    if style == "bob":
        solids += [head.ball((-0.03, side * 0.058, -0.035), (0.062, 0.034, 0.085)) for side in (1, -1)] + [head.ball((-0.06, 0, -0.04), (0.058, 0.08, 0.085))]
    if style == "curls":
        solids += [head.ball((-0.035, 0, 0.05), (0.118, 0.112, 0.105)), head.ball((-0.055, 0, -0.01), (0.092, 0.108, 0.09))]
    return solids
