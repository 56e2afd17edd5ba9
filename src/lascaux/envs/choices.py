"""The action space of a game: all its choices, of which few are legal at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray


class Choices(Discrete[np.int64]):
    """A Discrete space that samples from a mask in a tenth of the time; games have thousands of choices."""

    def sample(self, mask: NDArray[np.int8] | None = None, probability: NDArray[Any] | None = None) -> np.int64:
        if not isinstance(mask, np.ndarray) or probability is not None or mask.dtype != np.int8 or mask.size != self.n:
            return super().sample(mask, probability)
        legal = mask.view(np.bool_).nonzero()[0]
        return np.int64(legal[self.np_random.integers(len(legal))] if len(legal) else self.start)
