"""Reads what the stages lessons and outcomes keep (lesson-file.ts), and writes weights for what is added to an estimate."""
import base64, glob, json, os
import numpy as np


def described_in(folders):
    """What the features are called, and how many there are."""
    with open(os.path.join(folders[0], "features.json")) as file:
        return json.load(file)


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


def lessons_of(folders):
    """All lessons, each behind the number of its file."""
    paths = [path for folder in folders for path in sorted(glob.glob(os.path.join(folder, "lessons-*.bin")))]
    lessons = [(number, *lesson) for number, path in enumerate(paths) for lesson in lessons_in(path)]
    if len(lessons) < 2:
        raise SystemExit("There are too few lessons.")
    return lessons


def write(out, described, widths, blocks, offsets, indices, values, said_of):
    """Weights as 16-bit numbers; and beside them 20 sides with what the trainer says about them, for the test that both compute the same."""
    scales, rounded, data = [], [], b""
    for block in blocks:
        scale = float(np.abs(block).max()) or 1.0
        whole = np.round(block.astype(np.float64) / scale * 32767).astype("<i2")
        scales.append(scale)
        rounded.append(whole / 32767 * scale)
        data += whole.tobytes()
    text = json.dumps({"features": described["features"], "widths": widths, "points": 1, "scales": scales, "data": base64.b64encode(data).decode()})
    with open(out, "w") as file:
        file.write(text)
    samples = []
    for row in np.linspace(0, len(offsets) - 2, 20).astype(int):
        part = slice(offsets[row], offsets[row + 1])
        each = np.round(values[part].astype(np.float64), 6)
        samples.append({"indices": indices[part].tolist(), "values": each.tolist(), "points": float(said_of(each, indices[part], rounded))})
    with open(out + ".samples.json", "w") as file:
        json.dump(samples, file)
    print(f"{out}: {len(text)} bytes")
