import { Command, Option } from 'commander';
import { gather, seedText, wholeNumber } from './arguments.ts';
import { type BenchOptions, bench } from './bench.ts';
import { BOTS_HELP, EXAMPLES, gamesHelp, leaningHelp } from './help.ts';
import { type LadderOptions, ladder } from './ladder.ts';
import { type NewGameOptions, newGame } from './new-game/command.ts';
import { ONLINE } from './online.ts';
import { type PlayOptions, play } from './play/command.ts';
import { type ReplayOptions, showReplay } from './replay.ts';
import { showScene } from './scene.ts';
import { type SimulateOptions, simulate } from './simulate/command.ts';
import { type StdioOptions, serveStdio } from './stdio/command.ts';
import { BAD_USE } from './stop.ts';

const GAMES_MAX = 10_000_000;
const WORKERS_MAX = 256;
const SEATS_MAX = 9;

/** The options of every command that starts a match. */
const withMatch = (command: Command): Command =>
  command
    .option('--option <name=value>', 'an option of the game; may be repeated (see below)', gather)
    .option('--numbers <file>', 'play with the numbers of a tiles file, such as the printed ones')
    .option('--seats <n>', 'how many sit at the table, where a game leaves the choice', wholeNumber(1, SEATS_MAX))
    .option('--seed <text>', 'the same text gives the same deal', seedText);

const addPlay = (root: Command): void => {
  withMatch(root.command('play'))
    .summary('play in the terminal against bots, or together at one keyboard')
    .description(
      'Plays a game in the terminal. The table is drawn before every question; answer by typing words, or a number of the list. ' +
        'Type "help" in the game to see what else you can say: why, hero NAME or card NAME, hint, undo, quit.',
    )
    .argument('[game]', 'which game', 'olympus')
    .option('--against <bots>', 'who plays the other seats: one bot for all, or one for each, with commas', 'medium')
    .option('--hot-seat', 'everybody plays at this keyboard')
    .option('--seat <seats>', 'which seat is yours: a name or a number; several, with commas, are played at this keyboard', '0')
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
      'Plays many games between bots on all cores and prints wins by seat and by first player, points, length, and what each hero ' +
        'or card is worth and how often it is used. When all bots are random, every game is held to every law of the kernel, and a ' +
        'broken law ends the command with code 1 and the record that shows it.',
    )
    .argument('<game>', 'which game')
    .option('--games <n>', 'how many games', wholeNumber(1, GAMES_MAX), 100)
    .option('--bots <list>', 'who plays: one bot for all seats, or one for each, with commas', 'random')
    .option('--all-options', 'so many games with every terrain and variant in turn, and without --seats for every number of players')
    .option('--workers <n>', 'how many threads (default: all cores)', wholeNumber(1, WORKERS_MAX))
    .option('--no-laws', 'do not check the laws, which is much faster')
    .option('--laws-one-in <n>', 'check the laws at one step out of so many, drawn by lot, for very many games', wholeNumber(1, 100), 1)
    .option('--json <file>', 'write all tables as JSON')
    .option('--csv <file>', 'write all tables as CSV, one fact a line')
    .addHelpText('after', () => EXAMPLES.simulate + BOTS_HELP + leaningHelp() + gamesHelp())
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
    .addHelpText('after', () => EXAMPLES.ladder + BOTS_HELP + leaningHelp() + gamesHelp())
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

const addNewGame = (root: Command): void => {
  root
    .command('new-game')
    .summary('start a game of your own')
    .description(
      'Writes a small game into packages/games and registers it. It can be played right away, by people and bots, and it passes its ' +
        'tests. docs/add-a-game.md tells how to go on.',
    )
    .argument('<name>', 'lowercase words with hyphens, such as three-rivers')
    .addOption(new Option('--into <folder>', 'another checkout than this one').hideHelp())
    .action((name: string, options: NewGameOptions) => newGame(name, options));
};

/** The command line: what can be asked for, and the help that teaches it. */
export const program = (): Command => {
  const root = new Command('swordtable')
    .description('Tabletop games as pure rules: play them in the terminal, simulate, replay and measure them.')
    .version('0.1.0')
    .showSuggestionAfterError()
    // Every wrong use ends with the same code, whether commander or we find it.
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : BAD_USE));
  for (const add of [addPlay, addSimulate, addLadder, addReplay, addScene, addStdio, addBench, addNewGame, ...ONLINE]) add(root);
  return root;
};
