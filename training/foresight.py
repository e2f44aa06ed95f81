"""Learns which answers searches prefer: foresight.py FOLDER... --out FILE [--width N] [--epochs N] [--device cpu]."""
import argparse, time
import numpy as np
import torch
from torch import nn
from lesson_file import described_in, lessons_of, write

parser = argparse.ArgumentParser()
parser.add_argument("folder", nargs="+")
parser.add_argument("--out", required=True)
parser.add_argument("--width", type=int, default=18)
parser.add_argument("--epochs", type=int, default=24)
parser.add_argument("--rate", type=float, default=2e-3)
parser.add_argument("--decay", type=float, default=0.1)
parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
args = parser.parse_args()
described = described_in(args.folder)
size, device = described["size"], args.device
rng = np.random.default_rng(1)
began = time.time()


lessons = lessons_of(args.folder)
games = np.array([1_000_000 * lesson[0] + lesson[1] for lesson in lessons])
found, counts, indices, values = (np.concatenate([lesson[at] for lesson in lessons]) for at in range(2, 6))
lengths = np.array([len(lesson[2]) for lesson in lessons])
starts = np.concatenate([[0], np.cumsum(lengths)])
lesson_of = np.repeat(np.arange(len(lessons)), lengths)
total = len(found)
offsets = np.concatenate([[0], np.cumsum(counts.astype(np.int64))])
# Games are kept for the check as a whole: lessons of one game are alike.
names = rng.permutation(np.unique(games))
checked = np.isin(games, names[: max(1, len(names) // 8)])
if checked.all():
    checked[: len(lessons) // 2] = False
print(f"{len(lessons)} lessons, {total} answers, {len(names)} games, on {device}", flush=True)

idx, val, off, first, group, tested = (
    torch.from_numpy(each).to(device) for each in (indices.astype(np.int64), values, offsets, starts, lesson_of, checked[lesson_of])
)
estimate, value, visits = torch.from_numpy(found).to(device).unbind(1)
weight = visits.clamp(max=150)


def ranges(begins, counts):
    """So many numbers from each beginning on, one range after the other."""
    return torch.repeat_interleave(begins - counts.cumsum(0) + counts, counts) + torch.arange(int(counts.sum()), device=device)


def sums(each, of=group, lessons=len(lessons)):
    return torch.zeros(lessons, *each.shape[1:], dtype=each.dtype, device=device).index_add_(0, of, each)


def centered(each):
    """Without what is common to all answers to a question: it says nothing about them."""
    return each - (sums(weight * each) / sums(weight))[group]


def best_of(score):
    return np.lexsort((-score.cpu().numpy(), lesson_of))[starts[:-1]]


target = centered(value)
preferred, values_found = best_of(weight + 1e-3 * target), target.cpu().numpy()


def check(name, added):
    """How much of what searches found is explained, and what the favorite loses against the search's."""
    error = (weight * (target - centered(estimate + added)) ** 2)[tested].sum() / ((weight * target**2)[tested].sum() + 1e-9)
    lost = float((values_found[preferred] - values_found[best_of(estimate + added)])[checked].mean())
    print(f"{name}: explains {1 - float(error):.3f}, loses {lost:.3f}, {time.time() - began:.0f} s", flush=True)
    return float(error), lost


def features_of(sides):
    """A row for each side, with all of its features."""
    counts = off[sides + 1] - off[sides]
    flat = ranges(off[sides], counts)
    rows = torch.zeros(len(sides), size, device=device)
    rows[torch.repeat_interleave(torch.arange(len(sides), device=device), counts), idx[flat]] = val[flat]
    return rows


def differences(begin, end):
    """A row for each answer: the features of its own side without those of the other."""
    answers = torch.arange(begin, end, device=device)
    return features_of(2 * answers) - features_of(2 * answers + 1)


def linear():
    """What is left of the searches' values, by ridge regression: the network begins with it."""
    products, sums_of = (torch.zeros(*shape, dtype=torch.float64, device=device) for shape in ((size, size), (size,)))
    left = (target - centered(estimate)).double()
    for at in range(0, len(lessons), 4000):
        to = min(len(lessons), at + 4000)
        part = slice(int(starts[at]), int(starts[to]))
        inside, each = group[part] - at, weight[part, None]
        rows = differences(part.start, part.stop)
        rows = (rows - (sums(each * rows, inside, to - at) / sums(each, inside, to - at))[inside])[~tested[part]].double()
        each = each[~tested[part]].double()
        products += rows.T @ (rows * each)
        sums_of += rows.T @ (each[:, 0] * left[part][~tested[part]])
    tries = []
    for penalty in (300, 1000, 3000, 10000, 30000):
        row = torch.linalg.solve(products + penalty * torch.eye(size, dtype=torch.float64, device=device), sums_of).float()
        added = torch.cat([differences(at, min(total, at + 20_000)) @ row for at in range(0, total, 20_000)])
        tries.append((check(f"linear, {penalty}", added)[0], row))
    return min(tries, key=lambda each: each[0])[1]


class Net(nn.Module):
    """Begins as what the linear fit says, in two of its sums."""

    def __init__(self, start):
        super().__init__()
        more = torch.from_numpy(0.1 * rng.standard_normal((size, args.width - 2))).float()
        out = torch.zeros(args.width)
        out[0], out[1] = 1, -1
        self.rows = nn.Parameter(torch.cat([start[:, None], -start[:, None], more], 1))
        self.bias = nn.Parameter(torch.zeros(args.width))
        self.out = nn.Parameter(out)
        self.sharpness = nn.Parameter(torch.ones(1))

    def forward(self, sides):
        return torch.relu(features_of(sides) @ self.rows + self.bias) @ self.out

    def added(self, answers):
        return self(2 * answers) - self(2 * answers + 1)


def surprise(net, part):
    """How surprising it is which answers the searches tried, if they are drawn by their points."""
    counts = first[part + 1] - first[part]
    at, inside = ranges(first[part], counts), torch.repeat_interleave(torch.arange(len(part), device=device), counts)
    logits = net.sharpness * (estimate[at] + net.added(at))
    highest = torch.full((len(part),), -torch.inf, device=device).scatter_reduce(0, inside, logits.detach(), "amax")
    logits = logits - highest[inside]
    shares = logits - sums(logits.exp(), inside, len(part)).log()[inside]
    return -(weight[at] / sums(weight[at], inside, len(part))[inside] * shares).sum() / len(part)


PARTS = 16
check("estimate", torch.zeros(total, device=device))
net = Net(linear().cpu())
with torch.no_grad():
    # What was never seen must not count.
    seen = torch.zeros(size, dtype=torch.bool)
    seen[idx.cpu()] = True
    net.rows[~seen] = 0
net.to(device)
blocks = [net.rows, net.bias, net.out]
optimizer = torch.optim.AdamW(
    [{"params": [net.rows], "weight_decay": args.decay}, {"params": [net.bias, net.out, net.sharpness], "weight_decay": 0}], lr=args.rate
)
steps = args.epochs * PARTS
schedule = torch.optim.lr_scheduler.LambdaLR(
    optimizer, lambda step: min(1, (step + 1) / (0.1 * steps)) * (0.5 + 0.5 * np.cos(np.pi * (step + 1) / steps))
)
learned = torch.from_numpy(np.flatnonzero(~checked)).to(device)
least, kept = None, None
for epoch in range(args.epochs):
    order = torch.from_numpy(rng.permutation(len(learned))).to(device)
    for part in learned[order].tensor_split(PARTS):
        if len(part) == 0:
            continue
        optimizer.zero_grad(set_to_none=True)
        surprise(net, part).backward()
        optimizer.step()
        schedule.step()
    if epoch % 4 == 3 or epoch == args.epochs - 1:
        with torch.no_grad():
            added = torch.cat([net.added(part) for part in torch.arange(total, device=device).split(50_000)])
        lost = check(f"epoch {epoch + 1}", added)[1]
        if least is None or lost < least:
            least, kept = lost, [block.detach().cpu().numpy().copy() for block in blocks]

def said_of(each, rows, blocks):
    return np.maximum(each @ blocks[0][rows] + blocks[1], 0) @ blocks[2]


write(args.out, described, [size, args.width, 1], [*kept, np.zeros(1)], offsets, indices, values, said_of)
