"""The studio's materials: matte black steel, chalk white, raw concrete and one signal orange."""
import bpy

SIGNAL_ORANGE = (0.86, 0.105, 0.012)


def plain(name, colour, roughness=0.5, metallic=0.0, specular=0.5):
    """A uniform surface, made once per scene and found again by its name."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    surface = material.node_tree.nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = (*colour, 1)
    surface.inputs["Roughness"].default_value = roughness
    surface.inputs["Metallic"].default_value = metallic
    surface.inputs["Specular"].default_value = specular
    return material


def chalk():
    """The figure's skin: unglazed, slightly warm white."""
    return plain("chalk", (0.60, 0.575, 0.54), 0.62, specular=0.3)


def graphite():
    """Training shirts."""
    return plain("graphite", (0.028, 0.028, 0.031), 0.8, specular=0.25)


def slate():
    """Shorts and leggings, one step lighter than the shirt so that the waist reads."""
    return plain("slate", (0.105, 0.108, 0.115), 0.82, specular=0.2)


def signal_orange():
    return plain("signal orange", SIGNAL_ORANGE, 0.48)


def black_steel():
    """Powder-coated machine frames."""
    return plain("black steel", (0.016, 0.016, 0.018), 0.42, specular=0.55)


def bare_steel():
    return plain("bare steel", (0.58, 0.59, 0.61), 0.24, metallic=1.0)


def rubber():
    """Plates, dumbbell heads and pads."""
    return plain("rubber", (0.017, 0.017, 0.018), 0.5)


def upholstery():
    return plain("upholstery", (0.04, 0.04, 0.043), 0.55)


def glowing(name, colour, strength):
    """A light tube that can be seen in the picture."""
    material = plain(name, (0, 0, 0), 1.0)
    surface = material.node_tree.nodes["Principled BSDF"]
    surface.inputs["Emission"].default_value = (*colour, 1)
    surface.inputs["Emission Strength"].default_value = strength
    return material
