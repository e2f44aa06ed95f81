import { type Command, Option } from 'commander';
import { addAdmin } from './admin/commands.ts';
import { gather, seedText, wholeNumber } from './argument-values.ts';
import { bundle } from './bundle.ts';
import { EXAMPLES } from './examples.ts';
import type { FaultsOptions } from './faults/index.ts';
import type { LeaksOptions } from './leaks/index.ts';
import type { LoadOptions } from './load/index.ts';
import type { DoctorOptions } from './service/index.ts';
import { FAILED, stop } from './stop.ts';
import type { TortureOptions } from './torture/index.ts';
import type { VerifyOptions } from './verify.ts';

const MATCHES_MAX = 100_000;

/** The server has its own bundle, so that playing in the terminal doesn't load a web server. */
const service = (): Promise<typeof import('./service/index.ts')> => bundle('service');

const addServe = (root: Command): void => {
  root
    .command('serve')
    .summary('run the server: matches over HTTP for people and bots')
    .description('Serves matches over HTTP until stopped. Settings are environment variables; see docs/hosting.md.')
    .option('--open', 'open the table in the browser and print its address')
    .action(async (options: { open?: boolean }) => (await service()).serve(options));
};

const addStore = (root: Command): void => {
  const store = 'Uses the same settings as "serve": DATA or DATABASE_URL.';
  root
    .command('backup')
    .summary('write everything in the store to one file')
    .description(`Writes a consistent snapshot of all matches to a file. The server can keep running. ${store}`)
    .argument('<file>', 'the file to write, such as swordtable.backup.gz')
    .action(async (file: string) => (await service()).backup(file));
  root
    .command('restore')
    .summary('read a backup into an empty store')
    .description(
      `Reads a backup into an empty store, completely or not at all. You can restore from SQLite into PostgreSQL and back. ${store}`,
    )
    .argument('<file>', 'a file written by "backup"')
    .action(async (file: string) => (await service()).restore(file));
  root
    .command('rerun')
    .summary('replay every stored match by the current rules')
    .description(
      `Reports stored matches that would diverge, and ends with code 1 if there are any. Run it with a new version before you switch. ${store}`,
    )
    .option('--by-newest', 'use the newest rules of each game for all matches')
    .action(async (options: { byNewest?: boolean }) => (await service()).rerun(options));
};

const addDoctor = (root: Command): void => {
  root
    .command('doctor')
    .summary('find out what is wrong with an installation')
    .description(
      'Checks the program, the settings, the ports, the store, the database, Redis, and the bots, with the settings of "serve". Says what ' +
        'to do about each problem, and ends with code 1 if there are any. It changes nothing in the store, and prints no secrets.',
    )
    .option('--json', 'print the findings as JSON')
    .action(async (options: DoctorOptions) => {
      const { doctor } = await service().catch((error: Error) =>
        stop(`The server’s program can’t be loaded: ${error.message}\nRun "npm ci" and "npm run build".`, FAILED),
      );
      await doctor(options);
    });
};

const addPrune = (root: Command): void => {
  root
    .command('prune')
    .summary('remove old matches from the store')
    .description(
      'Removes matches that are older than KEEP_FINISHED_DAYS, KEEP_ABANDONED_DAYS, and KEEP_IMPORTED_DAYS allow, for good. ' +
        'The server does it too, every hour. Uses the same settings as "serve".',
    )
    .option('--dry-run', 'only show which matches those are')
    .action(async (options: { dryRun?: boolean }) => (await service()).prune(options));
};

const addVerify = (root: Command): void => {
  root
    .command('verify')
    .summary('prove that a match was dealt as committed')
    .description(
      'Checks the file of a finished match (GET /api/matches/ID/record): the deal came from the secret the server committed to ' +
        'when the match was created and from the luck the players added; every answer was legal; the final position matches. ' +
        'Then it says what only a player can prove, with what they wrote down during the match.',
    )
    .argument('<file>', 'the file; - reads standard input')
    .option('--commitment <hex>', 'the commitment you saw when the match was created')
    .option('--luck <seat=text>', 'the luck you added; repeatable, and empty for a bot', gather)
    .action(async (file: string, options: VerifyOptions) => (await import('./commands.ts')).verify(file, options));
};

