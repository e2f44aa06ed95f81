import { Command, Option } from 'commander';
import { gather, seedText, wholeNumber } from './argument-values.ts';
import type { BenchOptions } from './bench.ts';
import { EXAMPLES } from './examples.ts';
import type { LadderOptions } from './ladder.ts';
import { addLateHelp, awaitLateHelp } from './late-help.ts';
import type { LawsOptions } from './laws.ts';
import type { NewGameOptions } from './new-game/command.ts';
import { ONLINE } from './online.ts';
import type { PlayOptions } from './play/command.ts';
import { addPuzzles } from './puzzles/commands.ts';
import type { ReplayOptions } from './replay.ts';
import type { ReviewOptions } from './review/command.ts';
import type { SceneOptions } from './scene.ts';
import { shardFrom } from './shards/shard.ts';
import type { SimulateOptions } from './simulate/command.ts';
import type { SimulationFiles } from './simulate/report.ts';
import type { StdioOptions } from './stdio/command.ts';
import { BAD_USE } from './stop.ts';
import { VERSION } from './version.ts';

/** What the commands do is loaded when one is run: starting is quicker without it, and the server has a bundle of its own. */
const commands = () => import('./commands.ts');

const GAMES_MAX = 10_000_000;
const WORKERS_MAX = 256;
const SEATS_MAX = 9;

/** Options shared by all commands that start a match. */
const withMatch = (command: Command): Command =>
  command
    .option('--option <name=value>', 'a game option; can be repeated (see below)', gather)
    .option('--numbers <file>', 'a tiles file with your own numbers')
    .option('--seats <n>', 'number of players, if the game leaves a choice', wholeNumber(1, SEATS_MAX))
    .option('--seed <text>', 'the same text gives the same deal', seedText);

const addPlay = (root: Command): void => {
  const command = withMatch(root.command('play'))
    .summary('play in the terminal, against bots or on one keyboard')
    .description(
      'Plays a game in the terminal. The table is drawn before every question; answer with words, or with a number from the list. ' +
        'Type "help" in the game for other commands: why, hero NAME or card NAME, hint, undo, quit.',
    )
    .argument('[game]', 'which game', 'olympus')
    .option('--against <bots>', 'bots for the other seats: one for all, or a comma-separated list', 'medium')
    .option('--hot-seat', 'all players share this keyboard')
    .option('--seat <seats>', 'your seats: a name or number, or a comma-separated list', '0')
    .option('--scene <file>', 'start from a position in scene notation')
    .option('--save <file>', 'save a record of the match, for "replay" and --resume')
    .option('--resume <file>', 'continue a recorded match and save it to the same file')
    .action(async (game: string, options: PlayOptions) => (await commands()).play(game, options));
  addLateHelp(command, async () => EXAMPLES.play + (await commands()).gamesHelp());
};

const addSimulate = (root: Command): void => {
  const command = withMatch(root.command('simulate'))
    .summary('play many games between bots and print statistics')
    .description(
      'Plays many games between bots on all cores and prints wins by seat and by first player, points, length, and the value and ' +
        'use of each hero or card. When all bots are random, every game is checked against the laws of the kernel, and a ' +
        'broken law ends the command with code 1 and the record that shows it.',
    )
    .argument('<game>', 'which game')
    .option('--games <n>', 'number of games', wholeNumber(1, GAMES_MAX), 100)
    .option('--bots <list>', 'one bot for all seats, or a comma-separated list', 'random')
    .option('--all-options', '--games games with each terrain and variant and, without --seats, each number of players')
    .option('--workers <n>', 'number of threads (default: all cores)', wholeNumber(1, WORKERS_MAX))
    .option('--no-laws', 'skip the laws, which is much faster')
    .option('--laws-one-in <n>', 'check the laws at one step in n, at random', wholeNumber(1, 100), 1)
    .option('--shard <i/n>', 'play only part I of N, for "merge"; needs --seed', shardFrom)
    .option('--json <file>', 'write all tables as JSON')
    .option('--csv <file>', 'write all tables as CSV, one value per line')
    .action(async (game: string, options: SimulateOptions) => (await commands()).simulate(game, options));
  addLateHelp(command, async () => EXAMPLES.simulate + (await commands()).strategiesHelp());
};

