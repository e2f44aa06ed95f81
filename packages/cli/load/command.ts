import { gameOf, seatsOf } from '../arguments.ts';
import { writeText } from '../files.ts';
import { nearest } from '../nearest.ts';
import { gridLines } from '../screen/grid.ts';
import { lookOf } from '../screen/look.ts';
import { FAILED, stop } from '../stop.ts';
import { type Measured, measure, type Plan } from './measure.ts';
import { filesAllowed } from './processes.ts';
import { reportOf, troublesOf } from './report.ts';
import { type Backing, STORES, type Store, startBacking } from './stores.ts';
import { TRANSPORTS, type Transport } from './swordtable.ts';
import { ourService, peers, type System, servedAt } from './systems.ts';

export interface LoadOptions {
  readonly matches: number;
  readonly rate: number;
  readonly loop: number;
  readonly seconds: number;
  readonly game: string;
  readonly stores: string;
  readonly processes: number;
  readonly over: string;
  readonly paced?: boolean;
  readonly closed?: boolean;
  readonly peers?: boolean;
  readonly url?: string;
  readonly seed: string;
  readonly json?: string;
}

const isStore = (name: string): name is Store => STORES.some((store) => store === name);

const storesFrom = (text: string, processes: number): readonly Store[] => {
  const names = text.split(',').map((name) => name.trim());
  return names.map((name) => {
    if (!isStore(name)) return stop(`There is no store "${name}".${nearest(name, STORES)} The stores are: ${STORES.join(', ')}.`);
    if (name === 'sqlite' && processes > 1) return stop('SQLite belongs to one process: with --processes take --stores postgres.');
    return name;
  });
};

const transportFrom = (text: string): Transport =>
  TRANSPORTS.find((transport) => transport === text) ??
  stop(`"${text}" is no way to play.${nearest(text, TRANSPORTS)} The ways are: ${TRANSPORTS.join(', ')}.`);

const addressesFrom = (text: string): readonly string[] =>
  text.split(',').map((address) => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
      return stop(`"${address}" is no address of a service, such as http://127.0.0.1:8080.`);
    return address;
  });

/** Two streams and a request for each match, in the driver and again in the server. */
export const tooMany = (matches: number, allowed: number): string | undefined => {
  const needed = matches * 3 + 200;
  if (allowed >= needed) return undefined;
  return `${matches} matches need about ${needed} open connections, but a process may have ${allowed} here: say "ulimit -n ${needed}" first.`;
};

const systemsOf = (options: LoadOptions, stores: readonly Store[], backing: Backing): readonly System[] => {
  const { processes, url } = options;
  const playing = { game: options.game, transport: transportFrom(options.over) };
  const usable = stores.filter((store) => store !== 'postgres' || backing.databaseUrl !== undefined);
  const ours =
    url === undefined ? usable.map((store) => ourService(store, processes, playing, backing)) : [servedAt(addressesFrom(url), playing)];
  return [...ours, ...(options.peers === true ? peers() : [])];
};

const plansOf = ({ matches, rate, loop, seconds, seed, paced, closed }: LoadOptions): readonly Plan[] => {
  const both = paced === closed;
  return [
    ...(both || paced === true ? [{ matches, rate, seconds, seed }] : []),
    ...(both || closed === true ? [{ matches: loop, rate: undefined, seconds, seed }] : []),
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

const progressOn = (stream: NodeJS.WriteStream) => {
  // A terminal shows one line that changes; a file gets a line for each system only.
  let last = '';
  return {
    say: (text: string): void => {
      if (stream.isTTY) stream.write(`\r\u001b[K${text}`);
      const name = text.slice(0, text.indexOf(':'));
      if (!stream.isTTY && name !== last) stream.write(`Measuring ${name}…\n`);
      last = name;
    },
    done: (): void => {
      if (stream.isTTY) stream.write('\r\u001b[K');
      last = '';
    },
  };
};

/** Plays many live matches and prints what that took, beside others if asked. */
export const load = async (options: LoadOptions): Promise<void> => {
  const game = gameOf(options.game);
  if (seatsOf(game, undefined) !== 2) stop(`${game.name} is not played by two, and every match of a load has two sides.`);
  const stores = options.url === undefined ? storesFrom(options.stores, options.processes) : [];
  const plans = plansOf(options);
  const refused = tooMany(Math.max(...plans.map(({ matches }) => matches)), filesAllowed() ?? Number.POSITIVE_INFINITY);
  if (refused !== undefined) stop(refused);
  const signal = untilStopped();
  const progress = progressOn(process.stderr);
  const look = lookOf(process.stdout);
  const backing = await startBacking(stores, options.processes);
  const measured: Measured[] = [];
  try {
    for (const sentence of backing.said) console.error(sentence);
    if (stores.includes('postgres') && backing.databaseUrl === undefined) console.error('PostgreSQL isn’t available here and is skipped.');
    const systems = systemsOf(options, stores, backing);
    for (const plan of plans) {
      const inMode: Measured[] = [];
      for (const system of systems) {
        if (signal.aborted) break;
        inMode.push(await measure(system, plan, signal, progress.say));
        progress.done();
      }
      measured.push(...inMode);
      if (!signal.aborted)
        console.log(
          `${reportOf(inMode)
            .map((grid) => gridLines(grid, look).join('\n'))
            .join('\n\n')}\n`,
        );
    }
  } finally {
    await backing.stop();
  }
  if (signal.aborted) return stop('Stopped before the end.', STOPPED);
  if (options.peers === true) {
    console.log(`Every move of ${game.name} was on disk before it was acknowledged, and was played with all its rules; boardgame.io keeps`);
    console.log('its matches in memory, tells moves before it stores them, and played the simpler placement game of the folder "peers".');
  }
  if (options.json !== undefined)
    writeText(options.json, `${JSON.stringify({ node: process.version, options, measured }, undefined, 2)}\n`);
  for (const sentence of troublesOf(measured)) console.error(sentence);
  if (measured.some(({ ours, troubled, moves }) => ours && (troubled > 0 || moves === 0))) {
    stop('Something was wrong with the moves: the lines above say what.', FAILED);
  }
};
