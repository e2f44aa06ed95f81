import { accept, type Refusal, type Result, refuse } from './refusal.ts';

/** One described option of a match. */
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
  /** The numbers of players it matters for; left out if it always does. It isn't offered for others. */
  readonly seats?: { readonly min: number; readonly max: number };
}

/** One value of an option, with a name and a description. */
export interface OptionChoice {
  readonly value: string;
  readonly name: string;
  readonly text: string;
}

/** Plain JSON: it's stored in the match's record. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
/** The complete options of a match: whatever wasn't chosen has its default. */
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

/** Every option with a value: the given one if it's valid, or else the default. */
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

/** Whether an option applies to a number of seats. */
export const appliesToSeats = ({ seats }: Pick<OptionSpec, 'seats'>, count: number): boolean =>
  seats === undefined || (count >= seats.min && count <= seats.max);

/** Refuses an option that was chosen although it doesn't apply to this number of seats: anyone who chose it expects an effect. */
export const inapplicableOption = (specs: readonly OptionSpec[], options: MatchOptions, count: number): Refusal | undefined => {
  const idle = specs.find((spec) => !appliesToSeats(spec, count) && (options[spec.id] ?? spec.default) !== spec.default);
  if (idle?.seats === undefined) return undefined;
  const { min, max } = idle.seats;
  const range = min === max ? String(min) : `${min} to ${max}`;
  return {
    code: 'bad-option',
    sentence: `The option "${idle.id}" is for ${range} ${range === '1' ? 'player' : 'players'}, not for ${count}.`,
  };
};
