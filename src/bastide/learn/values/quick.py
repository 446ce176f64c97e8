"""The same learning as in `net`, with PyTorch: on a GPU it takes seconds instead of minutes.

The net learns as it will play: with weights in steps of 8-bit numbers.
"""

import numpy as np
import torch
from torch import Tensor

from bastide.core.pooled import UNIT
from bastide.learn.values.net import LAYERS, Samples, ValueNet


def fit(net: ValueNet, samples: Samples, passes: int, rate: float, batch: int, luck: np.random.Generator) -> float:
    """Go through the samples this many times, with a rate that falls to nothing; returns the error of the last pass."""
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    weights = {name: torch.tensor(array, device=device, requires_grad=True) for name, array in net.weights.items()}
    optimizer = torch.optim.Adam(list(weights.values()), rate, fused=device.type == "cuda")
    parts, rests = (torch.from_numpy(array).to(device) for array in (samples.parts, samples.rests))
    came = torch.from_numpy(samples.came).to(device) / UNIT
    counts = torch.from_numpy(samples.counts).to(device)
    firsts = counts.cumsum(0) - counts
    size = min(batch, len(came))
    steps = passes * (len(came) // size)
    done = 0
    error = torch.zeros((), device=device)
    for _ in range(passes):
        error.zero_()
        order = torch.from_numpy(luck.permutation(len(came))).to(device)
        for first in range(0, len(came) - size + 1, size):
            rows = order[first : first + size]
            for group in optimizer.param_groups:
                group["lr"] = rate * (1 - done / steps)
            found = _expects(weights, parts, rests, counts, firsts, rows)
            wrong = ((found - came[rows]) ** 2).mean()
            optimizer.zero_grad(set_to_none=True)
            wrong.backward()
            optimizer.step()
            error += wrong.detach()
            done += 1
    for name, weight in weights.items():
        net.weights[name] = weight.detach().cpu().numpy()
    return float(error) / max(len(came) // size, 1) * UNIT**2


def _expects(
    weights: dict[str, Tensor], parts: Tensor, rests: Tensor, counts: Tensor, firsts: Tensor, rows: Tensor
) -> Tensor:
    inner, outer, whole, last = (_stepped(weights[name]) for name in LAYERS)
    own = counts[rows]
    owners = torch.repeat_interleave(torch.arange(len(rows), device=rows.device), own)
    within = torch.arange(len(owners), device=rows.device) - (own.cumsum(0) - own)[owners]
    read = parts[firsts[rows][owners] + within].float()
    read = torch.relu(read @ inner + weights["inner_bias"]) @ outer + weights["outer_bias"]
    pool = torch.zeros(len(rows), read.shape[1], device=rows.device).index_add(0, owners, read)
    joined = torch.relu(torch.cat([pool, rests[rows]], 1) @ whole + weights["whole_bias"])
    return (joined @ last)[:, 0] + weights["last_bias"] + pool[:, 0]


def _stepped(weight: Tensor) -> Tensor:
    """The weights as the file has them; what they should change by goes to the weights themselves."""
    step = (weight.abs().amax(0) / 127).clamp(min=1e-12)
    return weight + ((weight / step).round() * step - weight).detach()
