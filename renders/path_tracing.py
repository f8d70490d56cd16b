"""Render settings, and a render step that filters its own noise with the help of the feature passes."""
import tempfile
from pathlib import Path

import bpy
import numpy as np

from denoise import denoise

PASSES = {"colour": "Image", "albedo": "DiffCol", "normal": "Normal", "mist": "Mist"}


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def set_up_rendering(width, height, samples, exposure=0.2, threshold=0.02, look="Medium High Contrast"):
    """Cycles on the processor; the build of the distribution has no denoiser of its own."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising = "CPU", samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, threshold
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 3
    cycles.sample_clamp_indirect, cycles.blur_glossy = 2.5, 0.6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.render.use_persistent_data = True
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", look
    scene.view_settings.exposure = exposure
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = layer.use_pass_normal = layer.use_pass_mist = True
    # Mist is depth with smooth edges; the depth pass itself is jagged and would carve steps into outlines.
    scene.world.mist_settings.start, scene.world.mist_settings.depth = 0.0, 16.0
    scene.world.mist_settings.falloff = "LINEAR"


def spare_indirect_light():
    """For clips: one bounce, and ambient occlusion for all that follow. A fifth faster, and calmer from frame to frame."""
    scene = bpy.context.scene
    cycles = scene.cycles
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 2, 1, 1
    cycles.use_fast_gi, cycles.fast_gi_method, cycles.ao_bounces_render = True, "REPLACE", 1
    scene.world.light_settings.distance = 3


def write_passes_to(folder):
    """Wires one EXR file per pass; pass data cannot be read from memory in background mode."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = str(folder)
    output.format.file_format, output.format.color_depth, output.format.exr_codec = "OPEN_EXR", "32", "NONE"
    output.file_slots.clear()
    for name, socket in PASSES.items():
        output.file_slots.new(name + "-")
        tree.links.new(layers.outputs[socket], output.inputs[-1])


def read_pass(folder, name):
    (path,) = Path(folder).glob(name + "-*.exr")
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    path.unlink()
    return pixels.reshape(height, width, 4)[:, :, :3]


def save_toned(colour, path):
    """Writes scene-linear pixels through the scene's film curve."""
    bpy.context.scene.render.image_settings.file_format = "PNG"
    height, width, _ = colour.shape
    image = bpy.data.images.new("toned", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    image.pixels.foreach_set(np.dstack([colour, np.ones((height, width), dtype=np.float32)]).astype(np.float32).ravel())
    image.save_render(str(path), scene=bpy.context.scene)
    bpy.data.images.remove(image)


def rendered(levels=3, strength=1.0):
    """Renders the scene, or the window set on it, and gives filtered scene-linear pixels, bottom row first."""
    with tempfile.TemporaryDirectory() as folder:
        write_passes_to(folder)
        bpy.ops.render.render()
        passes = {name: read_pass(folder, name) for name in PASSES}
    return denoise(**passes, levels=levels, strength=strength)


def render_clean(path, levels=3, strength=1.0):
    """Renders the scene and saves a filtered PNG."""
    save_toned(rendered(levels, strength), path)
