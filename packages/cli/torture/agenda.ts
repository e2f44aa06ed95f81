/** A process or a connection. What it had planned never happens once it's gone. */
export interface Life {
  alive: boolean;
}

interface Planned {
  readonly at: number;
  /** What was planned first happens first, at the same time. */
  readonly order: number;
  readonly work: () => void;
  readonly life: Life | undefined;
}

/** What is going to happen, the earliest first. */
export interface Agenda {
  add(at: number, work: () => void, life?: Life): void;
  /** Takes the next one, without those whose life has ended. */
  next(): Planned | undefined;
}

const isBefore = (one: Planned, other: Planned): boolean => (one.at === other.at ? one.order < other.order : one.at < other.at);

/** A binary heap. */
export const newAgenda = (): Agenda => {
  const heap: Planned[] = [];
  let orders = 0;
  const at = (index: number): Planned => heap[index] as Planned;

  const rise = (planned: Planned): void => {
    let index = heap.length;
    heap.push(planned);
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!isBefore(planned, at(parent))) break;
      heap[index] = at(parent);
      index = parent;
    }
    heap[index] = planned;
  };

  const sink = (planned: Planned): void => {
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(at(child + 1), at(child))) child += 1;
      if (!isBefore(at(child), planned)) break;
      heap[index] = at(child);
      index = child;
    }
    heap[index] = planned;
  };

  const take = (): Planned | undefined => {
    const [first] = heap;
    const last = heap.pop();
    if (last !== undefined && heap.length > 0) sink(last);
    return first;
  };

  return {
    add: (moment, work, life) => rise({ at: moment, order: orders++, work, life }),
    next: () => {
      let next = take();
      while (next?.life?.alive === false) next = take();
      return next;
    },
  };
};
