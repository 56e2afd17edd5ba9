"""Training networks by self-play (extra `train`): actors play, a learner improves, both on what this machine has."""

from __future__ import annotations

import os

# Before PyTorch is loaded: threads that wait for each other by spinning bring a busy machine to a standstill.
os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")
