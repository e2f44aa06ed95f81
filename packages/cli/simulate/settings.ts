import { type Game, type MatchOptions, type OptionSpec, type Plain, readOptions } from '@swordtable/kernel';

/** The values of an option that differ from its default. Tables have endless values and are left alone. */
const othersOf = (spec: OptionSpec): readonly Plain[] => {
  switch (spec.kind) {
    case 'choice':
      return spec.choices.map(({ value }) => value).filter((value) => value !== spec.default);
    case 'flag':
      return [!spec.default];
    case 'count':
      return [...new Set([spec.min, spec.max])].filter((value) => value !== spec.default);
    case 'table':
      return [];
  }
};

const isPlayable = (game: Game, seats: number, given: MatchOptions): boolean => {
  const options = readOptions(game.options, given);
  return options.ok && game.refuses(seats, options.value) === undefined;
};

/**
 * Every terrain and variant in turn: the defaults, and each option changed alone. What is refused alone, such as a terrain of the
 * other edition, is tried with each of the flags that might allow it.
 */
export const allSettings = (game: Game, seats: number, given: MatchOptions): readonly MatchOptions[] => {
  const flags = game.options.filter(({ kind }) => kind === 'flag');
  const changed = game.options
    .filter(({ id }) => !(id in given))
    .flatMap((spec) =>
      othersOf(spec).flatMap((value) => {
        const alone = { ...given, [spec.id]: value };
        const helped = flags.map((flag) => ({ ...alone, [flag.id]: !flag.default }));
        return [alone, ...helped].filter((setting) => isPlayable(game, seats, setting)).slice(0, 1);
      }),
    );
  return [given, ...changed];
};

/** A setting in a few words: only what differs from the usual. */
export const settingText = (game: Game, setting: MatchOptions): string => {
  const parts = Object.entries(setting).map(([id, value]) => {
    const spec = game.options.find((known) => known.id === id);
    if (spec?.kind === 'flag') return value === true ? id : `no ${id}`;
    return spec?.kind === 'table' ? `own ${id}` : `${id} ${String(value)}`;
  });
  return parts.length === 0 ? 'the usual options' : parts.join(', ');
};
