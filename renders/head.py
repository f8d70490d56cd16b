"""Head and hair of the figure: the planes of a face without eyes or mouth, so that it stays a mannequin."""
from solids import ellipsoid, limb, loft

NECK_LENGTH = 0.214
# Height above the centre, front, back and half width of the skull, from the chin to the crown.
SKULL = [(-0.118, 0.060, 0.015, 0.020), (-0.108, 0.076, -0.008, 0.034), (-0.088, 0.080, -0.034, 0.046), (-0.066, 0.079, -0.054, 0.054),
         (-0.044, 0.079, -0.066, 0.061), (-0.02, 0.080, -0.078, 0.067), (0.004, 0.078, -0.089, 0.071), (0.024, 0.085, -0.097, 0.0735),
         (0.046, 0.086, -0.102, 0.075), (0.07, 0.079, -0.099, 0.072), (0.09, 0.063, -0.086, 0.063), (0.106, 0.040, -0.064, 0.046), (0.116, 0.012, -0.034, 0.022)]
# The same for the hair; where its front lies behind the skull's, the face shows.
HAIR = [(-0.078, -0.048, -0.066, 0.036), (-0.055, -0.032, -0.078, 0.054), (-0.03, -0.024, -0.087, 0.064), (0.0, -0.018, -0.097, 0.0705),
        (0.025, 0.008, -0.104, 0.0745), (0.042, 0.034, -0.107, 0.0765), (0.056, 0.068, -0.106, 0.0755), (0.072, 0.084, -0.101, 0.073),
        (0.094, 0.072, -0.088, 0.064), (0.112, 0.046, -0.066, 0.048), (0.124, 0.014, -0.034, 0.024)]
COVERS_EARS = ("bob", "curls")


class Placing:
    """Head coordinates: towards the face, to the left, up."""

    def __init__(self, joints, pose, size=1.0):
        self.size = size
        neck, gaze = (pose.neck or joints.up).normalized(), (pose.gaze or joints.front).normalized()
        self.left = neck.cross(gaze).normalized()
        self.up, self.face = gaze.cross(self.left).normalized(), gaze
        crown = (neck + self.up).normalized()
        self.centre = joints.chest + neck * NECK_LENGTH * 0.45 + crown * NECK_LENGTH * 0.55 + gaze * 0.022

    def at(self, face, left, up):
        return self.centre + (self.face * face + self.left * left + self.up * up) * self.size

    def ball(self, centre, radii):
        return ellipsoid(self.at(*centre), [axis * radius * self.size for axis, radius in zip((self.face, self.left, self.up), radii)])


def head_solids(joints, pose, build):
    head, style = Placing(joints, pose, build.head), build.hair
    solids = [loft([(head.at((front + back) / 2, 0, height), width * build.head, (front - back) / 2 * build.head) for height, front, back, width in SKULL], head.left)]
    solids.append(limb(head.at(0.074, 0, 0.018), head.at(0.090, 0, -0.028), [(0, 0.009), (1, 0.014)]))
    solids += [head.ball((0.041, side * 0.038, -0.024), (0.030, 0.028, 0.026)) for side in (1, -1)]
    solids += [head.ball((0.070, 0, 0.029), (0.017, 0.050, 0.011)), head.ball((0.070, 0, -0.068), (0.0135, 0.024, 0.011)), head.ball((0.062, 0, -0.103), (0.021, 0.024, 0.016))]
    if style not in COVERS_EARS:
        solids += [head.ball((-0.008, side * 0.073, -0.014), (0.019, 0.012, 0.030)) for side in (1, -1)]
    solids.append(limb(joints.chest - joints.up * 0.03 - joints.front * 0.012, head.at(-0.024, 0, -0.045), [(0, 0.068), (0.4, 0.057), (1, 0.054)]))
    return solids


def hair_solids(joints, pose, build):
    """Hair as one soft volume: short, crop, bun, tail, bob, curls, fringe (around a bald crown) or none."""
    head, style = Placing(joints, pose, build.head), build.hair
    if style == "none":
        return []
    thick = 0.004 if style == "crop" else 0.010
    rows = HAIR[:5] if style == "fringe" else HAIR
    rings = [(head.at((front + back - thick) / 2, 0, height * (1 + thick)), (width + thick) * build.head, (front - back + thick) / 2 * build.head) for height, front, back, width in rows]
    solids = [loft(rings, head.left)]
    if style == "bun":
        solids.append(head.ball((-0.088, 0, 0.105), (0.044, 0.046, 0.042)))
    if style == "tail":
        solids.append(limb(head.at(-0.10, 0, 0.06), head.at(-0.15, 0, 0.03), [(0, 0.026), (1, 0.034)]))
        solids.append(limb(head.at(-0.15, 0, 0.03), head.at(-0.165, 0, -0.13), [(0, 0.034), (0.5, 0.036), (1, 0.012)]))
    if style == "bob":
        solids += [head.ball((-0.026, side * 0.060, -0.022), (0.054, 0.028, 0.094)) for side in (1, -1)] + [head.ball((-0.060, 0, -0.04), (0.058, 0.080, 0.088))]
    if style == "curls":
        solids += [head.ball((-0.042, 0, 0.058), (0.108, 0.110, 0.098)), head.ball((-0.062, 0, -0.010), (0.080, 0.106, 0.086))]
    return solids