/** Like the server, load testing has its own bundle. */
const loads = (): Promise<typeof import('./load/index.ts')> => bundle('load');

const addLoad = (root: Command): void => {
  root
    .command('load')
    .summary('measure how many live matches the server handles')
    .description(
      'Plays live matches between random players over sockets, first at a steady pace and then as fast as possible. Prints moves ' +
        'acknowledged per second, the time for a move to reach the other side, CPU, and memory. Starts its own servers in a ' +
        'temporary folder, unless --url names running ones. Every number of every match is checked along the way.',
    )
    .option('--matches <n>', 'live matches at a steady pace', wholeNumber(1, MATCHES_MAX), 1000)
    .option('--rate <n>', 'moves per second in each of them', wholeNumber(1, 1000), 1)
    .option('--loop <n>', 'live matches as fast as possible', wholeNumber(1, MATCHES_MAX), 50)
    .option('--seconds <n>', 'seconds for each measurement', wholeNumber(1, 3600), 30)
    .option('--rounds <n>', 'divide them into this many rounds, in which all servers are measured in turn', wholeNumber(1, 100), 3)
    .option('--paced', 'measure only the steady pace')
    .option('--closed', 'measure only as fast as possible')
    .option('--open <list>', 'instead, measure with growing numbers of open matches, such as 100,1000,10000')
    .option('--game <game>', 'which game', 'olympus')
    .option('--stores <list>', 'comma-separated stores: sqlite, postgres', 'sqlite,postgres')
    .option('--processes <n>', 'processes that share the work (PostgreSQL only)', wholeNumber(1, 64), 1)
    .option('--together', 'both sides of a match use the same process')
    .option('--over <way>', 'how moves are sent: socket, or http', 'socket')
    .option('--url <list>', 'comma-separated addresses of running servers')
    .option('--peers', 'also measure boardgame.io’s server, in the same run')
    .option('--seed <text>', 'the same text gives the same choices', seedText, 'load')
    .option('--json <file>', 'write all figures as JSON')
    .option('--write <file>', 'write the tables to a Markdown page with places for them, such as docs/performance.md')
    .addHelpText('after', EXAMPLES.load)
    .action(async (options: LoadOptions) => (await loads()).load(options));
};

/** Like the server, fault testing has its own bundle. */
const trials = (): Promise<typeof import('./faults/index.ts')> => bundle('faults');

const addFaults = (root: Command): void => {
  root
    .command('faults')
    .summary('test the server under faults')
    .description(
      'Plays matches over HTTP and sockets on its own servers while requests are dropped, repeated, delayed, and reordered, servers are killed, ' +
        'the disk is full, the database is down, and processes are upgraded and restarted. Then compares everything acknowledged or sent with the store: ' +
        'nothing lost, nothing repeated, no gaps, and the same view for everyone. A violation ends the command with code 1.',
    )
    .addOption(new Option('--store <name>', 'the store to test').choices(['sqlite', 'postgres', 'both']).default('both'))
    .option('--kills <n>', 'how often a server is killed on each store', wholeNumber(1, MATCHES_MAX), 500)
    .option('--matches <n>', 'matches at the same time', wholeNumber(1, 1000), 20)
    .option('--processes <n>', 'processes that share the matches (PostgreSQL only)', wholeNumber(1, 8), 1)
    .option('--game <game>', 'the only game that is played in new matches (default: all)')
    .option('--only <list>', 'comma-separated tests to run: kills, network, disk, database, upgrade, restore, rolling')
    .option('--seed <text>', 'the same text gives the same decisions, but not the same timing', seedText)
    .option('--resume <file>', 'save what is done, and continue from it when the command is run again')
    .option('--leg <n>', 'kills before that, each leg on a new store (default: 100)', wholeNumber(1, MATCHES_MAX))
    .option('--jobs <n>', 'legs at the same time, each with its own servers', wholeNumber(1, 64), 1)
    .option('--json <file>', 'write all figures as JSON')
    .addHelpText('after', EXAMPLES.faults)
    .action(async (options: FaultsOptions) => (await trials()).faults(options));
};

