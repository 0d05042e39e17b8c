"""Matrices: how a drawing is placed within another, moved, turned or scaled."""

import math
from typing import TypeAlias

__all__ = ["IDENTITY", "Matrix", "apply", "combined", "moving", "quarter_turns", "scale_of", "turning"]

Matrix: TypeAlias = tuple[float, float, float, float, float, float]
"""a b c d e f, as in PDF and SVG: x' = a x + c y + e, y' = b x + d y + f."""

IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


def moving(x: float, y: float, scale: float = 1.0) -> Matrix:
    """Place a drawing at (x, y), scaled about its own origin."""
    return (scale, 0.0, 0.0, scale, x, y)


def turning(x: float, y: float, degrees: float, scale: float = 1.0) -> Matrix:
    """Place a drawing at (x, y), turned clockwise about its own origin."""
    c, s = scale * math.cos(math.radians(degrees)), scale * math.sin(math.radians(degrees))
    if degrees % 90 == 0:  # quarter turns are exact
        c, s = scale * (1, 0, -1, 0)[int(degrees // 90) % 4], scale * (0, 1, 0, -1)[int(degrees // 90) % 4]
    return (c, s, -s, c, x, y)


def combined(outer: Matrix, inner: Matrix) -> Matrix:
    """Give the matrix that applies the inner one first."""
    a, b, c, d, e, f = outer
    p, q, r, s, t, u = inner
    return (a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f)


def apply(matrix: Matrix, x: float, y: float) -> tuple[float, float]:
    """Give the point to which a point is moved."""
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def scale_of(matrix: Matrix) -> float:
    """Give by how much lengths grow."""
    a, b, c, d, _, _ = matrix
    return math.sqrt(abs(a * d - b * c))


def quarter_turns(matrix: Matrix) -> int:
    """Give how often a matrix turns by 90 degrees clockwise; one that slants, mirrors or stretches is a ValueError."""
    a, b, c, d, _, _ = matrix
    near = 1e-6 * scale_of(matrix)
    if abs(a - d) > near or abs(b + c) > near or min(abs(a), abs(b)) > near:
        raise ValueError("what is placed there would be slanted, mirrored or stretched")
    return round(math.degrees(math.atan2(b, a)) / 90) % 4
