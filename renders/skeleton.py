"""The figure's bones: what a pose states, and the joints that follow from it (inverse kinematics)."""
import math
from dataclasses import dataclass, field, replace

from mathutils import Vector

LEFT, RIGHT = 1, -1
SIDES = (LEFT, RIGHT)
ANKLE_HEIGHT = 0.085


@dataclass(frozen=True)
class Build:
    """Bone lengths and girths in metres; the default is a strong figure of 1.78 m. `head` is a factor, `sleeve` the covered share of the upper arm (1: to the wrist)."""
    shank: float = 0.43
    thigh: float = 0.43
    spine: float = 0.50
    upper_arm: float = 0.30
    forearm: float = 0.265
    grip: float = 0.075
    shoulder: float = 0.185
    hip: float = 0.092
    chest_width: float = 0.168
    waist_width: float = 0.135
    pelvis_width: float = 0.160
    girth: float = 1.0
    belly: float = 0.0
    head: float = 1.0
    hair: str = "short"
    leggings: bool = False
    bust: bool = False
    sleeve: float = 0.58


STRONG = Build()
LEAN = replace(STRONG, shoulder=0.165, chest_width=0.148, waist_width=0.115, pelvis_width=0.164, girth=0.9, hair="bun", leggings=True, bust=True)


@dataclass(frozen=True)
class Foot:
    """Where the ankle is, where the toes point and which way is up from the sole."""
    ankle: Vector
    toes: Vector = Vector((1, 0, 0))
    up: Vector = Vector((0, 0, 1))


def standing_foot(x, side, half_width, turnout=10.0):
    """A foot flat on the floor, toes turned out by so many degrees."""
    angle = math.radians(turnout) * side
    return Foot(Vector((x, side * half_width, ANKLE_HEIGHT)), Vector((math.cos(angle), math.sin(angle), 0)))


def foot_on_toes(x, side, half_width, heel_angle):
    """A foot that stands on its ball at x, the sole raised by so many degrees."""
    angle = math.radians(heel_angle)
    toes, up = Vector((math.cos(angle), 0, -math.sin(angle))), Vector((math.sin(angle), 0, math.cos(angle)))
    return Foot(Vector((x, side * half_width, 0.018)) + up * 0.085 - toes * 0.13, toes, up)


def kneeling_foot(x, side, half_width):
    """A foot whose instep lies on the floor, toes to the back."""
    return Foot(Vector((x, side * half_width, 0.055)), Vector((-1, 0, 0)), Vector((0.12, 0, -1)).normalized())


def both(make):
    """One value per side from a function of the side."""
    return {side: make(side) for side in SIDES}


def forward():
    return both(lambda side: Vector((1, 0, 0)))


@dataclass
class Pose:
    """What an exercise decides. x is forward, y is the figure's left, z is up; `left` axes turn with the body."""
    hip: Vector
    spine: Vector
    hands: dict
    feet: dict
    knees: dict = field(default_factory=forward)
    elbows: dict = field(default_factory=lambda: both(lambda side: Vector((-0.5, side, -0.5))))
    gaze: Vector = None
    neck: Vector = None
    bow: Vector = Vector((0, 0, 0))
    pelvis_left: Vector = Vector((0, 1, 0))
    chest_left: Vector = Vector((0, 1, 0))
    fingers: Vector = None


@dataclass
class Joints:
    """Every joint of the figure in the room."""
    hip: Vector
    waist: Vector
    chest: Vector
    up: Vector
    front: Vector
    thigh_roots: dict
    knees: dict
    shoulders: dict
    elbows: dict
    wrists: dict


def two_bones(root, target, first, second, towards):
    """The joint between two bones that lead from root to target, bent to the given side, and the reached end."""
    line = target - root
    reach = min(line.length, (first + second) * 0.999)
    line = line.normalized()
    bend = (towards - line * towards.dot(line)).normalized()
    base = (first ** 2 - second ** 2 + reach ** 2) / (2 * reach)
    return root + line * base + bend * math.sqrt(max(0.0, first ** 2 - base ** 2)), root + line * reach


def joints_of(pose, build):
    """Solves the pose. Prints every hand or foot that cannot reach its place."""
    up = pose.spine.normalized()
    front = pose.chest_left.cross(up).normalized()
    chest = pose.hip + up * build.spine
    waist = (pose.hip + chest) / 2 + pose.bow
    found = Joints(pose.hip, waist, chest, (chest - waist).normalized(), front, {}, {}, {}, {}, {})
    for side in SIDES:
        root = pose.hip + pose.pelvis_left * side * build.hip
        knee, ankle = two_bones(root, pose.feet[side].ankle, build.thigh, build.shank, pose.knees[side])
        found.thigh_roots[side], found.knees[side] = root, knee
        gap = (ankle - pose.feet[side].ankle).length
        # The collarbone lifts with the arm: without it an overhead reach looks dislocated.
        shoulder = chest + pose.chest_left * side * build.shoulder - up * 0.035
        lift = max(0.0, (pose.hands[side] - shoulder).normalized().dot(up)) ** 2
        shoulder = shoulder + up * 0.055 * lift - pose.chest_left * side * 0.025 * lift
        lower = build.forearm + (0.0 if pose.fingers else build.grip)
        elbow, hand = two_bones(shoulder, pose.hands[side], build.upper_arm, lower, pose.elbows[side])
        found.shoulders[side], found.elbows[side] = shoulder, elbow
        found.wrists[side] = elbow + (hand - elbow).normalized() * build.forearm
        reach_gap = (hand - pose.hands[side]).length
        if max(gap, reach_gap) > 0.012:
            print(f"out of reach, side {side}: foot {gap:.3f} m, hand {reach_gap:.3f} m")
    return found
