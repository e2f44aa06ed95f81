import { gameOf, seatsOf } from '../arguments.ts';
import { writeText } from '../files.ts';
import { factsText, pageAt, runFacts } from '../measuring/page.ts';
import { statusOn } from '../measuring/status.ts';
import { cpuTicks, stealBetween, stealText } from '../measuring/steal.ts';
import { type Grid, gridLines } from '../screen/grid.ts';
import { lookOf } from '../screen/look.ts';
import { FAILED, stop } from '../stop.ts';
import { addressesFrom, sizesFrom, storesFrom, tooMany, transportFrom } from './arguments.ts';
import { type Measured, measureInTurn, type Plan } from './measure.ts';
import { measureOpen, type OpenFigures, openGrid, WATCHERS } from './open-matches.ts';
import { filesAllowed } from './processes.ts';
import { pageGrid, reportOf, troublesOf } from './report.ts';
import { type Backing, type Store, startBacking } from './stores.ts';
import { ourService, PEERS_COUNT, peers, type System, servedAt } from './systems.ts';

export interface LoadOptions {
  readonly matches: number;
  readonly rate: number;
  readonly loop: number;
  readonly seconds: number;
  readonly rounds: number;
  readonly game: string;
  readonly stores: string;
  readonly processes: number;
  readonly together?: boolean;
  readonly over: string;
  readonly paced?: boolean;
  readonly closed?: boolean;
  readonly open?: string;
  readonly peers?: boolean;
  readonly url?: string;
  readonly seed: string;
  readonly json?: string;
  readonly write?: string;
}

const systemsOf = (options: LoadOptions, stores: readonly Store[], backing: Backing): readonly System[] => {
  const { processes, url } = options;
  const playing = { game: options.game, transport: transportFrom(options.over), together: options.together === true };
  const usable = stores.filter((store) => store !== 'postgres' || backing.databaseUrl !== undefined);
  const ours =
    url === undefined ? usable.map((store) => ourService(store, processes, playing, backing)) : [servedAt(addressesFrom(url), playing)];
  return [...ours, ...(options.peers === true ? peers() : [])];
};

const plansOf = ({ matches, rate, loop, seconds, rounds, seed, paced, closed }: LoadOptions): readonly Plan[] => {
  const both = paced === closed;
  return [
    ...(both || paced === true ? [{ matches, rate, seconds, rounds, seed }] : []),
    ...(both || closed === true ? [{ matches: loop, rate: undefined, seconds, rounds, seed }] : []),
  ];
};

/** Aborts at the first signal; a second one exits immediately. */
const untilStopped = (): AbortSignal => {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(STOPPED);
      controller.abort();
    });
  }
  return controller.signal;
};

/** What shells say of a program that was stopped with Ctrl-C. */
const STOPPED = 130;

/** The command without the files it writes, which are nobody's business. */
const commandText = ({ seconds, rounds, peers: withPeers, paced, closed, over, processes, together }: LoadOptions): string =>
  [
    `load --seconds ${seconds} --rounds ${rounds}`,
    ...(paced === true ? ['--paced'] : []),
    ...(closed === true ? ['--closed'] : []),
    ...(processes > 1 ? [`--processes ${processes}`] : []),
    ...(together === true ? ['--together'] : []),
    ...(over === 'socket' ? [] : [`--over ${over}`]),
    ...(withPeers === true ? ['--peers'] : []),
  ].join(' ');

/** One process of each store and, if several are asked for, that many on PostgreSQL. */
const openSystems = (options: LoadOptions, stores: readonly Store[], backing: Backing): readonly System[] => [
  ...systemsOf({ ...options, peers: false, processes: 1 }, stores, backing),
  ...(options.processes > 1
    ? systemsOf(
        { ...options, peers: false },
        stores.filter((store) => store === 'postgres'),
        backing,
      )
    : []),
];

