"""Learns by how much games end otherwise than estimated: hindsight.py FOLDER... --out FILE [--penalties 30,100] [--device cpu]."""
import argparse, time
import numpy as np
import torch
from lesson_file import described_in, lessons_of, write

parser = argparse.ArgumentParser()
parser.add_argument("folder", nargs="+")
parser.add_argument("--out", required=True)
parser.add_argument("--penalties", default="30,100,300,1000")
parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
args = parser.parse_args()
described = described_in(args.folder)
size, device = described["size"], args.device
began = time.time()

lessons = lessons_of(args.folder)
games = np.array([1_000_000 * lesson[0] + lesson[1] for lesson in lessons])
found, counts, indices, values = (np.concatenate([lesson[at] for lesson in lessons]) for at in range(2, 6))
total = len(found)
if total != len(lessons):
    raise SystemExit("These lessons are about answers: see foresight.py.")
offsets = np.concatenate([[0], np.cumsum(counts.astype(np.int64))])
# Every second side is the other one: what it has counts against what is expected.
side_of = np.repeat(np.arange(2 * total), counts)
idx, position, val, left = (
    torch.from_numpy(each).to(device)
    for each in (
        indices.astype(np.int64),
        side_of // 2,
        values.astype(np.float64) * (1 - 2 * (side_of % 2)),
        (found[:, 1] - found[:, 0]).astype(np.float64),
    )
)
# Games are kept for the check as a whole: positions of one game are alike.
names, game_of = np.unique(games, return_inverse=True)
fold = torch.from_numpy(np.random.default_rng(1).integers(0, 5, len(names))[game_of]).to(device)
print(f"{total} positions, {len(names)} games, {len(indices) / total / 2:.1f} features on each side, on {device}", flush=True)


def expected(row):
    return torch.zeros(total, dtype=torch.float64, device=device).index_add_(0, position, val * row[idx])


def sums(each):
    return torch.zeros(size, dtype=torch.float64, device=device).index_add_(0, idx, val * each[position])


def fitted(penalty, counted):
    """Ridge regression by conjugate gradients: the products of all features with each other would not fit into memory."""
    row = torch.zeros(size, dtype=torch.float64, device=device)
    rest = sums(counted * left)
    way, size_of_rest = rest.clone(), rest @ rest
    least = 1e-8 * size_of_rest
    for _ in range(400):
        if size_of_rest <= least:
            break
        product = sums(counted * expected(way)) + penalty * way
        step = size_of_rest / (way @ product)
        row, rest = row + step * way, rest - step * product
        size_before, size_of_rest = size_of_rest, rest @ rest
        way = rest + size_of_rest / size_before * way
    return row


def explained(penalty):
    """How much of what the estimate missed is explained in games that weren't learned from."""
    error = 0.0
    for each in range(5):
        row = fitted(penalty, (fold != each).double())
        error += float((((left - expected(row)) ** 2)[fold == each]).sum())
    share = 1 - error / float((left**2).sum())
    print(f"penalty {penalty:g}: explains {share:.4f}, {time.time() - began:.0f} s", flush=True)
    return share


penalty = max((float(each) for each in args.penalties.split(",")), key=explained)
row = fitted(penalty, torch.ones(total, dtype=torch.float64, device=device)).cpu().numpy()
print(f"penalty {penalty:g}: weights from {row.min():.2f} to {row.max():.2f}, spread {row[row != 0].std():.2f}")
write(args.out, described, [size, 1], [row[:, None], np.zeros(1)], offsets, indices, values, lambda each, rows, blocks: (each @ blocks[0][rows] + blocks[1])[0])