const addLadder = (root: Command): void => {
  const command = withMatch(root.command('ladder'))
    .summary('rank bots by strength')
    .description('Plays every pair of bots against each other. Each deal is played from both sides, so luck cancels out.')
    .argument('<game>', 'which game')
    .option('--bots <list>', 'comma-separated bots, at least two', 'random,greedy,search:400')
    .option('--games <n>', 'games for each pair', wholeNumber(2, GAMES_MAX), 100)
    .option('--workers <n>', 'number of threads (default: all cores)', wholeNumber(1, WORKERS_MAX))
    .option('--shard <i/n>', 'play only part I of N, for "merge"; needs --seed', shardFrom)
    .option('--json <file>', 'write the results as JSON')
    .action(async (game: string, options: LadderOptions) => (await commands()).ladder(game, options));
  addLateHelp(command, async () => EXAMPLES.ladder + (await commands()).strategiesHelp());
};

const addMerge = (root: Command): void => {
  root
    .command('merge')
    .summary('combine the shards of a simulation or ladder')
    .description(
      'Adds up the JSON files of all shards of one "simulate" or "ladder", and prints and writes what one machine would have. ' +
        'Intervals are computed again from the sums. Files of different runs, and missing or repeated shards, are refused.',
    )
    .argument('<files...>', 'the files written by --json, in any order')
    .option('--json <file>', 'write the whole run as JSON')
    .option('--csv <file>', 'write all tables of a simulation as CSV')
    .addHelpText('after', EXAMPLES.merge)
    .action(async (files: readonly string[], options: SimulationFiles) => (await commands()).merge(files, options));
};

const ACTIONS_MAX = 1_000_000_000_000;

const addLaws = (root: Command): void => {
  root
    .command('laws')
    .summary('check the rules with random legal actions')
    .description(
      'Plays random matches with every option and number of players, and checks the laws of the kernel: every offered answer is legal, nothing ' +
        'hidden shows, and a replay ends in the same position. A broken law ends the command with code 1 and the record that shows it.',
    )
    .argument('[game]', 'which game (default: all)')
    .option('--actions <n>', 'actions in all', wholeNumber(1, ACTIONS_MAX), 1_000_000)
    .option('--one-in <n>', 'check the expensive laws at one step in n, at random', wholeNumber(1, 100_000), 100)
    .option('--seed <text>', 'the same text gives the same matches', seedText)
    .option('--resume <file>', 'save what is done, and continue from it when the command is run again')
    .addHelpText('after', EXAMPLES.laws)
    .action(async (game: string | undefined, options: LawsOptions) => (await commands()).laws(game, options));
};

const addReplay = (root: Command): void => {
  root
    .command('replay')
    .summary('check a recorded match and show any step')
    .description('Replays a record: every answer must be legal, and the final hash must match. Then draws the end, or any step.')
    .argument('<file>', 'a record from "play --save"; - reads standard input')
    .option('--step <n>', 'draw the table after n answers', wholeNumber(0, GAMES_MAX))
    .option('--all', 'print every answer and its events')
    .addHelpText('after', EXAMPLES.replay)
    .action(async (file: string, options: ReplayOptions) => (await commands()).showReplay(file, options));
};

const addReview = (root: Command): void => {
  root
    .command('review')
    .summary('grade every answer of a match that is over, and separate luck from skill')
    .description(
      'Reviews a match that is over, even if it was resigned: every answer is compared with the best ones, from what its seat knew at that moment. Prints the ' +
        'accuracy of each player, what was luck and what was skill, and a better answer for each that wasn’t good.',
    )
    .argument('<file>', 'a record from "play --save", or a match file of the page; - reads standard input')
    .option('--deep', 'search on after each answer; takes minutes')
    .option('--json', 'print the review as JSON, for programs')
    .option('--seat <n>', 'report on this seat only', wholeNumber(0, SEATS_MAX))
    .option('--resume <file>', 'save what is done, and continue from it when the command is run again')
    .addHelpText('after', EXAMPLES.review)
    .action(async (file: string, options: ReviewOptions) => (await commands()).review(file, options));
};

