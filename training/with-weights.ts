import { readFileSync } from 'node:fs';
import type { Bot } from '@swordtable/bots';
import type { Game, Learned } from '@swordtable/kernel';

/** Weights in place of the game's own, where they are given; null for no beliefs. */
export interface Weights {
  readonly values: unknown;
  readonly beliefs: unknown;
}

/** Weights from a file; undefined for the game's own, null for none. */
export const readWeights = (path: string | undefined): unknown =>
  path === undefined ? undefined : path === 'none' ? null : JSON.parse(readFileSync(path, 'utf8'));

/** What was learned about a game, with other weights. */
export const withWeights = (learned: Learned, { values, beliefs }: Weights): Learned => {
  const { beliefs: own, ...rest } = learned;
  const others = beliefs === undefined ? own : beliefs === null ? undefined : async () => beliefs;
  return { ...rest, weights: async () => values ?? learned.weights(), ...(others === undefined ? {} : { beliefs: others }) };
};

/** What is added to estimates, with other weights; with null it stays unloaded, so that bots do without it. */
export const addingWith = (learned: Learned, weights: unknown): Learned => ({
  ...learned,
  weights: async () => weights ?? learned.weights(),
});

type Learnings = Pick<Game, 'learned' | 'hindsight' | 'foresight'>;

/** A bot that uses what was learned with weights of its own. */
export const knowing = (bot: Bot, learnings: Learnings): Bot => ({
  ...bot,
  choose: (input, rng, report) =>
    // The weights are of the same game, only their values differ.
    bot.choose({ ...input, game: { ...input.game, ...(learnings as Pick<typeof input.game, keyof Learnings>) } }, rng, report),
});
