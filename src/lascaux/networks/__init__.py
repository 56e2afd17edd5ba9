"""Learned players: what a network reads, and how one plays. NumPy and onnxruntime (extra `strong`), no training."""

from __future__ import annotations

from pathlib import Path

__all__ = ["shipped"]


def shipped(game: str) -> Path | None:
    """The network that the package brings for a game, if it brings one."""
    path = Path(__file__).parent / "weights" / f"{game}.onnx"
    return path if path.exists() else None
