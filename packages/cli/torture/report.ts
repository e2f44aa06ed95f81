import { plural } from '@swordtable/games/grammar';
import type { Grid } from '../screen/grid.ts';
import type { Setup } from './simulate.ts';
import { perHour, sortedCounts, type Totals } from './totals.ts';
import type { Violation } from './world.ts';

/** What was simulated, as a table. */
export const gridOf = (totals: Totals): Grid => ({
  title: 'Simulated',
  columns: ['', 'count'],
  rows: [
    ['seeds', totals.seeds],
    ['moves', totals.moves],
    ...sortedCounts(totals, false),
    ...sortedCounts(totals, true).map(([name, number]) => [`fault: ${name}`, number] as const),
    ['seconds of processor time', Math.round(totals.cpuSeconds)],
    ['moves per hour of processor time', perHour(totals)],
  ],
});

export const progressText = (totals: Totals): string =>
  `${plural(totals.seeds, 'seed')}, ${plural(totals.moves, 'move')}, ` +
  `${plural(
    sortedCounts(totals, true).reduce((sum, [, number]) => sum + number, 0),
    'fault',
  )}, ${perHour(totals)} moves per hour`;

const PROMISES: Readonly<Record<Violation['what'], string>> = {
  lost: 'something that was acknowledged or told is gone',
  doubled: 'something was done twice',
  gap: 'a number is missing or repeated',
  different: 'a client sees another table than the log',
  clock: 'someone has more or less time than the clock says',
  order: 'a standing order was carried out that no longer stood',
  leak: 'someone was told what they may not know',
  unwanted: 'something happened that someone who may had ruled out',
  limit: 'someone could send far more than they may, or was kept from what they may',
  stuck: 'a match doesn’t continue',
  broken: 'a process failed, or a stored match can’t be read',
};

/** A broken promise in words. */
export const brokenPromise = ({ what, sentence }: Violation): string => `${PROMISES[what]} (${what}). ${sentence}`;

const quoted = (text: string): string => (/^[\w./:-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

/** The command that repeats a simulation. */
export const commandFor = ({ seed, plant, without = [], processes, matches, seconds, isWired, hasStrangers }: Setup): string =>
  [
    `swordtable torture --seed ${quoted(seed)}`,
    ...(plant === undefined ? [] : [`--plant ${plant}`]),
    ...(processes === undefined ? [] : [`--processes ${processes}`]),
    ...(matches === undefined ? [] : [`--matches ${matches}`]),
    ...(seconds === undefined ? [] : [`--seconds ${seconds}`]),
    ...(isWired === true ? ['--wired'] : []),
    ...(hasStrangers === true ? ['--strangers'] : []),
    ...(without.length === 0 ? [] : [`--without ${without.join(',')}`]),
  ].join(' ');