/** So has the simulation. */
const simulations = (): Promise<typeof import('./torture/index.ts')> => bundle('torture');

const addTorture = (root: Command): void => {
  root
    .command('torture')
    .summary('simulate the server under faults, from seeds')
    .description(
      'Runs the real registry, bots, clocks, and standing orders of several processes in one thread, on a simulated clock, disk, and ' +
        'network, where everything goes wrong that can. After every step, all promises are checked. A seed decides everything: one ' +
        'that breaks a promise is shrunk and can be repeated exactly. It ends the command with code 1.',
    )
    .option('--minutes <n>', 'how long to try new seeds (default: 1)', wholeNumber(1, 100_000))
    .option('--seeds <n>', 'how many seeds to try instead', wholeNumber(1, 1_000_000_000))
    .option('--seed <text>', 'the first seed; alone, only this one is tried', seedText)
    .option('--processes <n>', 'processes that share the store (default: the seed decides)', wholeNumber(1, 8))
    .option('--matches <n>', 'matches at the same time (default: the seed decides)', wholeNumber(1, 20))
    .option('--seconds <n>', 'for how many simulated seconds things go wrong', wholeNumber(1, 3_600))
    .option('--strangers', 'let the server bring players together, with pairing, ratings, and the rest (default: one seed in 4)')
    .option('--wired', 'let clients come over simulated connections, with HTTP and WebSocket frames (default: one seed in 25)')
    .option('--without <list>', 'comma-separated faults and requests that don’t happen')
    .option('--plant <bug>', 'plant a bug, to see that it’s found')
    .option('--no-shrink', 'don’t look for a smaller simulation that breaks the same promise')
    .option('--trace', 'print everything that happened before a promise was broken')
    .option('--json <file>', 'write all figures as JSON')
    .addHelpText('after', EXAMPLES.torture)
    .action(async (options: TortureOptions) => (await simulations()).torture(options));
};

/** Like the server, the leak check has its own bundle. */
const leakCheck = (): Promise<typeof import('./leaks/index.ts')> => bundle('leaks');

const WORLDS_MAX = 1_000_000_000;

const addLeaks = (root: Command): void => {
  root
    .command('leaks')
    .summary('check that no one learns what is hidden from them')
    .description(
      'Plays matches on two servers at the same time. In one of them, everything that a watcher doesn’t know is dealt differently, and each ' +
        'step is repeated in 24 more worlds. Whatever the watcher gets must be the same, byte for byte: streams, sockets, replays, hints, ' +
        'responses, and refusals, with bots, clocks, and standing orders at the table. A difference ends the command with code 1.',
    )
    .argument('[game]', 'which game (default: all)')
    .option('--worlds <n>', 'how many worlds to compare for each game', wholeNumber(1, WORLDS_MAX), 100)
    .option('--steps <n>', 'the most steps of each match (default: to its end)', wholeNumber(1, MATCHES_MAX))
    .option('--seed <text>', 'the same text gives the same worlds', seedText)
    .option('--resume <file>', 'save what is done, and continue from it when the command is run again')
    .addHelpText('after', EXAMPLES.leaks)
    .action(async (game: string | undefined, options: LeaksOptions) => (await leakCheck()).leaks(game, options));
};

/** The commands for the server. */
export const ONLINE: readonly ((root: Command) => void)[] = [
  ...[addServe, addDoctor, addStore, addPrune, addAdmin, addVerify],
  ...[addLoad, addFaults, addTorture, addLeaks],
];
