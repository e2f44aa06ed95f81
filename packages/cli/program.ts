import { Command, Option } from 'commander';
import { gather, seedText, wholeNumber } from './arguments.ts';
import { type BenchOptions, bench } from './bench.ts';
import type { FaultsOptions } from './faults/index.ts';
import { BOTS_HELP, EXAMPLES, gamesHelp } from './help.ts';
import { type LadderOptions, ladder } from './ladder.ts';
import type { LoadOptions } from './load/index.ts';
import { type PlayOptions, play } from './play/command.ts';
import { type ReplayOptions, showReplay } from './replay.ts';
import { showScene } from './scene.ts';
import { type SimulateOptions, simulate } from './simulate/command.ts';
import { type StdioOptions, serveStdio } from './stdio/command.ts';
import { BAD_USE } from './stop.ts';
import { verify } from './verify.ts';

const GAMES_MAX = 10_000_000;
const WORKERS_MAX = 256;
const SEATS_MAX = 9;
const MATCHES_MAX = 100_000;

/** The options of every command that starts a match. */
const withMatch = (command: Command): Command =>
  command
    .option('--option <name=value>', 'an option of the game; may be repeated (see below)', gather)
    .option('--numbers <file>', 'play with the numbers of a tiles file, such as the printed ones')
    .option('--seats <n>', 'how many sit at the table, where a game leaves the choice', wholeNumber(1, SEATS_MAX))
    .option('--seed <text>', 'the same text gives the same deal', seedText);

const addPlay = (root: Command): void => {
  withMatch(root.command('play'))
    .summary('play in the terminal against a bot, or two at one keyboard')
    .description(
      'Plays a game in the terminal. The table is drawn before every question; answer by typing words, or a number of the list. ' +
        'Type "help" in the game to see what else you can say: why, hero NAME, hint, undo, scene, quit.',
    )
    .argument('[game]', 'which game', 'olympus')
    .option('--against <bot>', 'who plays the other seats', 'medium')
    .option('--hot-seat', 'everybody plays at this keyboard')
    .option('--seat <seat>', 'which seat is yours: a colour or a number', '0')
    .option('--scene <file>', 'begin from a position in scene notation (tile games)')
    .option('--save <file>', 'keep a record of the match, for "replay" and --resume')
    .option('--resume <file>', 'go on with a recorded match, and keep it in its file')
    .addHelpText('after', () => EXAMPLES.play + BOTS_HELP + gamesHelp())
    .action((game: string, options: PlayOptions) => play(game, options));
};

const addSimulate = (root: Command): void => {
  withMatch(root.command('simulate'))
    .summary('play many games between bots and print what they show')
    .description(
      'Plays many games between bots on all cores and prints wins by seat and by first player, points, length, what each hero is ' +
        'worth, and how often each ability fired. When all bots are random, every game is held to every law of the kernel, and a ' +
        'broken law ends the command with code 1 and the record that shows it.',
    )
    .argument('<game>', 'which game')
    .option('--games <n>', 'how many games', wholeNumber(1, GAMES_MAX), 100)
    .option('--bots <list>', 'who plays: one bot for all seats, or one for each, with commas', 'random')
    .option('--all-options', 'so many games with every terrain and variant in turn')
    .option('--workers <n>', 'how many threads (default: all cores)', wholeNumber(1, WORKERS_MAX))
    .option('--no-laws', 'do not check the laws, which is much faster')
    .option('--json <file>', 'write all tables as JSON')
    .option('--csv <file>', 'write all tables as CSV, one fact a line')
    .addHelpText('after', () => EXAMPLES.simulate + BOTS_HELP + gamesHelp())
    .action((game: string, options: SimulateOptions) => simulate(game, options));
};

