import type { Command } from 'commander';
import { gather, seedText, wholeNumber } from '../argument-values.ts';
import { EXAMPLES } from '../examples.ts';
import { shardFrom } from '../shards/shard.ts';
import type { MineOptions } from './mine.ts';
import type { SolveOptions } from './solve.ts';
import { TRIES } from './tries.ts';
import type { VerifyOptions } from './verify.ts';

const PUZZLES_MAX = 1_000;
const TRIES_MAX = 100_000;

const addSolve = (puzzles: Command): void => {
  puzzles
    .command('solve')
    .summary('solve puzzles in the terminal')
    .description('Shows a position and asks for the best answer, then explains it. Answer as in "play"; "hint" shows the solution.')
    .argument('[game]', 'which game', 'olympus')
    .option('--id <puzzle>', 'only this puzzle')
    .option('--theme <theme>', 'only puzzles with this theme')
    .option('--seed <text>', 'the same text gives the same order', seedText)
    .action(async (game: string, options: SolveOptions) => (await import('../commands.ts')).solvePuzzles(game, options));
};

const addVerify = (puzzles: Command): void => {
  puzzles
    .command('verify')
    .summary('check all puzzles')
    .description(
      'Replays every puzzle and checks its answers, then searches it again with other luck: the best answer must still lead. ' +
        'A puzzle that fails ends the command with code 1.',
    )
    .argument('[game]', 'which game (default: all)')
    .option('--searched <n>', 'search only this many puzzles of each game again', wholeNumber(0, PUZZLES_MAX))
    .option('--tries <n>', 'tries for each answer that is searched', wholeNumber(1, TRIES_MAX), TRIES)
    .option('--seed <text>', 'the same text gives the same searches', seedText)
    .option('--json <file>', 'write the results as JSON')
    .action(async (game: string | undefined, options: VerifyOptions) => (await import('../commands.ts')).verifyPuzzles(game, options));
};

const addMine = (puzzles: Command): void => {
  puzzles
    .command('mine')
    .summary('find new puzzles')
    .description(
      'Plays matches between strong bots and keeps positions in which one answer is clearly the best in every search, weaker bots miss it, and ' +
        'there is a reason to give. Prints the puzzles as JSON, or writes them to a file.',
    )
    .argument('<game>', 'which game')
    .option('--count <n>', 'number of puzzles', wholeNumber(1, PUZZLES_MAX), 10)
    .option('--seed <text>', 'the same text gives the same puzzles', seedText)
    .option('--shard <i/n>', 'play only every nth match, from the ith', shardFrom)
    .option('--add <file>', 'choose among the puzzles of this file too; can be repeated', gather)
    .option('--json <file>', 'write the puzzles to a file')
    .action(async (game: string, options: MineOptions) => (await import('../commands.ts')).minePuzzles(game, options));
};

/** Everything about puzzles. */
export const addPuzzles = (root: Command): void => {
  const puzzles = root.command('puzzles').summary('solve, check, and find puzzles').addHelpText('after', EXAMPLES.puzzles);
  for (const add of [addSolve, addVerify, addMine]) add(puzzles);
};
