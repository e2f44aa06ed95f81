/**
 * The legal answers, in a fixed order. A plain array is one; a game with many placements gives one that
 * makes each answer only when it is asked for, because listing them all is what random play would pay for most.
 */
export interface Listed<Action> extends Iterable<Action> {
  readonly length: number;
  /** The answer at an index; nothing outside the list. */
  at(index: number): Action | undefined;
}

/** The option at an index that is known to be there. */
export const optionAt = <Action>(options: Listed<Action>, index: number): Action => {
  const option = options.at(index);
  if (option === undefined) throw new Error(`There is no option ${index} of ${options.length}.`);
  return option;
};

/** Answers that are made only when they are asked for, by their number. */
class MadeOnDemand<Action> implements Listed<Action> {
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

/** Answers that are made one by one, when they are asked for by their index. */
export const listed = <Action>(length: number, make: (index: number) => Action): Listed<Action> => new MadeOnDemand(length, make);

/** Answers that are listed only when somebody asks for one: of several who decide at once most are not looked at in each step. */
class ListedLater<Action> implements Listed<Action> {
  private readonly make: () => readonly Action[];
  private all: readonly Action[] | undefined;

  constructor(make: () => readonly Action[]) {
    this.make = make;
  }

  private get list(): readonly Action[] {
    this.all ??= this.make();
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

/** Answers that are all made when the first one is asked for. */
export const listedLater = <Action>(make: () => readonly Action[]): Listed<Action> => new ListedLater(make);
