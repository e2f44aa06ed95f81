import { type Decision, randomFrom } from '@swordtable/kernel';
import { type Action, carts } from '@swordtable/kernel/toys/carts';
import { opened } from '@swordtable/kernel/toys/playing';
import { describe, expect, test } from 'vitest';
import { type Bot, botInput, type RatedAction } from './bot.ts';
import { greedy } from './greedy.ts';
import { search } from './search.ts';
import { soft } from './soft.ts';

const { state, decisions } = opened(carts, 2);
const asked = decisions[0] as Decision<Action>;
/** The first answer three times as often as the second, and no other. */
const even = { ...asked, shares: () => [3, 1] };

const chosen = (bot: Bot, dice: string, report?: (thoughts: readonly RatedAction<Action>[]) => void): Action =>
  bot.choose({ ...botInput(carts, state, asked), decision: even }, randomFrom(dice), report);

describe.each([greedy, soft(0.1), search({ iterations: 3 })])('$id, where the game says how often bots give each answer,', (bot) => {
  test('draws it by its dice', () => {
    const [first, second] = [asked.options.at(0), asked.options.at(1)];
    const answers = Array.from({ length: 400 }, (_, dice) => chosen(bot, `${dice}`));
    const often = answers.filter((action) => action === first).length;
    expect(often + answers.filter((action) => action === second).length).toBe(400);
    expect(often).toBeGreaterThan(260);
    expect(often).toBeLessThan(340);
  });

  test('rates all of them if asked, and answers the same', () => {
    const rated: RatedAction<Action>[] = [];
    expect(chosen(bot, 'asked', (thoughts) => rated.push(...thoughts))).toEqual(chosen(bot, 'asked'));
    expect(rated.length).toBeGreaterThan(1);
  });
});
