import { LEVELS } from '@swordtable/bots';
import { accept, type Result, refuse } from '@swordtable/kernel';

type Level = (typeof LEVELS)[number]['id'];
export type Pace = 'live' | 'days';

/** What else is agreed for a match by link: who may watch, how long everybody has, and what happens when somebody stays away. */
export interface LinkTerms {
  /** Whether it stands in the public list, for anybody to watch. */
  readonly listed: boolean;
  /** Whether everybody may ask a bot for hints. */
  readonly hints: boolean;
  readonly pace: Pace;
  /** Seconds for each answer; 0 is as long as one likes. */
  readonly clock: number;
  /** The bot that plays on when the time of the clock is up. */
  readonly standIn: Level;
  /** Without a clock: after so many seconds without an answer the others may agree on a bot. */
  readonly patience: number;
}

const MINUTE = 60;
export const DAY = 24 * 60 * MINUTE;

/** What can be chosen at each pace; the first of the clocks is none. */
export const CLOCKS: Readonly<Record<Pace, readonly number[]>> = {
  live: [0, MINUTE, 3 * MINUTE, 10 * MINUTE],
  days: [0, DAY, 3 * DAY, 7 * DAY],
};
export const PATIENCES: Readonly<Record<Pace, readonly number[]>> = {
  live: [2 * MINUTE, 10 * MINUTE, 60 * MINUTE],
  days: [DAY, 3 * DAY, 7 * DAY],
};

/** What holds where nothing was chosen. Over days, somebody who never comes back must not keep the others for ever. */
export const defaultTerms = (pace: Pace): LinkTerms => ({
  ...{ listed: false, hints: false, pace, standIn: 'medium' },
  ...(pace === 'live' ? { clock: 0, patience: 10 * MINUTE } : { clock: 3 * DAY, patience: 3 * DAY }),
});

/** The words of an address that are about terms and not about options of the game. */
export const TERM_KEYS = ['public', 'hints', 'pace', 'clock', 'stand-in', 'patience'] as const;
export type TermTexts = Partial<Readonly<Record<(typeof TERM_KEYS)[number], string>>>;

/** What is not as usual, as words of an address. */
export const writeTerms = ({ listed, hints, pace, clock, standIn, patience }: LinkTerms): readonly (readonly [string, string])[] => {
  const usual = defaultTerms(pace);
  return [
    ...(listed ? ([['public', 'yes']] as const) : []),
    ...(hints ? ([['hints', 'yes']] as const) : []),
    ...(pace === 'days' ? ([['pace', 'days']] as const) : []),
    ...(clock === usual.clock ? [] : ([['clock', String(clock)]] as const)),
    ...(standIn === usual.standIn ? [] : ([['stand-in', standIn]] as const)),
    ...(patience === usual.patience ? [] : ([['patience', String(patience)]] as const)),
  ];
};

/** The terms in the words of an address, checked: anybody may have written them. */
export const readTerms = (texts: TermTexts): Result<LinkTerms> => {
  const { public: listed = 'no', hints = 'no', pace = 'live' } = texts;
  if (listed !== 'yes' && listed !== 'no') return refuse('bad-terms', `A match is public or not: "yes" or "no", not "${listed}".`);
  if (hints !== 'yes' && hints !== 'no') return refuse('bad-terms', `Hints are allowed or not: "yes" or "no", not "${hints}".`);
  if (pace !== 'live' && pace !== 'days') return refuse('bad-terms', `A match is played "live" or over "days", not "${pace}".`);
  const usual = defaultTerms(pace);
  const clock = Number(texts.clock ?? usual.clock);
  const patience = Number(texts.patience ?? usual.patience);
  const standIn = LEVELS.find(({ id }) => id === (texts['stand-in'] ?? usual.standIn))?.id;
  if (!CLOCKS[pace].includes(clock)) return refuse('bad-terms', `There is no clock of ${texts.clock} seconds at this pace.`);
  if (!PATIENCES[pace].includes(patience)) return refuse('bad-terms', `Nobody waits for ${texts.patience} seconds at this pace.`);
  if (standIn === undefined) return refuse('bad-terms', `There is no bot "${texts['stand-in']}".`);
  return accept({ listed: listed === 'yes', hints: hints === 'yes', pace, clock, standIn, patience });
};

/** The same as the service wants it. With a clock nobody has to agree on anything: it decides. */
export const serviceTerms = ({ listed, hints, clock, standIn, patience }: LinkTerms) => ({
  ...{ listed, hints, patience: clock === 0 ? patience : clock },
  clock: clock === 0 ? null : { seconds: clock, level: standIn },
});
