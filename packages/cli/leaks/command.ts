import { checkLeaks, type FoundLeak } from '@swordtable/server/leaks/check';
import { NO_TALLY, type Tally } from '@swordtable/server/leaks/paired-match';
import { gameOf, newSeed } from '../arguments.ts';
import { GAMES } from '../games.ts';
import { finishRun } from '../long-run/run.ts';
import { gridLines } from '../screen/grid.ts';
import { lookOf } from '../screen/look.ts';
import { FAILED, stop } from '../stop.ts';

export interface LeaksOptions {
  readonly worlds: number;
  readonly seed?: string;
  readonly resume?: string;
  /** Steps of each match, at most; all of them if left out. */
  readonly steps?: number;
}

/** What was compared, over all portions. */
type Totals = Tally & { readonly portions: number; readonly games: number; readonly leaks: readonly FoundLeak[] };

const NOTHING: Totals = { portions: 0, games: 0, leaks: [], ...NO_TALLY };

/** Matches on one pair of servers: about a thousand worlds. The next portion continues with the next watcher. */
const MATCHES = 1;

/** In how many more worlds each step is repeated. */
const WORLDS_PER_STEP = 24;

const ROWS: readonly (readonly [string, keyof Omit<Totals, 'leaks'>])[] = [
  ['worlds', 'worlds'],
  ['… in which only chance differed', 'byChance'],
  ['… over streams and a socket', 'steppedIn'],
  ['… after a bot’s answer', 'botsIn'],
  ['… after an order’s answer', 'ordersIn'],
  ['… with an order of one’s own', 'plannedIn'],
  ['… with a clock', 'clocksIn'],
  ['… with a hint', 'hintsIn'],
  ['… replayed from the store', 'replaysIn'],
  ['deals like the real one, not counted', 'alike'],
  ['matches', 'games'],
  ['steps', 'steps'],
  ['responses compared', 'requests'],
  ['others’ answers that differed', 'unlike'],
  ['answers by bots', 'byBots'],
  ['clocks run out', 'timedOut'],
  ['answers by standing orders', 'ordered'],
  ['answers undone or taken back', 'undone'],
  ['hints', 'hinted'],
  ['moves over sockets', 'overSockets'],
];

const portion = async (id: string, seed: string, soFar: Totals, most: Pick<LeaksOptions, 'steps'>): Promise<Totals> => {
  const report = await checkLeaks(gameOf(id), {
    ...{ games: MATCHES, after: soFar.games, worlds: WORLDS_PER_STEP, seed: `${seed} ${id} ${soFar.portions}` },
    ...most,
  });
  const sum = (key: keyof Tally | 'games'): number => soFar[key] + report[key];
  const keys = Object.keys(NOTHING).filter((key): key is keyof Tally | 'games' => key !== 'portions' && key !== 'leaks');
  return {
    ...NOTHING,
    ...Object.fromEntries(keys.map((key) => [key, sum(key)])),
    portions: soFar.portions + 1,
    leaks: [...soFar.leaks, ...report.leaks],
  };
};

/** Plays matches in two worlds that a watcher must not be able to tell apart, and compares everything it gets. */
export const leaks = async (id: string | undefined, { worlds, seed, resume, steps }: LeaksOptions): Promise<void> => {
  const games = id === undefined ? GAMES : [gameOf(id)];
  const parts = games.map((game) => game.id);
  const totals = await finishRun<Totals>({
    ...{ command: 'leaks', file: resume, givenSeed: seed, newSeed: newSeed(), parts, goal: worlds, unit: 'worlds', nothing: NOTHING },
    amountOf: (of) => of.worlds,
    isBroken: (of) => of.leaks.length > 0,
    work: (part, from, soFar) => portion(part, from, soFar, steps === undefined ? {} : { steps }),
  });
  const found = parts.flatMap((part) => totals.get(part)?.leaks ?? []);
  const rows = ROWS.map(([name, key]) => [name, ...parts.map((part) => totals.get(part)?.[key] ?? 0)] as const);
  console.log(gridLines({ title: 'Worlds compared', columns: ['', ...parts], rows }, lookOf(process.stdout)).join('\n'));
  for (const leak of found)
    console.log(`\n${leak.where}\n  real: ${leak.real}\n  twin: ${leak.twin}\n  seed: ${leak.seed}, match ${leak.game}`);
  if (found.length > 0) stop(`\n${found.length} leaks.`, FAILED);
  console.log('\nNo watcher could tell its world from another.');
};
