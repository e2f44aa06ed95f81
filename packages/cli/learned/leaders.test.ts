import { type Bot, botInput, botNamed, greedy, random } from '@swordtable/bots';
import { reviewStep } from '@swordtable/bots/review/index';
import { gameNamed } from '@swordtable/games';
import { type Decision, open, randomFrom } from '@swordtable/kernel';
import { expect, test } from 'vitest';

const contracts = (() => {
  const game = gameNamed('contracts');
  if (game === undefined) throw new Error('There is no Contracts.');
  return game;
})();

const leaderIn = (action: unknown): unknown =>
  typeof action === 'object' && action !== null && 'leader' in action ? action.leader : undefined;

/** The first question in a match that asks for a leader, and the position in which it is asked. */
const leaderQuestion = (seed: string): { readonly state: unknown; readonly asked: Decision<unknown> } => {
  const opened = open(contracts, 2, {}, seed);
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  const { state } = opened.value.position;
  const dice = randomFrom(seed);
  for (let { decisions } = opened.value.position; ; ) {
    const asked = decisions.find(({ shares }) => shares !== undefined) ?? decisions[0];
    if (asked === undefined) throw new Error('No leader was chosen.');
    if (asked.shares !== undefined) return { state, asked };
    decisions = contracts.advance(state, asked.seat, random.choose(botInput(contracts, state, asked), dice));
  }
};

const named = (name: string): Bot => {
  const found = botNamed(name);
  if (!found.ok) throw new Error(found.refusal.sentence);
  return found.value;
};

test('bots of every kind draw among the leaders dealt, by their dice: every leader sometimes, and none always', () => {
  const dealt = new Map<unknown, number>();
  const chosen = new Map<unknown, number>();
  for (let match = 0; match < 40; match++) {
    const { state, asked } = leaderQuestion(`leaders ${match}`);
    const input = botInput(contracts, state, asked);
    const leaders = [...(asked.searchOptions?.() ?? [])].map(leaderIn);
    for (let dice = 0; dice < 12; dice++) {
      const answers = [greedy, named('soft:0.6'), named('search:50'), greedy].map((bot) =>
        leaderIn(bot.choose(input, randomFrom(`${match} ${dice}`))),
      );
      expect(new Set(answers).size).toBe(1);
      chosen.set(answers[0], (chosen.get(answers[0]) ?? 0) + 1);
      for (const leader of leaders) dealt.set(leader, (dealt.get(leader) ?? 0) + 1);
    }
  }
  expect(dealt.size).toBe(13);
  for (const [leader, times] of dealt) {
    expect(chosen.get(leader) ?? 0, String(leader)).toBeGreaterThan(0);
    expect(chosen.get(leader) ?? 0, String(leader)).toBeLessThan(times);
  }
});

test('a leader can be reviewed like any answer', () => {
  const { state } = leaderQuestion('reviewed');
  const position = { state, decisions: contracts.decisions(state) };
  const [asked] = position.decisions;
  if (asked === undefined) throw new Error('Nobody is asked.');
  const leaders = [...(asked.searchOptions?.() ?? [])];
  const losses = leaders.map((action) => reviewStep(contracts, position, { seat: asked.seat, action }, 0, 'quick').loss);
  expect(Math.min(...losses)).toBeGreaterThanOrEqual(0);
});
