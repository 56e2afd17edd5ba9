"""Training needs PyTorch and onnx, which not everybody has: without them its tests are skipped, unread."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal

is_installed = all(find_spec(needed) is not None for needed in ("torch", "onnx", "onnxruntime"))


class Unread(pytest.Module):
    def collect(self) -> list[pytest.Item]:
        pytest.skip("training needs PyTorch and onnx; make train installs them", allow_module_level=True)


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    return None if is_installed else Unread.from_parent(parent, path=module_path)


@pytest.fixture(autouse=True)
def one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """PyTorch adds up in the same order every time, and no threads wait for each other on a busy machine."""
    import torch

    torch.set_num_threads(1)
    monkeypatch.setattr("os.cpu_count", lambda: 1)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    return Terminal(monkeypatch, capsys, tmp_path)
