"""Learned players: what a network reads, and how one plays. NumPy and onnxruntime (extra `strong`), no training."""
