"""Raw concrete as a procedural material: cloudy tone, pores, formwork seams and tie holes."""
import bpy

from materials import plain


class Nodes:
    """Adds and wires shader nodes of one material, so that a recipe reads top to bottom."""

    def __init__(self, material):
        self.tree = material.node_tree
        self.surface = self.tree.nodes["Principled BSDF"]

    def add(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new(kind)
        for name, value in settings.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[name])
            else:
                node.inputs[name].default_value = value
        return node

    def connect(self, socket, surface_input):
        self.tree.links.new(socket, self.surface.inputs[surface_input])

    def position(self):
        return self.add("ShaderNodeTexCoord").outputs["Object"]

    def noise(self, vector, scale, detail=5.0, roughness=0.55):
        return self.add("ShaderNodeTexNoise", {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness}).outputs["Fac"]

    def ramp(self, factor, *stops):
        """Maps a factor through (position, grey or colour) stops."""
        node = self.add("ShaderNodeValToRGB", {"Fac": factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = (*((colour,) * 3 if isinstance(colour, float) else colour), 1)
        return node.outputs["Color"]

    def multiply(self, a, b, amount=1.0):
        return self.add("ShaderNodeMixRGB", {"Fac": amount, "Color1": a, "Color2": b}, blend_type="MULTIPLY").outputs["Color"]

    def bump(self, height, strength, distance):
        normal = self.add("ShaderNodeBump", {"Height": height, "Strength": strength, "Distance": distance})
        self.connect(normal.outputs["Normal"], "Normal")


def raw_concrete(name="raw concrete", tone=0.14, pores=True):
    """Cast concrete. `tone` is the mean reflectance; the clips leave the pores out to stay small."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = plain(name, (tone,) * 3, 0.85, specular=0.25)
    nodes = Nodes(material)
    where = nodes.position()
    clouds = nodes.ramp(nodes.noise(where, 1.3, 6, 0.6), (0.3, (tone * 0.72, tone * 0.72, tone * 0.73)), (0.72, (tone * 1.2, tone * 1.18, tone * 1.15)))
    streaks = nodes.ramp(nodes.noise(where, 7.0, 5), (0.3, 0.86), (0.7, 1.0))
    colour = nodes.multiply(clouds, streaks)
    if pores:
        cells = nodes.add("ShaderNodeTexVoronoi", {"Vector": where, "Scale": 42.0, "Randomness": 1.0}).outputs["Distance"]
        gate = nodes.ramp(nodes.noise(where, 11.0, 3), (0.5, 1.0), (0.62, 0.0))
        holes = nodes.ramp(nodes.add("ShaderNodeMath", {0: cells, 1: gate}, operation="ADD").outputs[0], (0.06, 0.45), (0.13, 1.0))
        colour = nodes.multiply(colour, holes)
        nodes.bump(nodes.multiply(holes, streaks), 0.35, 0.004)
    nodes.connect(colour, "Base Color")
    return material


def sealed_floor(name="sealed floor", tone=0.03):
    """Dark ground-and-sealed concrete: nearly black, with patches of varying gloss."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = plain(name, (tone,) * 3, 0.45)
    nodes = Nodes(material)
    where = nodes.position()
    nodes.connect(nodes.ramp(nodes.noise(where, 1.7, 6), (0.35, tone * 0.8), (0.7, tone * 1.25)), "Base Color")
    nodes.connect(nodes.ramp(nodes.noise(where, 2.2, 6), (0.35, 0.34), (0.7, 0.52)), "Roughness")
    return material
