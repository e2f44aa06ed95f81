import { open, randomBelow, randomFrom, submit } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { asgard, olympus } from '../rules.ts';
import { scene } from '../scene/scene.ts';
import { tallyOf } from './score.ts';

const totals = (view: Parameters<typeof tallyOf>[0]): readonly number[] => [0, 1].map((seat) => tallyOf(view, seat).total);

describe('the points shown', () => {
  test('count a round once, from its last tile to the first turn of the next', () => {
    const before = scene('red hand: hercules 0/0/0/0\nred hades  *  red chimera\n.  red athena  .');
    const scored = before.place('hercules', 'd3');
    const { score } = scored;
    const view = olympus.view(scored.state, 0);
    expect(view.pool.length).toBeGreaterThan(0);
    expect(totals(view)).toEqual(score);
    expect(tallyOf(view, 0)).toEqual({ total: score[0], before: score[0], lines: 0, ends: [] });
  });

  test.each([
    [olympus, {}],
    [olympus, { terrain: 'tartarus' }],
    [asgard, { terrain: 'ragnarok' }],
    [asgard, { terrain: 'yggdrasil' }],
  ] as const)('are the score from the end of a round to the next turn, and then what the board adds to it (%#)', (game, options) => {
    for (const seed of ['a', 'b', 'c']) {
      const opened = open(game, 2, options, seed);
      if (!opened.ok) throw new Error(opened.refusal.sentence);
      const rng = randomFrom(seed);
      let { position } = opened.value;
      let rounds = 0;
      while (position.decisions[0] !== undefined) {
        const { seat, options: offered } = position.decisions[0];
        const answered = submit(game, position, seat, offered.at(randomBelow(rng, offered.length)));
        if (!answered.ok) throw new Error(answered.refusal.sentence);
        position = answered.value.position;
        const view = game.view(position.state, 0);
        if (answered.value.events.some(({ what }) => what === 'lines')) rounds++;
        const phase = position.decisions[0]?.prompt.rule;
        if (phase === undefined || phase === 'draft' || phase === 'ragnarok') expect(totals(view)).toEqual(view.score);
        else if (view.fresh.length > 0)
          expect(tallyOf(view, 0).lines + tallyOf(view, 1).lines).toBe(linesNow(game.standing(position.state).points, view.score));
      }
      expect(rounds).toBeGreaterThan(0);
    }
  });
});

/** What rows and columns add to the score as the rules count them. */
const linesNow = (points: readonly number[], score: readonly number[]): number =>
  points.reduce((sum, each, seat) => sum + each - (score[seat] ?? 0), 0);
