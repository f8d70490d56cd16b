"""The hero picture: blender -b -P hero.py -- <png> [--width 1600] [--samples 64]."""
import argparse
import math
import sys
import time
from pathlib import Path

import bpy
from mathutils import Vector

sys.path.insert(0, str(Path(__file__).resolve().parent))

import materials  # noqa: E402
from concrete import raw_concrete, sealed_floor  # noqa: E402
from equipment import kettlebell  # noqa: E402
from hero_barbell import RADIUS, hero_barbell  # noqa: E402
from path_tracing import empty_scene, render_clean, set_up_rendering  # noqa: E402
from solids import block, rod  # noqa: E402
from studio_room import camera_at, plane, softbox, surroundings  # noqa: E402

WALL_Y = 5.0
# The bar stands askew in a room whose wall faces the camera: near end to the right; the site writes the studio's name on the plate there.
SKEW = math.radians(26)
PLATE = Vector((0.77 * math.sin(SKEW), -0.77 * math.cos(SKEW), RADIUS))


def background():
    """Wall with a light tube and an orange line, rack and kettlebells; all of it right of the headline."""
    plane(60, sealed_floor(tone=0.022), (0, 0, 0))
    plane(60, raw_concrete(tone=0.10), (0, WALL_Y, 0), (math.pi / 2, 0, 0))
    seam = materials.plain("seam", (0.012,) * 3, 0.9)
    for x in range(-5, 6):
        rod((x * 2.4 + 0.3, WALL_Y, 0), (x * 2.4 + 0.3, WALL_Y, 5), 0.006, seam)
    rod((-12, WALL_Y, 1.2), (12, WALL_Y, 1.2), 0.006, seam)
    rod((1.55, WALL_Y - 0.08, 0.2), (1.55, WALL_Y - 0.08, 3.2), 0.018, materials.glowing("tube", (1.0, 0.88, 0.74), 12))
    rod((-0.75, WALL_Y - 0.06, 0.05), (9, WALL_Y - 0.06, 0.05), 0.014, materials.glowing("line", (1.0, 0.19, 0.03), 16))
    for x, y in ((0.75, 3.4), (2.1, 3.4), (0.75, 4.5), (2.1, 4.5)):
        block((0.075, 0.075, 2.6), materials.black_steel(), (x, y, 1.3))
    for index, size in enumerate((0.95, 1.1)):
        bell = kettlebell(size)
        bell.location, bell.rotation_euler = (1.12 + index * 0.36, 2.3 + index * 0.12, 0.285 * size), (0, 0, math.radians(70 + index * 40))


def lights():
    softbox((0.9, 1.9, 2.5), (0.0, -0.2, 0.2), 2.4, 0.5, 150, (1, 0.93, 0.86))
    softbox((2.3, -1.4, 1.7), (0.3, -0.6, 0.25), 0.5, 1.8, 70, (0.88, 0.94, 1.0))
    softbox((-0.3, -3.2, 2.4), (0.3, -0.5, 0.2), 1.8, 0.9, 34, (1, 0.97, 0.94))
    softbox((-2.2, 0.3, 1.2), (-0.3, 0.3, 0.2), 0.4, 1.4, 22, (1, 0.62, 0.36))
    softbox((-1.6, WALL_Y - 0.9, 3.6), (-1.4, WALL_Y, 0.6), 4.5, 0.3, 26, (1, 0.96, 0.92))
    surroundings((0.011, 0.012, 0.014), 0.6)


def camera():
    obj = camera_at((0.30, -2.5, 0.46), (-0.11, 0.0, 0.30), 42)
    obj.data.dof.use_dof, obj.data.dof.aperture_fstop = True, 2.4
    view = (obj.matrix_basis.to_quaternion() @ Vector((0, 0, -1))).normalized()
    obj.data.dof.focus_distance = (PLATE + Vector((0, -0.05, 0.1)) - obj.location).dot(view)


def main():
    parser = argparse.ArgumentParser(prog="hero.py")
    parser.add_argument("png", type=Path)
    parser.add_argument("--width", type=int, default=1600)
    parser.add_argument("--samples", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=0, help="stop adding samples after this time; 0 is no limit")
    chosen = parser.parse_args(sys.argv[sys.argv.index("--") + 1:])
    empty_scene()
    background()
    bar = hero_barbell()
    bar.location, bar.rotation_euler = (0, 0, RADIUS), (0, 0, math.pi + SKEW)
    lights()
    camera()
    height = chosen.width * 9 // 16
    set_up_rendering(chosen.width, height, chosen.samples, exposure=0.35, threshold=0.01)
    bpy.context.scene.cycles.sample_clamp_indirect = 4
    bpy.context.scene.cycles.time_limit = chosen.seconds
    started = time.time()
    render_clean(chosen.png.resolve(), levels=3, strength=0.8)
    print(f"hero {chosen.width}x{height}: {time.time() - started:.0f} s")


main()
