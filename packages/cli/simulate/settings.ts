import { plural } from '@swordtable/games/grammar';
import { type Game, type Json, type MatchOptions, type OptionSpec, open } from '@swordtable/kernel';

/** Up to this many values of a count are all tried; with more, only the smallest and largest. */
const COUNTS_MAX = 5;

/** The values of an option that differ from its default. Tables have endless values and are left alone. */
const othersOf = (spec: OptionSpec): readonly Json[] => {
  switch (spec.kind) {
    case 'choice':
      return spec.choices.map(({ value }) => value).filter((value) => value !== spec.default);
    case 'flag':
      return [!spec.default];
    case 'count': {
      const all = Array.from({ length: spec.max - spec.min + 1 }, (_, index) => spec.min + index);
      return (all.length > COUNTS_MAX ? [spec.min, spec.max] : all).filter((value) => value !== spec.default);
    }
    case 'table':
      return [];
  }
};

const isPlayable = (game: Game, seats: number, given: MatchOptions): boolean => open(game, seats, given, 'whether').ok;

/**
 * Every terrain and variant in turn: the defaults, and each option changed alone. What is refused alone, such as a terrain of the
 * other edition, is tried with each of the flags that might allow it; options that don't apply to this number of players are skipped.
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

/** A number of players and their options. */
export interface Setting {
  readonly seats: number;
  readonly options: MatchOptions;
}

/** Every setting for the given number of players or, if none is given, for every number that the game allows with the options. */
export const settingsOf = (game: Game, asked: number | undefined, base: Setting): readonly Setting[] => {
  const { min, max } = game.seats;
  const all = asked === undefined ? Array.from({ length: max - min + 1 }, (_, index) => min + index) : [asked];
  const playable = all.filter((seats) => isPlayable(game, seats, base.options));
  // What nobody can play is refused when it is opened, with the sentence that says why.
  if (playable.length === 0) return [base];
  return playable.flatMap((seats) => allSettings(game, seats, base.options).map((options) => ({ seats, options })));
};

/** A setting in a few words: the number of players, if there is a choice, and the options that aren't defaults. */
export const settingText = (game: Game, setting: MatchOptions, seats: number): string => {
  const parts = Object.entries(setting).map(([id, value]) => {
    const spec = game.options.find((known) => known.id === id);
    if (spec?.kind === 'flag') return value === true ? id : `no ${id}`;
    return spec?.kind === 'table' ? `own ${id}` : `${id} ${String(value)}`;
  });
  const players = game.seats.min < game.seats.max ? [plural(seats, 'seat')] : [];
  return [...players, ...(parts.length === 0 ? ['default options'] : parts)].join(', ');
};
