import { LEVELS } from '@swordtable/bots';
import { accept, type Result, refuse } from '@swordtable/kernel';

type Level = (typeof LEVELS)[number]['id'];
export type Pace = 'live' | 'days';

/** The further terms of a match by link: who may watch, how much time players have, and what happens if one is away. */
export interface LinkTerms {
  /** Whether anyone may sit down, and not only those with a link. Such a table is always public. */
  readonly anyone: boolean;
  /** Whether it counts for the players' ratings, if anyone may sit down. */
  readonly rated: boolean;
  /** Whether it's in the public list, for anyone to watch. */
  readonly listed: boolean;
  /** Whether everyone may ask a bot for hints. */
  readonly hints: boolean;
  readonly pace: Pace;
  /** Seconds for each answer; 0 means no limit. */
  readonly clock: number;
  /** The bot that takes over when time runs out. */
  readonly standIn: Level;
  /** Without a clock: after this many seconds without an answer, the others may agree on a bot. */
  readonly patience: number;
}

const MINUTE = 60;
export const DAY = 24 * 60 * MINUTE;

/** The choices at each pace; the first clock is none. */
export const CLOCKS: Readonly<Record<Pace, readonly number[]>> = {
  live: [0, MINUTE, 3 * MINUTE, 10 * MINUTE],
  days: [0, DAY, 3 * DAY, 7 * DAY],
};
export const PATIENCES: Readonly<Record<Pace, readonly number[]>> = {
  live: [2 * MINUTE, 10 * MINUTE, 60 * MINUTE],
  days: [DAY, 3 * DAY, 7 * DAY],
};

/** The defaults. Over days, a player who never returns must not keep the others waiting forever. */
export const defaultTerms = (pace: Pace): LinkTerms => ({
  ...{ anyone: false, rated: false, listed: false, hints: false, pace, standIn: 'medium' },
  ...(pace === 'live' ? { clock: 0, patience: 10 * MINUTE } : { clock: 3 * DAY, patience: 3 * DAY }),
});

/** The parts of an address about terms instead of game options. */
export const TERM_KEYS = ['anyone', 'rated', 'public', 'hints', 'pace', 'clock', 'stand-in', 'patience'] as const;
export type TermTexts = Partial<Readonly<Record<(typeof TERM_KEYS)[number], string>>>;

/** What differs from the defaults, as parts of an address. */
export const writeTerms = (terms: LinkTerms): readonly (readonly [string, string])[] => {
  const { anyone, rated, listed, hints, pace, clock, standIn, patience } = terms;
  const defaults = defaultTerms(pace);
  return [
    ...(anyone ? ([['anyone', 'yes']] as const) : []),
    ...(anyone && rated ? ([['rated', 'yes']] as const) : []),
    ...(listed ? ([['public', 'yes']] as const) : []),
    ...(hints ? ([['hints', 'yes']] as const) : []),
    ...(pace === 'days' ? ([['pace', 'days']] as const) : []),
    ...(clock === defaults.clock ? [] : ([['clock', String(clock)]] as const)),
    ...(standIn === defaults.standIn ? [] : ([['stand-in', standIn]] as const)),
    ...(patience === defaults.patience ? [] : ([['patience', String(patience)]] as const)),
  ];
};

/** Reads terms from an address, checked, because anyone may have written it. */
export const readTerms = (texts: TermTexts): Result<LinkTerms> => {
  const { anyone = 'no', rated = 'no', public: listed = 'no', hints = 'no', pace = 'live' } = texts;
  if (anyone !== 'yes' && anyone !== 'no') return refuse('bad-terms', `Anyone may sit down or not: "yes" or "no", not "${anyone}".`);
  if (rated !== 'yes' && rated !== 'no') return refuse('bad-terms', `A match is rated or not: "yes" or "no", not "${rated}".`);
  if (listed !== 'yes' && listed !== 'no') return refuse('bad-terms', `A match is public or not: "yes" or "no", not "${listed}".`);
  if (hints !== 'yes' && hints !== 'no') return refuse('bad-terms', `Hints are allowed or not: "yes" or "no", not "${hints}".`);
  if (pace !== 'live' && pace !== 'days') return refuse('bad-terms', `A match is played "live" or over "days", not "${pace}".`);
  const defaults = defaultTerms(pace);
  const clock = Number(texts.clock ?? defaults.clock);
  const patience = Number(texts.patience ?? defaults.patience);
  const standIn = LEVELS.find(({ id }) => id === (texts['stand-in'] ?? defaults.standIn))?.id;
  if (!CLOCKS[pace].includes(clock)) return refuse('bad-terms', `There is no clock of ${texts.clock} seconds at this pace.`);
  if (!PATIENCES[pace].includes(patience)) return refuse('bad-terms', `There is no patience of ${texts.patience} seconds at this pace.`);
  if (standIn === undefined) return refuse('bad-terms', `There is no bot "${texts['stand-in']}".`);
  return accept({
    ...{ anyone: anyone === 'yes', rated: rated === 'yes', listed: listed === 'yes', hints: hints === 'yes' },
    ...{ pace, clock, standIn, patience },
  });
};

/** Whether an open table can count: everyone is a stranger, has limited time, and gets no help. */
export const isRatable = ({ terms, hasBots }: { readonly terms: LinkTerms; readonly hasBots: boolean }): boolean =>
  terms.anyone && terms.clock > 0 && !terms.hints && !hasBots;

/** The terms, casual if they can't count. */
export const settledTerms = (terms: LinkTerms, hasBots: boolean): LinkTerms => ({
  ...terms,
  rated: terms.rated && isRatable({ terms, hasBots }),
});

/** The terms as the server's API wants them. With a clock, no one has to agree on anything: it decides. */
export const serviceTerms = ({ anyone, rated, listed, hints, clock, standIn, patience }: LinkTerms) => ({
  ...{ listed: listed || anyone, hints, patience: clock === 0 ? patience : clock },
  ...(anyone && rated ? { rated } : {}),
  clock: clock === 0 ? null : { seconds: clock, level: standIn },
});
