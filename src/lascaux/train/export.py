"""A trained network as a file that plays: ONNX, with half-precision weights and what they were trained on."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from lascaux.core.game import Game
from lascaux.networks.inputs import Inputs
from lascaux.networks.measure import Measure
from lascaux.networks.network import FORMAT, choices_fingerprint
from lascaux.train.model import Model

OPSET = 17
IR = 10  # the file format that onnxruntime has read since 2024


class Graph:
    """The network's operations, one after the other."""

    def __init__(self, model: Model) -> None:
        self.state = {name: value.detach().cpu().float().numpy() for name, value in model.state_dict().items()}
        self.nodes: list[onnx.NodeProto] = []
        self.stored: list[onnx.TensorProto] = []

    def weight(self, name: str, transposed: bool = False) -> str:
        """A weight, kept in half precision and used in single."""
        value = self.state[name].T if transposed else self.state[name]
        self.stored.append(numpy_helper.from_array(np.ascontiguousarray(value.astype(np.float16)), f"{name}.half"))
        self.nodes.append(helper.make_node("Cast", [f"{name}.half"], [name], to=TensorProto.FLOAT))
        return name

    def constant(self, name: str, values: list[int]) -> str:
        self.stored.append(numpy_helper.from_array(np.array(values, np.int64), name))
        return name

    def add(self, kind: str, inputs: list[str], output: str, **attributes: int | float) -> str:
        self.nodes.append(helper.make_node(kind, inputs, [output], **attributes))
        return output

    def linear(self, layer: str, read: str, bias: bool = True) -> str:
        product = self.add("MatMul", [read, self.weight(f"{layer}.weight", transposed=True)], f"{layer}.product")
        if not bias:
            return product
        return self.add("Add", [product, self.weight(f"{layer}.bias")], f"{layer}.sum")

    def norm(self, layer: str, read: str) -> str:
        inputs = [read, self.weight(f"{layer}.weight"), self.weight(f"{layer}.bias")]
        return self.add("LayerNormalization", inputs, f"{layer}.normal", axis=-1, epsilon=1e-5)


def network_graph(model: Model) -> Graph:
    """`Model.forward`, up to the logits."""
    graph = Graph(model)
    one, zero, end = graph.constant("one", [1]), graph.constant("zero", [0]), graph.constant("end", [2**31])
    own = graph.add("Slice", ["seats", zero, one, one], "own.seat")
    own = graph.add("Squeeze", [own, one], "own")
    seen = graph.add("Relu", [graph.linear("seat", "seats", bias=False)], "seen")
    rest = graph.add("Slice", [seen, one, end, one], "seen.rest")
    pooled = graph.add("ReduceSum", [rest, one], "seen.pooled", keepdims=0)
    trunk = graph.add("Add", [graph.linear("common", "common"), graph.linear("own", own, bias=False)], "trunk.own")
    trunk = graph.add("Add", [trunk, graph.linear("others", pooled, bias=False)], "trunk.others")
    trunk = graph.add("Relu", [trunk], "trunk")
    for block in range(len(model.blocks)):
        inner = graph.linear(f"blocks.{block}.1", graph.norm(f"blocks.{block}.0", trunk))
        inner = graph.linear(f"blocks.{block}.3", graph.add("Relu", [inner], f"blocks.{block}.relu"))
        trunk = graph.add("Add", [trunk, inner], f"blocks.{block}.out")
    trunk = graph.add("Relu", [graph.norm("norm", trunk)], "trunk.out")
    graph.add("Identity", [graph.linear("policy", trunk)], "logits")
    stake = graph.add("Unsqueeze", [graph.linear("stake", trunk), one], "stake.all")
    stakes = graph.add("Relu", [graph.add("Add", [stake, graph.linear("stake_seat", seen, bias=False)], "stakes")], "s")
    graph.add("Squeeze", [graph.linear("worth", stakes), graph.constant("two", [2])], "values")
    return graph


def export(model: Model, inputs: Inputs, game: Game, measure: Measure, path: Path) -> None:
    """Write the network, whole or not at all."""
    graph = network_graph(model)
    number = TensorProto.FLOAT
    made = helper.make_model(
        helper.make_graph(
            graph.nodes,
            "lascaux",
            [
                helper.make_tensor_value_info("common", number, ["rows", len(inputs.common)]),
                helper.make_tensor_value_info("seats", number, ["rows", "seats", inputs.seat_width]),
            ],
            [
                helper.make_tensor_value_info("logits", number, ["rows", game.verbs.size]),
                helper.make_tensor_value_info("values", number, ["rows", "seats"]),
            ],
            graph.stored,
        ),
        opset_imports=[helper.make_opsetid("", OPSET)],
        ir_version=IR,
        producer_name="lascaux",
    )
    about = {
        "format": FORMAT,
        "game": game.id,
        "measure": asdict(measure),
        "choices": choices_fingerprint(game),
        "common": inputs.common,
        "seat": inputs.seat,
    }
    helper.set_model_props(made, {"lascaux": json.dumps(about)})
    onnx.checker.check_model(made)
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    onnx.save(made, str(fresh))
    fresh.replace(path)