/** Measures our servers with more and more open matches, one server after the other. */
const loadOpen = async (options: LoadOptions, sizes: readonly number[], signal: AbortSignal): Promise<void> => {
  const stores = storesFrom(options.stores, 1);
  const writePage = options.write === undefined ? undefined : pageAt(options.write, ['open']);
  const status = statusOn(process.stderr);
  const backing = await startBacking(stores, options.processes);
  const { game, loop, seconds, seed, processes, together } = options;
  const figures: OpenFigures[] = [];
  const before = cpuTicks();
  try {
    for (const sentence of backing.said) console.error(sentence);
    for (const system of openSystems(options, stores, backing)) {
      if (!signal.aborted)
        figures.push(await measureOpen(system, { sizes, game, loop, seconds, seed, signal, say: status.say }).finally(status.clear));
    }
  } finally {
    await backing.stop();
  }
  if (signal.aborted) return stop('Stopped before the end.', STOPPED);
  const grid = openGrid(figures);
  const facts = runFacts(1, stealBetween(before, cpuTicks()));
  console.log(`${gridLines(grid, lookOf(process.stdout)).join('\n')}\n\n${stealText(facts.steal)}.`);
  const command = `load --open ${sizes.join()} --seconds ${seconds}${processes > 1 ? ` --processes ${processes}` : ''}${together === true ? ' --together' : ''}`;
  writePage?.({ open: grid }, `Measured on ${facts.date.slice(0, 10)} with \`swordtable ${command}\`. ${stealText(facts.steal)}.`);
  if (options.json !== undefined)
    writeText(options.json, `${JSON.stringify({ ...facts, processes, together, open: figures }, undefined, 2)}\n`);
  const troubles = figures.flatMap((each) => each.troubles.map((trouble) => `${each.name}: ${trouble}`));
  for (const trouble of troubles) console.error(trouble);
  if (troubles.length > 0) stop('Something was wrong with the moves: the lines above say what.', FAILED);
};

/** Plays many live matches and prints what that took, beside others if asked. */
export const load = async (options: LoadOptions): Promise<void> => {
  const game = gameOf(options.game);
  if (seatsOf(game, undefined) !== 2) stop(`${game.name} is not played by two, and every match of a load has two sides.`);
  transportFrom(options.over);
  if (options.url !== undefined) addressesFrom(options.url);
  if (options.open !== undefined) {
    const sizes = sizesFrom(options.open);
    if (options.url !== undefined) stop('With --open, the servers are started and restarted here: leave out --url.');
    const few = tooMany(Math.max(options.loop, Math.min(WATCHERS, sizes.at(-1) ?? 0)), filesAllowed() ?? Number.POSITIVE_INFINITY);
    if (few !== undefined) stop(few);
    return loadOpen(options, sizes, untilStopped());
  }
  const stores = options.url === undefined ? storesFrom(options.stores, options.processes) : [];
  const plans = plansOf(options);
  const places = plans.map(({ rate }) => (rate === undefined ? 'closed' : 'paced'));
  const writePage = options.write === undefined ? undefined : pageAt(options.write, places);
  // All systems are open at the same time.
  const systemCount = Math.max(1, stores.length) + (options.peers === true ? PEERS_COUNT : 0);
  const refused = tooMany(Math.max(...plans.map(({ matches }) => matches)) * systemCount, filesAllowed() ?? Number.POSITIVE_INFINITY);
  if (refused !== undefined) stop(refused);
  const signal = untilStopped();
  const status = statusOn(process.stderr);
  const look = lookOf(process.stdout);
  const backing = await startBacking(stores, options.processes);
  const before = cpuTicks();
  const measured: Measured[] = [];
  const grids: Record<string, Grid> = {};
  try {
    for (const sentence of backing.said) console.error(sentence);
    if (stores.includes('postgres') && backing.databaseUrl === undefined) console.error('PostgreSQL isn’t available here and is skipped.');
    const systems = systemsOf(options, stores, backing);
    for (const plan of plans) {
      if (signal.aborted) break;
      const inMode = await measureInTurn(systems, plan, signal, status.say).finally(status.clear);
      measured.push(...inMode);
      grids[plan.rate === undefined ? 'closed' : 'paced'] = pageGrid(inMode);
      if (!signal.aborted) for (const grid of reportOf(inMode)) console.log(`${gridLines(grid, look).join('\n')}\n`);
    }
  } finally {
    await backing.stop();
  }
  if (signal.aborted) return stop('Stopped before the end.', STOPPED);
  if (options.peers === true) {
    console.log(`Every move of ${game.name} was on disk before it was acknowledged, and was played with all its rules; boardgame.io keeps`);
    console.log('its matches in memory, tells moves before it stores them, and played the simpler placement game of the folder "peers".');
  }
  const facts = runFacts(options.rounds, stealBetween(before, cpuTicks()));
  const sentence = factsText(facts, commandText(options));
  console.log(sentence);
  writePage?.(grids, sentence);
  if (options.json !== undefined) writeText(options.json, `${JSON.stringify({ ...facts, options, measured }, undefined, 2)}\n`);
  for (const trouble of troublesOf(measured)) console.error(trouble);
  if (measured.some(({ ours, troubled, moves }) => ours && (troubled > 0 || moves === 0))) {
    stop('Something was wrong with the moves: the lines above say what.', FAILED);
  }
};
