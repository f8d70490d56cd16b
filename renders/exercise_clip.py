"""Renders the frames of one exercise: blender -b -P exercise_clip.py -- <slug> <folder> [options]."""
import argparse
import importlib
import sys
import time
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).resolve().parent))

from mannequin import Mannequin  # noqa: E402
from motion import ease  # noqa: E402
from moving_window import extent, frame_tightly, inset, is_mechanism, look_through, places, window_of  # noqa: E402
from path_tracing import empty_scene, rendered, save_toned, set_up_rendering, spare_indirect_light  # noqa: E402
from studio_room import aim, training_room  # noqa: E402


# How much contrast the filter takes for noise in frames of few samples; at 1 skin and cloth stay blotched.
FEW_SAMPLES = 1.7


def arguments():
    parser = argparse.ArgumentParser(prog="exercise_clip.py")
    parser.add_argument("slug")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--frames", type=int, help="frames from start to end position; the module decides otherwise")
    parser.add_argument("--samples", type=int, default=6, help="per pixel; the first frame, which gives the background, gets three times as many")
    parser.add_argument("--size", type=int, default=480, help="pixels of each side")
    parser.add_argument("--levels", type=int, default=3)
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1:])


def main():
    chosen = arguments()
    exercise = importlib.import_module("exercises." + chosen.slug.replace("-", "_"))
    chosen.folder.mkdir(parents=True, exist_ok=True)
    empty_scene()
    training_room(exercise.SHOT)
    aim(exercise.SHOT)
    gear = exercise.equipment()
    figure = Mannequin(exercise.WHO.build, exercise.WHO.surfaces())
    width = height = chosen.size
    set_up_rendering(width, height, chosen.samples * 3)
    spare_indirect_light()
    count = chosen.frames or exercise.FRAMES
    started = time.time()

    def take(index):
        figure.take(exercise.pose(ease(index / max(1, count - 1)), gear))

    take(0)
    at_start = places()
    take(count - 1)
    moving = [obj for obj, place in places().items() if place != at_start[obj]] + [part for part in figure.parts.values() if part.data.vertices]
    framed = [obj for obj in moving if not is_mechanism(obj)]
    to_fill, seen = [], []
    for index in range(count):
        take(index)
        to_fill.append(extent(framed, exercise.SHOT.above))
        seen.append(extent(moving))
    seen = [*map(frame_tightly(to_fill), seen)]
    take(0)
    backdrop = rendered(chosen.levels)
    save_toned(backdrop, chosen.folder / "000.png")
    # One window for all frames: changing it makes the renderer begin again.
    window = window_of(seen, width, height)
    look_through(window, width, height)
    bpy.context.scene.cycles.samples = chosen.samples
    for index in range(1, count):
        bpy.context.scene.cycles.seed = index
        take(index)
        save_toned(inset(backdrop, rendered(chosen.levels + 1, FEW_SAMPLES), window), chosen.folder / f"{index:03d}.png")
    print(f"{chosen.slug}: {count} frames in {time.time() - started:.0f} s")


main()
