"""An edge-avoiding wavelet filter for noisy renders.

Light is separated from surface colour, then smoothed over growing rings of neighbours. A neighbour counts
only if its normal, depth, surface colour and, within the estimated noise, its brightness agree.
"""
import numpy as np

KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
LUMINANCE = np.array((0.2126, 0.7152, 0.0722), dtype=np.float32)


def shifted(padded, reach, dy, dx):
    height, width = padded.shape[0] - 2 * reach, padded.shape[1] - 2 * reach
    return padded[reach + dy:reach + dy + height, reach + dx:reach + dx + width]


def pad(values, reach):
    return np.pad(values, ((reach, reach), (reach, reach)) + ((0, 0),) * (values.ndim - 2), mode="edge")


def box_mean(values, reach):
    padded = pad(values, reach)
    window = range(-reach, reach + 1)
    return sum(shifted(padded, reach, dy, dx) for dy in window for dx in window) / (2 * reach + 1) ** 2


def features(albedo, normal, mist):
    """Everything that marks an edge, scaled so that a distance of one means 'another surface'."""
    return np.dstack([normal / 0.25, albedo / 0.08, mist[:, :, :1] / 0.012]).astype(np.float32)


def noise_of(light):
    """Standard deviation of the brightness in a small window; steps of the lighting raise it a little."""
    brightness = light @ LUMINANCE
    mean = box_mean(brightness, 2)
    return np.sqrt(np.maximum(box_mean(brightness ** 2, 2) - mean ** 2, 0))


def smooth(light, guide, noise, step, strength):
    reach = 2 * step
    light_padded, guide_padded = pad(light, reach), pad(guide, reach)
    brightness = light @ LUMINANCE
    brightness_padded = pad(brightness, reach)
    total, weights = np.zeros_like(light), np.zeros(light.shape[:2], dtype=np.float32)
    tolerance = 1 / (2.2 * strength * noise + 0.004 + 0.02 * brightness)
    for row, wy in enumerate(KERNEL):
        for column, wx in enumerate(KERNEL):
            dy, dx = (row - 2) * step, (column - 2) * step
            distance = guide - shifted(guide_padded, reach, dy, dx)
            apart = np.einsum("ijk,ijk->ij", distance, distance)
            apart += np.abs(brightness - shifted(brightness_padded, reach, dy, dx)) * tolerance
            weight = np.exp(-np.minimum(apart, 40)) * (wy * wx)
            total += shifted(light_padded, reach, dy, dx) * weight[:, :, None]
            weights += weight
    return total / weights[:, :, None]


def denoise(colour, albedo, normal, mist, levels=3, strength=1.0):
    """Filtered scene-linear colour; more levels reach further, more strength accepts more contrast as noise."""
    surface = albedo + 0.02
    light = (np.minimum(colour, 30.0) / surface).astype(np.float32)
    guide = features(albedo, normal, mist)
    # Lone bright dots would survive every level, since no neighbour agrees with them.
    ceiling = box_mean(light, 1) * 9 / 8 - light / 8
    light = np.minimum(light, ceiling * 2.0 + 0.02) if strength > 0.8 else light
    for level in range(levels):
        light = smooth(light, guide, noise_of(light), 2 ** level, strength)
    return light * surface
