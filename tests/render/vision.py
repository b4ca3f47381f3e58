"""Perceived difference between two colors, also for color-blind people, and contrast for reading."""

from functools import lru_cache
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import TypeAlias

from render.canvas.pen import Color

Lab: TypeAlias = tuple[float, float, float]
"""A color in CIELAB: lightness, green to red, blue to yellow."""

EYES: dict[str, tuple[tuple[float, float, float], ...]] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
"""Color vision matrices of Machado, Oliveira and Fernandes (2009), full strength, on linear RGB."""


def linear(part: int) -> float:
    """Convert a component of a color to linear light."""
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def seen_as(color: Color, eyes: str) -> Lab:
    """Return a color as seen with this kind of vision."""
    light = [linear(part) for part in color]
    red, green, blue = (
        min(1.0, max(0.0, sum(weight * part for weight, part in zip(row, light, strict=True)))) for row in EYES[eyes]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(one: Lab, other: Lab) -> float:
    """Return the CIEDE2000 difference; about 1 is the smallest that people notice."""
    mean = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    stretch = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25.0**7))
    (c1, h1), (c2, h2) = _chroma_and_hue(one, stretch), _chroma_and_hue(other, stretch)
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    middle = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    lightness, chroma = (one[0] + other[0]) / 2 - 50, (c1 + c2) / 2
    weight = 1 - 0.17 * _cos(middle - 30) + 0.24 * _cos(2 * middle) + 0.32 * _cos(3 * middle + 6)
    weight -= 0.2 * _cos(4 * middle - 63)
    terms = (
        (other[0] - one[0]) / (1 + 0.015 * lightness**2 / sqrt(20 + lightness**2)),
        (c2 - c1) / (1 + 0.045 * chroma),
        hue / (1 + 0.015 * chroma * weight),
    )
    blues = -2 * sqrt(chroma**7 / (chroma**7 + 25.0**7)) * sin(radians(60 * exp(-(((middle - 275) / 25) ** 2))))
    return sqrt(sum(term * term for term in terms) + blues * terms[1] * terms[2])


def _chroma_and_hue(color: Lab, stretch: float) -> tuple[float, float]:
    _, a, b = color
    return hypot(stretch * a, b), degrees(atan2(b, stretch * a)) % 360


def _cos(angle: float) -> float:
    return cos(radians(angle))


@lru_cache(maxsize=1 << 16)
def contrast(one: Color, other: Color) -> float:
    """Return the contrast ratio of WCAG 2, from 1 to 21."""
    lights = [
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) for red, green, blue in (one, other)
    ]
    return (max(lights) + 0.05) / (min(lights) + 0.05)
