/**
 * The legal answers, in a fixed order. A plain array qualifies. A game with many placements creates each answer only on request, because
 * listing them all would dominate the cost of random play.
 */
export interface LazyOptions<Action> extends Iterable<Action> {
  readonly length: number;
  /** The answer at an index; undefined outside the list. */
  at(index: number): Action | undefined;
}

/** The option at an index that is known to exist. */
export const optionAt = <Action>(options: LazyOptions<Action>, index: number): Action => {
  const option = options.at(index);
  if (option === undefined) throw new Error(`There is no option ${index} of ${options.length}.`);
  return option;
};

/** Answers created by index on request. */
class OptionsByIndex<Action> implements LazyOptions<Action> {
  readonly length: number;
  private readonly make: (index: number) => Action;

  constructor(length: number, make: (index: number) => Action) {
    this.length = length;
    this.make = make;
  }

  at(index: number): Action | undefined {
    return index < 0 || index >= this.length ? undefined : this.make(index);
  }

  *[Symbol.iterator](): Iterator<Action> {
    for (let index = 0; index < this.length; index++) yield this.make(index);
  }
}

/** Answers that are created one by one, on request. */
export const lazyOptions = <Action>(length: number, make: (index: number) => Action): LazyOptions<Action> =>
  new OptionsByIndex(length, make);

/** Answers that are listed on first use: when several seats decide at the same time, most lists are never read. */
class DeferredOptions<From, Action> implements LazyOptions<Action> {
  private readonly make: (from: From) => readonly Action[];
  private readonly from: From;
  private all: readonly Action[] | undefined;

  constructor(make: (from: From) => readonly Action[], from: From) {
    this.make = make;
    this.from = from;
  }

  get list(): readonly Action[] {
    this.all ??= this.make(this.from);
    return this.all;
  }

  get length(): number {
    return this.list.length;
  }

  at(index: number): Action | undefined {
    return index < 0 ? undefined : this.list[index];
  }

  [Symbol.iterator](): Iterator<Action> {
    return this.list[Symbol.iterator]();
  }
}

/** All answers as a list, without a copy where there is one already. */
export const listOf = <Action>(options: LazyOptions<Action>): readonly Action[] => {
  if (options instanceof DeferredOptions) return options.list;
  if (Array.isArray(options)) return options;
  const list: Action[] = [];
  // Several times as fast as iterating.
  for (let index = 0; index < options.length; index++) list.push(optionAt(options, index));
  return list;
};

/**
 * Answers that are all created when the first one is requested. What they depend on is handed over, so that `make` needn't be an inner
 * function: the engine forgets how it compiled those at each garbage collection.
 */
export const deferredOptions = <From, Action>(make: (from: From) => readonly Action[], from: From): LazyOptions<Action> =>
  new DeferredOptions(make, from);