const addLadder = (root: Command): void => {
  withMatch(root.command('ladder'))
    .summary('find out which bot is stronger')
    .description('Plays every pair of bots against each other. Each deal is played from both sides, so that luck favours nobody.')
    .argument('<game>', 'which game')
    .option('--bots <list>', 'two or more bots, with commas', 'random,greedy,search:400')
    .option('--games <n>', 'how many games for each pair', wholeNumber(2, GAMES_MAX), 100)
    .option('--workers <n>', 'how many threads (default: all cores)', wholeNumber(1, WORKERS_MAX))
    .option('--json <file>', 'write the results as JSON')
    .addHelpText('after', () => EXAMPLES.ladder + BOTS_HELP + gamesHelp())
    .action((game: string, options: LadderOptions) => ladder(game, options));
};

const addReplay = (root: Command): void => {
  root
    .command('replay')
    .summary('check a recorded match and show any moment of it')
    .description('Plays a record again: every answer must be legal, and the hash of the end must agree. Then draws the end, or any step.')
    .argument('<file>', 'a record, as "play --save" writes it; - reads standard input')
    .option('--step <n>', 'draw the table after so many answers', wholeNumber(0, GAMES_MAX))
    .option('--all', 'tell every answer and what came of it')
    .addHelpText('after', EXAMPLES.replay)
    .action((file: string, options: ReplayOptions) => showReplay(file, options));
};

const addScene = (root: Command): void => {
  root
    .command('scene')
    .summary('draw a position written in scene notation')
    .description('Reads a position of a tile game, draws it, writes it out in full, and lists what may be answered there.')
    .argument('<file>', 'a scene; - reads standard input')
    .addHelpText('after', EXAMPLES.scene)
    .action((file: string) => showScene(file));
};

const addStdio = (root: Command): void => {
  withMatch(root.command('serve-stdio'))
    .summary('let a program in any language play a seat')
    .description(
      'Speaks newline-delimited JSON over standard input and output: a "hello", an "ask" for each question with every legal answer, ' +
        '"refused" for what is not one, and "over" with the record. docs/stdio.md has the messages, and bots of twenty lines.',
    )
    .argument('<game>', 'which game')
    .option('--seat <seats>', 'the seats your program plays, with commas', '0')
    .option('--against <bot>', 'who plays the other seats', 'medium')
    .option('--timeout <seconds>', 'how long to wait for an answer; 0: for ever', wholeNumber(0, 86_400), 300)
    .addHelpText('after', () => EXAMPLES.stdio + BOTS_HELP + gamesHelp())
    .action((game: string, options: StdioOptions) => serveStdio(game, options));
};

const addBench = (root: Command): void => {
  root
    .command('bench')
    .summary('measure how fast the rules are')
    .description(
      'Measures random games and decisions a second on one core for each game, the time of a clone, and search iterations a second.',
    )
    .option('--seconds <n>', 'how long to measure each', wholeNumber(1, 600), 2)
    .option('--peers', 'measure the same kind of game on boardgame.io too, in the same run')
    .addOption(new Option('--measure <game>', 'measure one game in this process').hideHelp())
    .addHelpText('after', EXAMPLES.bench)
    .action((options: BenchOptions) => bench(options));
};

/** What concerns the service has a bundle of its own: nobody who plays in the terminal waits for a web server to load. */
const service = (): Promise<typeof import('./service/index.ts')> => import(new URL('./service.js', import.meta.url).href);

const addServe = (root: Command): void => {
  root
    .command('serve')
    .summary('run the service: matches over HTTP, for friends, bots and clubs')
    .description('Serves matches over HTTP until it is told to stop. It is configured by the environment: docs/hosting.md has the table.')
    .action(async () => (await service()).serve());
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

/** The command line: what can be asked for, and the help that teaches it. */
export const program = (): Command => {
  const root = new Command('swordtable')
    .description('Tabletop games as pure rules: play them in the terminal, simulate, replay and measure them.')
    .version('0.1.0')
    .showSuggestionAfterError()
    // Every wrong use ends with the same code, whether commander or we find it.
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : BAD_USE));
  for (const add of [
    addPlay,
    addSimulate,
    addLadder,
    addReplay,
    addScene,
    addStdio,
    addBench,
    addServe,
    addStore,
    addVerify,
    addLoad,
    addFaults,
  ])
    add(root);
  return root;
};
