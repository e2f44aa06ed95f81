import { accept, type Refusal, type Result, refuse } from './refusal.ts';

/** What a match can be started with: one described choice. */
export type OptionSpec =
  | (Described & { readonly kind: 'choice'; readonly choices: readonly OptionChoice[]; readonly default: string })
  | (Described & { readonly kind: 'flag'; readonly default: boolean })
  | (Described & { readonly kind: 'count'; readonly min: number; readonly max: number; readonly default: number })
  /** A table of the owner's own, such as printed numbers; the game checks what is in it. */
  | (Described & { readonly kind: 'table'; readonly default: null });

interface Described {
  readonly id: string;
  readonly name: string;
  /** One sentence for a lobby. */
  readonly text: string;
  /** With how many at the table it makes a difference; left out where it always does. With others it is not offered. */
  readonly seats?: { readonly min: number; readonly max: number };
}

/** One value of an option, with a name and an explanation for people. */
export interface OptionChoice {
  readonly value: string;
  readonly name: string;
  readonly text: string;
}

/** Plain JSON: it is stored in the record of the match. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
/** The options of a match, complete: whatever was not chosen has its default. */
export type MatchOptions = Readonly<Record<string, Json>>;

const takes = (spec: OptionSpec, value: Json): string | undefined => {
  switch (spec.kind) {
    case 'choice':
      return spec.choices.some((choice) => choice.value === value)
        ? undefined
        : `takes one of ${spec.choices.map((choice) => choice.value).join(', ')}`;
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'takes true or false';
    case 'count':
      return typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max
        ? undefined
        : `takes a whole number from ${spec.min} to ${spec.max}`;
    case 'table':
      return value === null || (typeof value === 'object' && !Array.isArray(value)) ? undefined : 'takes a table';
  }
};

/** Every option with a value: the given one where it is valid, else the default. */
export const readOptions = (specs: readonly OptionSpec[], given: Readonly<Record<string, Json>>): Result<MatchOptions> => {
  for (const [id, value] of Object.entries(given)) {
    const spec = specs.find((known) => known.id === id);
    if (spec === undefined) {
      return refuse(
        'unknown-option',
        `There is no option "${id}". The options are: ${specs.map((known) => known.id).join(', ') || 'none'}.`,
      );
    }
    const wrong = takes(spec, value);
    if (wrong !== undefined) return refuse('bad-option', `The option "${id}" ${wrong}.`);
  }
  return accept(Object.fromEntries(specs.map((spec) => [spec.id, given[spec.id] ?? spec.default])));
};

/** Whether an option makes a difference with so many at the table. */
export const appliesToSeats = ({ seats }: Pick<OptionSpec, 'seats'>, count: number): boolean =>
  seats === undefined || (count >= seats.min && count <= seats.max);

/** Refuses an option that was chosen though it makes no difference with so many at the table: whoever chose it expects one. */
export const inapplicableOption = (specs: readonly OptionSpec[], options: MatchOptions, count: number): Refusal | undefined => {
  const idle = specs.find((spec) => !appliesToSeats(spec, count) && (options[spec.id] ?? spec.default) !== spec.default);
  if (idle?.seats === undefined) return undefined;
  const { min, max } = idle.seats;
  const range = min === max ? String(min) : `${min} to ${max}`;
  return { code: 'bad-option', sentence: `The option "${idle.id}" is for ${range} at the table, not for ${count}.` };
};
