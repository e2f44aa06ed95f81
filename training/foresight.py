"""Learns which answers searches prefer: foresight.py FOLDER... --out FILE [--width N] [--epochs N]. On a GPU with CuPy, otherwise with NumPy."""
import argparse, base64, glob, json, os, time
import numpy as np

try:
    import cupy as xp

    xp.zeros(1).sum().item()
except Exception:
    xp = np

parser = argparse.ArgumentParser()
parser.add_argument("folder", nargs="+")
parser.add_argument("--out", required=True)
parser.add_argument("--width", type=int, default=18)
parser.add_argument("--epochs", type=int, default=24)
parser.add_argument("--rate", type=float, default=2e-3)
parser.add_argument("--decay", type=float, default=0.1)
args = parser.parse_args()
with open(os.path.join(args.folder[0], "features.json")) as file:
    described = json.load(file)
size = described["size"]
rng = np.random.default_rng(1)
began = time.time()


def lessons_in(path):
    """The lessons in a file; one that was cut off is left out."""
    data = open(path, "rb").read()
    at = 0
    while at + 12 <= len(data):
        game, answers, features = (int(each) for each in np.frombuffer(data, np.uint32, 3, at))
        end = at + 12 + 16 * answers + 6 * features
        if end > len(data):
            return
        at += 12
        found = np.frombuffer(data, np.float32, 3 * answers, at).reshape(answers, 3)
        at += 12 * answers
        counts = np.frombuffer(data, np.uint16, 2 * answers, at)
        at += 4 * answers
        indices = np.frombuffer(data, np.uint16, features, at)
        at += 2 * features
        values = np.frombuffer(data, np.float32, features, at)
        at = end
        yield game, found, counts, indices, values


paths = [path for folder in args.folder for path in sorted(glob.glob(os.path.join(folder, "lessons-*.bin")))]
lessons = [(number, *lesson) for number, path in enumerate(paths) for lesson in lessons_in(path)]
if len(lessons) < 2:
    raise SystemExit("There are too few lessons.")
games = np.array([1_000_000 * lesson[0] + lesson[1] for lesson in lessons])
found, counts, indices, values = (np.concatenate([lesson[at] for lesson in lessons]) for at in range(2, 6))
lengths = np.array([len(lesson[2]) for lesson in lessons])
starts = np.concatenate([[0], np.cumsum(lengths)])
lesson_of = np.repeat(np.arange(len(lessons)), lengths)
total = len(found)
offsets = np.concatenate([[0], np.cumsum(counts.astype(np.int64))])
sides = xp.zeros((2 * total, size), dtype=xp.float32)
for at in range(0, 2 * total, 100_000):
    to = min(2 * total, at + 100_000)
    part = slice(offsets[at], offsets[to])
    rows = np.repeat(np.arange(at, to), counts[at:to])
    sides[xp.asarray(rows), xp.asarray(indices[part].astype(np.int64))] = xp.asarray(values[part])