const addScene = (root: Command): void => {
  root
    .command('scene')
    .summary('draw a position written in scene notation')
    .description(
      'Reads a position, draws it, prints it in full, and lists the legal answers. With --place, it gives answers and tells every step; in ' +
        'the tile games with its numbers and rules.',
    )
    .argument('<file>', 'a scene; - reads standard input')
    .option('--place <answer>', 'what is placed or chosen, in words; repeat it for abilities', gather)
    .addHelpText('after', EXAMPLES.scene)
    .action(async (file: string, options: SceneOptions) => (await commands()).showScene(file, options));
};

const addStdio = (root: Command): void => {
  const command = withMatch(root.command('serve-stdio'))
    .summary('let a program in any language play a seat')
    .description(
      'Speaks newline-delimited JSON over standard input and output: a "hello", an "ask" for each question with every legal answer, ' +
        '"refused" for anything else, and "over" with the record. docs/stdio.md describes the messages and has two short bots.',
    )
    .argument('<game>', 'which game')
    .option('--seat <seats>', 'the seats your program plays, comma-separated', '0')
    .option('--against <bot>', 'the bot for the other seats', 'medium')
    .option('--timeout <seconds>', 'how long to wait for an answer; 0 waits forever', wholeNumber(0, 86_400), 300)
    .action(async (game: string, options: StdioOptions) => (await commands()).serveStdio(game, options));
  addLateHelp(command, async () => EXAMPLES.stdio + (await commands()).gamesHelp());
};

const addBench = (root: Command): void => {
  root
    .command('bench')
    .summary('measure the speed of the rules')
    .description(
      'Measures random games and decisions per second on one core, the time of a clone, and search iterations per second. All ' +
        'contestants are measured in turn, in short rounds. Prints medians and quartiles, and the CPU time that other machines took.',
    )
    .option('--seconds <n>', 'seconds of processor time for each measurement', wholeNumber(1, 600), 2)
    .option('--rounds <n>', 'divide them into this many rounds, in which everything is measured in turn', wholeNumber(1, 100), 5)
    .option(
      '--warm-up <n>',
      'seconds before them that aren’t counted, again and again until nothing gets faster; 0 for none',
      wholeNumber(0, 600),
      4,
    )
    .option('--bots <list>', 'measure instead how long these bots think about an answer, in processor time: easy,medium,hard,expert')
    .option('--peers', 'also measure a small game on boardgame.io, on our kernel, and by hand, in the same run')
    .option('--json <file>', 'write all figures of all rounds as JSON')
    .option('--write <file>', 'write the tables to a Markdown page with places for them, such as docs/performance.md')
    .addOption(new Option('--measure <part>', 'measure a part of a game in this process').hideHelp())
    .addHelpText('after', EXAMPLES.bench)
    .action(async (options: BenchOptions) => (await commands()).bench(options));
};

const addNewGame = (root: Command): void => {
  root
    .command('new-game')
    .summary('scaffold a game of your own')
    .description(
      'Writes a small game into packages/games and registers it. People and bots can play it right away, and its tests ' +
        'pass. docs/add-a-game.md says what to do next.',
    )
    .argument('<name>', 'lowercase words with hyphens, such as three-rivers')
    .addOption(new Option('--into <folder>', 'another checkout than this one').hideHelp())
    .action(async (name: string, options: NewGameOptions) => (await commands()).newGame(name, options));
};

/** The command line and its help. */
export const program = (): Command => {
  const root = new Command('swordtable')
    .description('Tabletop games as pure rules: play them in the terminal, simulate, replay, and measure them.')
    .version(VERSION)
    .showSuggestionAfterError()
    // Every usage error ends with the same code, whether commander or we find it.
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : BAD_USE));
  for (const add of [
    addPlay,
    addSimulate,
    addLadder,
    addMerge,
    addLaws,
    addReplay,
    addReview,
    addScene,
    addPuzzles,
    addStdio,
    addBench,
    addNewGame,
    ...ONLINE,
  ])
    add(root);
  awaitLateHelp(root);
  return root;
};
