/**
 * The legal answers, in a fixed order. A plain array qualifies. A game with many placements creates each answer only on request, because
 * listing them all would dominate the cost of random play.
 */
export interface LazyOptions<Action> extends Iterable<Action> {
  readonly length: number;
  /** The answer at an index; undefined outside the list. */
  at(index: number): Action | undefined;
  /** Where the answers are all combinations of some values: the values of each facet. The last facet changes first. */
  readonly choices?: Choices;
}

/** The values that each facet of an answer can have. */
export type Choices = Readonly<Record<string, readonly (string | number | boolean)[]>>;

/** All combinations of the choices, as answers, in order. */
export const combinationsOf = (choices: Choices): readonly Readonly<Record<string, string | number | boolean>>[] => {
  let all: readonly Readonly<Record<string, string | number | boolean>>[] = [{}];
  for (const [name, values] of Object.entries(choices)) all = all.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
  return all;
};

/** Where the combination with the values of an answer is among all of them; undefined if it isn't. */
export const combinationIn = (choices: Choices, answer: object): number | undefined => {
  let index = 0;
  for (const name in choices) {
    const values = choices[name] ?? [];
    const at = values.indexOf(answer[name as keyof typeof answer]);
    if (at < 0) return undefined;
    index = index * values.length + at;
  }
  return index;
};

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