own, other = sides[0::2], sides[1::2]
group = xp.asarray(lesson_of)
estimate, value, visits = (xp.asarray(found[:, at]) for at in range(3))
weight = xp.minimum(visits, 150.0)
# Games are kept for the check as a whole: lessons of one game are alike.
names = rng.permutation(np.unique(games))
checked = np.isin(games, names[: max(1, len(names) // 8)])
if checked.all():
    checked[: len(lessons) // 2] = False
print(f"{len(lessons)} lessons, {total} answers, {len(names)} games, with {xp.__name__}", flush=True)


def host(array):
    return array.get() if xp is not np else np.asarray(array)


def sums(each):
    return xp.bincount(group, each, minlength=len(lessons))


def centered(each):
    """Without what is common to all answers to a question: it says nothing about them."""
    return (each - (sums(weight * each) / sums(weight))[group]).astype(xp.float32)


def best_of(score):
    return np.lexsort((-host(score), lesson_of))[starts[:-1]]


target = centered(value)
preferred, values_found = best_of(weight + 1e-3 * target), host(target)


def check(name, added):
    """How much of what searches found is explained, and what the favorite loses against the search's."""
    tested = xp.asarray(checked[lesson_of])
    error = (weight * (target - centered(estimate + added)) ** 2)[tested].sum() / ((weight * target**2)[tested].sum() + 1e-9)
    lost = float((values_found[preferred] - values_found[best_of(estimate + added)])[checked].mean())
    print(f"{name}: explains {1 - float(error):.3f}, loses {lost:.3f}, {time.time() - began:.0f} s", flush=True)
    return float(error), lost


def linear():
    """What is left of the searches' values, by ridge regression: the network begins with it."""
    products, sums_of = xp.zeros((size, size)), xp.zeros(size)
    left = target - centered(estimate)
    for at in range(0, len(lessons), 4000):
        to = min(len(lessons), at + 4000)
        part = slice(int(starts[at]), int(starts[to]))
        inside = group[part] - at
        spread = xp.zeros((to - at, int(starts[to] - starts[at])), dtype=xp.float32)
        spread[inside, xp.arange(spread.shape[1])] = weight[part]
        rows = own[part] - other[part]
        rows = rows - ((spread @ rows) / spread.sum(1, keepdims=True))[inside]
        kept = xp.asarray(~checked[lesson_of[part]])
        rows, each = rows[kept].astype(xp.float64), weight[part][kept].astype(xp.float64)
        products += rows.T @ (rows * each[:, None])
        sums_of += rows.T @ (each * left[part][kept])
    tries = []
    for penalty in (300, 1000, 3000, 10000, 30000):
        row = xp.linalg.solve(products + penalty * xp.eye(size), sums_of).astype(xp.float32)
        tries.append((check(f"linear, {penalty}", own @ row - other @ row)[0], row))
    return min(tries, key=lambda each: each[0])[1]


check("estimate", xp.zeros(total, dtype=xp.float32))
start = linear()
more = xp.asarray(0.1 * rng.standard_normal((size, args.width - 2))).astype(xp.float32)
# What was never seen must not count.
more[~(sides != 0).any(0)] = 0
rows = xp.concatenate([start[:, None], -start[:, None], more], 1)
bias = xp.zeros(args.width, dtype=xp.float32)
out = xp.zeros(args.width, dtype=xp.float32)
out[0], out[1] = 1, -1
sharpness = xp.ones(1, dtype=xp.float32)
parameters = [rows, bias, out, sharpness]
means, squares = ([xp.zeros_like(each) for each in parameters] for _ in range(2))


def points(features, rows, bias, out):
    return xp.maximum(features @ rows + bias, 0) @ out


def gradients(part):
    """Of how surprising it is which answers the searches tried, if they are drawn by their points."""
    part = np.sort(part)
    taken = np.concatenate([np.arange(starts[each], starts[each + 1]) for each in part])
    at, inside = xp.asarray(taken), xp.asarray(np.repeat(np.arange(len(part)), lengths[part]))

    def summed(each):
        return xp.bincount(inside, each, minlength=len(part))

    mine, theirs = own[at], other[at]
    z_mine, z_theirs = mine @ rows + bias, theirs @ rows + bias
    hidden = xp.maximum(z_mine, 0) - xp.maximum(z_theirs, 0)
    each, score = weight[at], estimate[at] + hidden @ out
    whole = summed(each)
    logits = sharpness[0] * score
    logits = logits - (summed(logits * each) / whole)[inside]
    shares = xp.exp(xp.clip(logits, -30, 30))
    wrong = (shares / summed(shares)[inside] - each / whole[inside]) / len(part)
    slope = (wrong * sharpness[0]).astype(xp.float32)
    g_mine, g_theirs = (slope[:, None] * out) * (z_mine > 0), (-slope[:, None] * out) * (z_theirs > 0)
    return [mine.T @ g_mine + theirs.T @ g_theirs, (g_mine + g_theirs).sum(0), hidden.T @ slope, (wrong * score).sum()[None]]


PARTS = 16
step, steps, least, kept = 0, args.epochs * PARTS, None, None
for epoch in range(args.epochs):
    for part in np.array_split(rng.permutation(np.flatnonzero(~checked)), PARTS):
        if len(part) == 0:
            continue
        step += 1
        rate = args.rate * min(1, step / (0.1 * steps)) * (0.5 + 0.5 * np.cos(np.pi * step / steps))
        for each, mean, square, slope in zip(parameters, means, squares, gradients(part)):
            mean *= 0.9
            mean += 0.1 * slope
            square *= 0.999
            square += 0.001 * slope * slope
            each -= rate * ((mean / (1 - 0.9**step)) / (xp.sqrt(square / (1 - 0.999**step)) + 1e-8) + (args.decay * each if each is rows else 0))
    if epoch % 4 == 3 or epoch == args.epochs - 1:
        added = xp.concatenate([points(own[at : at + 200_000], *parameters[:3]) - points(other[at : at + 200_000], *parameters[:3]) for at in range(0, total, 200_000)])
        lost = check(f"epoch {epoch + 1}", added)[1]
        if least is None or lost < least:
            least, kept = lost, [host(each).copy() for each in parameters[:3]]

blocks = [kept[0], kept[1], kept[2], np.zeros(1)]
scales, rounded, data = [], [], b""
for block in blocks:
    scale = float(np.abs(block).max()) or 1.0
    whole = np.round(block.astype(np.float64) / scale * 32767).astype("<i2")
    scales.append(scale)
    rounded.append(whole / 32767 * scale)
    data += whole.tobytes()
text = json.dumps({"features": described["features"], "widths": [size, args.width, 1], "points": 1, "scales": scales, "data": base64.b64encode(data).decode()})
with open(args.out, "w") as file:
    file.write(text)
# Positions with what the trainer says about them, for the test that both compute the same.
samples = []
for row in np.linspace(0, 2 * total - 1, 20).astype(int):
    part = slice(offsets[row], offsets[row + 1])
    each = np.round(values[part].astype(np.float64), 6)
    hidden = np.maximum(each @ rounded[0][indices[part]] + rounded[1], 0)
    samples.append({"indices": indices[part].tolist(), "values": each.tolist(), "points": float(hidden @ rounded[2])})
with open(args.out + ".samples.json", "w") as file:
    json.dump(samples, file)
print(f"{args.out}: {len(text)} bytes")
