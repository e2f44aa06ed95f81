import { type Command, Option } from 'commander';
import { seedText, wholeNumber } from './arguments.ts';
import type { FaultsOptions } from './faults/index.ts';
import { EXAMPLES } from './help.ts';
import type { LoadOptions } from './load/index.ts';
import { verify } from './verify.ts';

const MATCHES_MAX = 100_000;

/** What concerns the service has a bundle of its own: nobody who plays in the terminal waits for a web server to load. */
const service = (): Promise<typeof import('./service/index.ts')> => import(new URL('./service.js', import.meta.url).href);

const addServe = (root: Command): void => {
  root
    .command('serve')
    .summary('run the service: matches over HTTP, for friends, bots and clubs')
    .description('Serves matches over HTTP until it is told to stop. It is configured by the environment: docs/hosting.md has the table.')
    .option('--open', 'open the table in the browser, and say where it is')
    .action(async (options: { open?: boolean }) => (await service()).serve(options));
};

const addStore = (root: Command): void => {
  const store = 'The same environment as for "serve" says which: DATA or DATABASE_URL.';
  root
    .command('backup')
    .summary('write everything in the store into one file')
    .description(`Writes all matches, as they are at one moment, into a file. The service may go on meanwhile. ${store}`)
    .argument('<file>', 'where to, such as swordtable.backup.gz')
    .action(async (file: string) => (await service()).backup(file));
  root
    .command('restore')
    .summary('read a backup into an empty store')
    .description(`Reads a backup into an empty store, whole or not at all; from SQLite into PostgreSQL as well, and back. ${store}`)
    .argument('<file>', 'a file that "backup" has written')
    .action(async (file: string) => (await service()).restore(file));
  root
    .command('rerun')
    .summary('play every stored match again by the rules of this program')
    .description(
      `Reports the stored matches that would diverge, and ends with code 1 if there are any: run it with a new program before you switch. ${store}`,
    )
    .option('--by-newest', 'by the newest rules of each game, whatever version a match began with')
    .action(async (options: { byNewest?: boolean }) => (await service()).rerun(options));
};

const addVerify = (root: Command): void => {
  root
    .command('verify')
    .summary('prove that a match was dealt as promised')
    .description(
      'Checks the file of a finished match (GET /api/matches/ID/record): the deal came from the secret that the server had committed ' +
        'to when the match was made and from what the players added; every answer was legal; the end is as the file says.',
    )
    .argument('<file>', 'the file; - reads standard input')
    .option('--commitment <hex>', 'the commitment that you saw when the match was made')
    .action((file: string, options: { commitment?: string }) => verify(file, options));
};

/** Like the service, the load has a bundle of its own. */
const loads = (): Promise<typeof import('./load/index.ts')> => import(new URL('./load.js', import.meta.url).href);

const addLoad = (root: Command): void => {
  root
    .command('load')
    .summary('measure how much the service bears')
    .description(
      'Plays live matches of random players over HTTP, first at a steady pace and then as fast as they go, and prints moves ' +
        'acknowledged a second, how long a move takes to the other side, CPU and memory. Servers are started for it in a ' +
        'temporary folder, unless --url names some that run. Every number of every match is checked on the way.',
    )
    .option('--matches <n>', 'how many live matches at a steady pace', wholeNumber(1, MATCHES_MAX), 1000)
    .option('--rate <n>', 'moves a second in each of them', wholeNumber(1, 1000), 1)
    .option('--loop <n>', 'how many live matches as fast as they go', wholeNumber(1, MATCHES_MAX), 50)
    .option('--seconds <n>', 'how long to measure each', wholeNumber(1, 3600), 30)
    .option('--paced', 'only at a steady pace')
    .option('--closed', 'only as fast as they go')
    .option('--game <game>', 'which game', 'olympus')
    .option('--stores <list>', 'where matches are kept, with commas: sqlite, postgres', 'sqlite,postgres')
    .option('--processes <n>', 'how many processes share the work (PostgreSQL only)', wholeNumber(1, 64), 1)
    .option('--url <list>', 'servers that run already, with commas, instead of starting some')
    .option('--peers', "the same on boardgame.io's server, in the same run")
    .option('--seed <text>', 'the same text gives the same choices', seedText, 'load')
    .option('--json <file>', 'write all figures as JSON')
    .addHelpText('after', EXAMPLES.load)
    .action(async (options: LoadOptions) => (await loads()).load(options));
};

/** Like the service, the trials have a bundle of their own. */
const trials = (): Promise<typeof import('./faults/index.ts')> => import(new URL('./faults.js', import.meta.url).href);

const addFaults = (root: Command): void => {
  root
    .command('faults')
    .summary('do to the service what happens to services, and hold it to its promises')
    .description(
      'Plays matches over HTTP with servers of its own while requests are dropped, doubled, delayed and overtaken, servers are killed, ' +
        'the disk is full and the database is away. Then everything that was acknowledged or told is held against what is stored: ' +
        'nothing lost, nothing twice, no gap, and everybody ends with the same view. A broken promise ends the command with code 1.',
    )
    .addOption(new Option('--store <name>', 'where matches are kept').choices(['sqlite', 'postgres', 'both']).default('both'))
    .option('--kills <n>', 'how many times a server is killed on each store', wholeNumber(1, MATCHES_MAX), 500)
    .option('--matches <n>', 'how many matches go on at once', wholeNumber(1, 1000), 20)
    .option('--processes <n>', 'how many processes share the matches (PostgreSQL only)', wholeNumber(1, 8), 1)
    .option('--only <list>', 'only these trials, with commas: kills, network, disk, database')
    .option('--seed <text>', 'the same text gives the same decisions, though not the same moments', seedText)
    .option('--json <file>', 'write all figures as JSON')
    .addHelpText('after', EXAMPLES.faults)
    .action(async (options: FaultsOptions) => (await trials()).faults(options));
};

/** The commands around the service. */
export const ONLINE: readonly ((root: Command) => void)[] = [addServe, addStore, addVerify, addLoad, addFaults];
