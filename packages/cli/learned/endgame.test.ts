import { type Bot, botInput, botNamed, greedy, loadLearned, outlookOf } from '@swordtable/bots';
import { asgard2, olympus2 } from '@swordtable/games/tile-battle/rules';
import type { State } from '@swordtable/games/tile-battle/state';
import { type Decision, type Game, optionAt, randomFrom } from '@swordtable/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { positionOf } from './endings.ts';

/** With the numbers of version 2, in which these games were found. */
const TILE_GAMES: Readonly<Record<string, Game<State>>> = { olympus: olympus2, asgard: asgard2 };

/** Games that come to such a position, in which the best answer is not the one with the most points right after it. */
const DEALS: Readonly<Record<string, readonly number[]>> = { olympus: [10, 11, 14], asgard: [1, 12, 19] };

const bot = (name: string): Bot => {
  const found = botNamed(name);
  if (!found.ok) throw new Error(found.refusal.sentence);
  return found.value;
};

/** The last positions are small enough to try everything, and three placements leave more than a look at the next position shows. */
const PLACEMENTS = 3;
const TRIES_MAX = 60_000;

/** A position in which everything can be tried: nothing is hidden, and nothing is left to chance. */
interface Endgame {
  readonly state: State;
  readonly decision: Decision<unknown>;
  /** What each answer leads to if both then play their best: the margin of the one who answers. */
  readonly values: readonly number[];
}

/** The margin of a seat if both play their best from here; undefined if chance decides or something is revealed, or there's too much to try. */
const solve = (
  game: Game<State>,
  state: State,
  decisions: readonly Decision<unknown>[],
  seat: number,
  tries: { left: number },
): number | undefined => {
  const [asked] = decisions;
  if (asked === undefined) return outlookOf(game.standing(state)).margins[seat];
  let best: number | undefined;
  for (let i = 0; i < asked.options.length; i++) {
    if (tries.left-- < 0) return undefined;
    const trial = game.clone(state);
    const next = game.advance(trial, asked.seat, optionAt(asked.options, i));
    if (game.revealCount(trial) !== game.revealCount(state)) return undefined;
    const value = solve(game, trial, next, seat, tries);
    if (value === undefined) return undefined;
    if (best === undefined || (asked.seat === seat ? value > best : value < best)) best = value;
  }
  return best;
};

const endgameOf = (game: Game<State>, deal: number): Endgame => {
  const { state, decision } = positionOf(game, deal);
  expect([state.round, state.hands.flat().length, decision.prompt.ask]).toEqual([2, PLACEMENTS, 'place']);
  const tries = { left: TRIES_MAX };
  const values = Array.from(decision.options, (option) => {
    const trial = game.clone(state);
    const next = game.advance(trial, decision.seat, option);
    const value = game.revealCount(trial) === game.revealCount(state) ? solve(game, trial, next, decision.seat, tries) : undefined;
    if (value === undefined) throw new Error('The position can’t be solved.');
    return value;
  });
  return { state, decision, values };
};

/** How many points an answer gives away. */
const regretOf = (game: Game<State>, { state, decision, values }: Endgame, chooser: Bot): number => {
  const answer = chooser.choose(botInput(game, state, decision), randomFrom('endgame'));
  const index = Array.from(decision.options).findIndex((option) => JSON.stringify(option) === JSON.stringify(answer));
  return Math.max(...values) - (values[index] ?? Number.NEGATIVE_INFINITY);
};

describe('the end of a tile game', () => {
  beforeAll(async () => {
    for (const game of Object.values(TILE_GAMES)) await loadLearned(game, (sentence) => expect.unreachable(sentence));
  });

  test.each(Object.keys(TILE_GAMES))('of %s is solved by a search where the greedy bot gives points away', (id) => {
    const game = TILE_GAMES[id] as Game<State>;
    for (const deal of DEALS[id] ?? []) {
      const endgame = endgameOf(game, deal);
      expect(regretOf(game, endgame, greedy)).toBeGreaterThan(0);
      expect(regretOf(game, endgame, bot('learned:1500'))).toBe(0);
    }
  });
});
