"""Timing of a movement: easing and keyframes between 0 (start position) and 1 (end position)."""


def ease(t):
    """Slow at both ends, so that playing forth and back has no jolt."""
    return t * t * (3 - 2 * t)


def mix(a, b, t):
    return a + (b - a) * t


def along(t, *keys):
    """A smooth curve through keys [(time, number or Vector)], flat at the first and the last one."""
    times = [key[0] for key in keys]
    values = [key[1] for key in keys]
    slopes = [values[0] * 0] + [(values[i + 1] - values[i - 1]) * (1 / (times[i + 1] - times[i - 1])) for i in range(1, len(keys) - 1)] + [values[0] * 0]
    for i in range(len(keys) - 1):
        if t <= times[i + 1] or i == len(keys) - 2:
            span = times[i + 1] - times[i]
            u = min(1.0, max(0.0, (t - times[i]) / span))
            return (values[i] * (1 + 2 * u) * (1 - u) ** 2 + slopes[i] * (span * u * (1 - u) ** 2)
                    + values[i + 1] * (u * u * (3 - 2 * u)) + slopes[i + 1] * (span * u * u * (u - 1)))
    return values[-1]
