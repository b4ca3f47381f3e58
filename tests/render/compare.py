"""Difference between two pictures."""

from math import inf, log10

from PIL import Image, ImageChops, ImageStat


def decibels(one: Image.Image, other: Image.Image) -> float:
    """Return the peak signal-to-noise ratio of two RGB pictures of the same size."""
    squares = ImageStat.Stat(ImageChops.difference(one, other)).sum2
    error = sum(squares) / 3 / (one.width * one.height)
    return 10 * log10(255 * 255 / error) if error else inf
