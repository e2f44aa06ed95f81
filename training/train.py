"""Trains a network on positions from self-play: train.py FOLDER... --out FILE [--widths 32,32] [--epochs N] [--device cpu]."""
import argparse, base64, glob, json, os, time
import numpy as np
import torch
from torch import nn

parser = argparse.ArgumentParser()
parser.add_argument("folder", nargs="+")
parser.add_argument("--out", required=True)
parser.add_argument("--widths", default="32,32")
parser.add_argument("--epochs", type=int, default=8)
parser.add_argument("--batch", type=int, default=8192)
parser.add_argument("--rate", type=float, default=2e-3)
parser.add_argument("--decay", type=float, default=1e-5)
parser.add_argument("--start", help="weights to begin with")
parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
args = parser.parse_args()
torch.manual_seed(1)
with open(os.path.join(args.folder[0], "features.json")) as file:
    described = json.load(file)
args.features, args.size = described["features"], described["size"]


def blocks_in(path):
    """The games in a file; one that was cut off is left out."""
    data = open(path, "rb").read()
    at = 0
    while at + 8 <= len(data):
        positions, features = np.frombuffer(data, np.uint32, 2, at)
        end = at + 8 + 2 * int(positions) + 6 * int(features) + 8 * int(positions)
        if end > len(data):
            return
        at += 8
        counts = np.frombuffer(data, np.uint16, positions, at)
        at += 2 * int(positions)
        indices = np.frombuffer(data, np.uint16, features, at)
        at += 2 * int(features)
        values = np.frombuffer(data, np.float32, features, at)
        at += 4 * int(features)
        targets = np.frombuffer(data, np.float32, 2 * positions, at)
        at = end
        yield counts, indices, values, targets


games = [game for folder in args.folder for path in sorted(glob.glob(os.path.join(folder, "positions-*.bin"))) for game in blocks_in(path)]
# Games of all workers and runs are mixed, and the last of them are kept for the check: positions of one game must not be split.
np.random.default_rng(1).shuffle(games)
counts, indices, values, targets = (np.concatenate(parts) for parts in zip(*games))
cut = int(sum(len(game[0]) for game in games[: int(len(games) * 0.95)]))
offsets = np.concatenate([[0], np.cumsum(counts.astype(np.int64))])
targets = targets.reshape(-1, 2)
device = args.device
total = len(counts)
start = json.load(open(args.start)) if args.start else None
if start and start["widths"][0] != args.size:
    raise SystemExit(f"{args.start} was made for other features.")
points = start["points"] if start else float(np.std(targets[:, 0])) or 1.0
idx = torch.from_numpy(indices.astype(np.int32)).to(device)
val = torch.from_numpy(values).to(device)
off = torch.from_numpy(offsets).to(device)
tgt = torch.from_numpy(targets).to(device)
print(f"{total} positions, {len(indices) / total:.1f} features each, margin spread {points:.2f}, on {device}", flush=True)

widths = start["widths"] if start else [args.size, *[int(w) for w in args.widths.split(",")], 2]


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.rows = nn.Parameter(torch.randn(args.size, widths[1]) * 0.1)
        self.bias = nn.Parameter(torch.zeros(widths[1]))
        self.dense = nn.ModuleList(nn.Linear(a, b) for a, b in zip(widths[1:-1], widths[2:]))

    def forward(self, idx, off, val):
        x = nn.functional.embedding_bag(idx, self.rows, off, mode="sum", per_sample_weights=val) + self.bias
        for layer in self.dense:
            x = layer(torch.relu(x))
        return x


net = Net().to(device)
blocks = [net.rows, net.bias]
for layer in net.dense:
    blocks += [layer.weight, layer.bias]
if start:
    steps_read = np.frombuffer(base64.b64decode(start["data"]), "<i2").astype(np.float32)
    with torch.no_grad():
        for block, scale in zip(blocks, start["scales"]):
            part, steps_read = steps_read[: block.numel()], steps_read[block.numel() :]
            block.copy_(torch.from_numpy(part / 32767 * scale).reshape(block.shape))
order = torch.arange(cut, device=device)
optimizer = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=args.decay)
steps = args.epochs * ((cut + args.batch - 1) // args.batch)
schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, args.rate, total_steps=steps + 1, pct_start=0.1)


def batch_of(rows):
    starts, ends = off[rows], off[rows + 1]
    lengths = ends - starts
    bag = torch.cumsum(lengths, 0) - lengths
    flat = torch.repeat_interleave(starts - bag, lengths) + torch.arange(int(lengths.sum()), device=device)
    return idx[flat], bag.to(torch.int32), val[flat]


def losses(out, rows):
    target = tgt[rows]
    margin = nn.functional.smooth_l1_loss(out[:, 0], target[:, 0] / points)
    win = nn.functional.binary_cross_entropy_with_logits(out[:, 1], target[:, 1])
    return margin, win


def check():
    with torch.no_grad():
        sums = torch.zeros(2, device=device)
        error = torch.zeros(1, device=device)
        rows_all = torch.arange(cut, total, device=device)
        for rows in rows_all.split(65536):
            out = net(*batch_of(rows))
            sums += torch.stack(losses(out, rows)) * len(rows)
            error += ((out[:, 0] * points - tgt[rows][:, 0]) ** 2).sum()
        n = max(1, len(rows_all))
        base = torch.var(tgt[cut:, 0]).item() or 1.0
        return (sums / n).tolist(), 1 - (error / n).item() / base


began = time.time()
for epoch in range(args.epochs):
    order = order[torch.randperm(cut, device=device)]
    for rows in order.split(args.batch):
        optimizer.zero_grad(set_to_none=True)
        margin, win = losses(net(*batch_of(rows)), rows)
        (margin + win).backward()
        optimizer.step()
        schedule.step()
    (margin, win), explained = check()
    print(f"epoch {epoch + 1}: margin {margin:.4f}, win {win:.4f}, explains {explained:.3f} of the margin, {time.time() - began:.0f} s", flush=True)

# What was never seen must not count.
if not start:
    seen = torch.zeros(args.size, dtype=torch.bool, device=device)
    seen[idx.long()] = True
    with torch.no_grad():
        net.rows[~seen] = 0
scales, data = [], b""
for block in blocks:
    w = block.detach().cpu().numpy().astype(np.float64)
    scale = float(np.abs(w).max()) or 1.0
    scales.append(scale)
    data += np.round(w / scale * 32767).astype("<i2").tobytes()
text = json.dumps({"features": args.features, "widths": widths, "points": points, "scales": scales, "data": base64.b64encode(data).decode()})
with open(args.out, "w") as file:
    file.write(text)
# Positions with what the trainer says about them, for the test that both compute the same.
rows = torch.arange(cut, min(total, cut + 2000), 100, device=device)
with torch.no_grad():
    for block, scale in zip(blocks, scales):
        block.copy_(torch.round(block / scale * 32767) / 32767 * scale)
    out = net(*batch_of(rows)).cpu().numpy()
samples = [
    {
        "indices": indices[offsets[r]:offsets[r + 1]].tolist(),
        "values": [round(float(v), 6) for v in values[offsets[r]:offsets[r + 1]]],
        "margin": float(o[0]) * points,
        "win": float(1 / (1 + np.exp(-o[1]))),
    }
    for r, o in zip(rows.tolist(), out)
]
with open(args.out + ".samples.json", "w") as file:
    json.dump(samples, file)
print(f"{args.out}: {len(text)} bytes")
