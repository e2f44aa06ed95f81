import { optionAt, randomBelow, randomFrom } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { believing } from './believing.ts';
import type { Bot, BotInput, Rules } from './bot.ts';
import type { Judge } from './judge.ts';

/** The other hides one of four cards. */
interface World {
  readonly hidden: number;
}

/** How likely the other is to have hidden each. */
const ODDS = [0, 1, 1, 6];

/** Says how often it imagines each card. */
const countHidden = (isBelieving: boolean): readonly number[] => {
  const counts = ODDS.map(() => 0);
  const counting: Bot = {
    id: 'counting',
    name: 'Counting',
    choose: ({ game, imagine, decision }, rng) => {
      for (let i = 0; i < 400; i++) {
        const [hidden = 0] = game.standing(imagine(rng)).points;
        counts[hidden] = (counts[hidden] as number) + 1 / 400;
      }
      return optionAt(decision.options, 0);
    },
  };
  const outlook = { margins: [0, 0], wins: [0.5, 0.5] };
  const judge: Judge<World> = {
    ...{ points: 1, outlook: () => outlook, worth: () => 0, worthOf: () => 0, worthIn: () => 0 },
    odds: ({ hidden }, seat) => (seat === 1 ? (ODDS[hidden] as number) : 1),
  };
  const game: Rules<World, string> = {
    ...{ clone: (world) => world, decisions: () => [], advance: () => [], redact: (event) => event, revealCount: () => 0 },
    standing: ({ hidden }) => ({ points: [hidden, 0], ranking: [] }),
    ...(isBelieving ? { judge } : {}),
  };
  const decision = { seat: 0, prompt: { rule: 'cards', ask: 'which' }, options: ['guess'] };
  const input: BotInput<World, string> = { game, seat: 0, decision, imagine: (random) => ({ hidden: randomBelow(random, ODDS.length) }) };
  believing(counting).choose(input, randomFrom('worlds'));
  return counts;
};

test('a bot imagines most often what the others are most likely to hide', () => {
  const [never, seldom = 0, other = 0, mostly = 0] = countHidden(true);
  expect(never).toBe(0);
  expect(mostly).toBeGreaterThan(2 * (seldom + other));
  expect(Math.min(seldom, other)).toBeGreaterThan(0);
});

test('where nothing was learned about it, everything is as likely', () => {
  for (const share of countHidden(false)) expect(share).toBeGreaterThan(0.15);
});
