import type { RatedAction } from '@swordtable/bots';
import type { Action } from '@swordtable/games/contracts/action';
import { SPOTS } from '@swordtable/games/contracts/kingdom';
import { scene } from '@swordtable/games/contracts/scene/scene';
import { en as cards } from '@swordtable/games/contracts/text/english/cards';
import { view } from '@swordtable/games/contracts/view/view';
import { expect, test } from 'vitest';
import { en } from '../../words/prompt.en.ts';
import { stepLabel } from '../action-label.ts';
import { worthwhile } from './worthwhile.ts';

const SMITH = SPOTS.findIndex(({ location }) => location === 'the-smith');
const fellows = [{ card: 'Thug', wears: ['War Axe'] }, 'Brawler'];
const seen = view(scene({ parties: [{ fellows }, {}] }).state, 0);

const plan = (rule: string, ...actions: readonly Action[]) => actions.map((action) => ({ prompt: { rule, ask: '' }, action }));
const advice = (action: Action, ...steps: ReturnType<typeof plan>): RatedAction<Action> => ({ action, visits: 1, margin: 0, plan: steps });

const toSmith: Action = { visit: SMITH, by: 'thug' };
const buying = advice(toSmith, ...plan('smith', { buy: 'sun-spear' }), ...plan('side-quests', { none: true }));
const giving = advice({ reequip: true }, ...plan('reequip', { unequip: 'war-axe' }, { equip: 'war-axe', to: 'brawler' }, { done: true }));

test.each([
  ['to go back', advice({ fulfil: 'raise-the-palisade' }, ...plan('raise-the-palisade', { join: 'thug' }, { back: true }))],
  ['to leave a house with nothing', advice(toSmith, ...plan('smith', { none: true }), ...plan('side-quests', { none: true }))],
  ['to take something off', advice({ reequip: true }, ...plan('reequip', { unequip: 'war-axe' }, { done: true }))],
  ['to give it back', advice({ reequip: true }, ...plan('reequip', { unequip: 'war-axe' }, { equip: 'war-axe', to: 'thug' }))],
])('a plan %s is never recommended, unless there is no other', (_, vain) => {
  expect(worthwhile(seen, 0, [vain, buying, giving])).toEqual([buying, giving]);
  expect(worthwhile(seen, 0, [vain])).toEqual([vain]);
});

test('a visit for a side quest is worthwhile, and one to a place that gives something', () => {
  const quest = advice(toSmith, ...plan('smith', { none: true }), ...plan('side-quests', { quest: 8, pay: {} }));
  const road = advice({ visit: 0, by: 'thug' });
  expect(worthwhile(seen, 0, [quest, road])).toEqual([quest, road]);
});

test('steps are named as if their question had been asked', () => {
  const speech = { words: en, cards };
  const named = (rule: string, action: Action) => plan(rule, action).map((step) => stepLabel(seen, 0, step, speech))[0];
  expect(named('smith', { none: true })).toBe('Buy nothing');
  expect(named('tavern', { none: true })).toBe('Recruit no one');
  expect(named('side-quests', { none: true })).toBe('No side quest');
  expect(named('reserve', { none: true })).toBe('Reserve nothing');
  expect(named('camp-magic', { choose: 'thug' })).toBe('Choose Thug');
  expect(named('raise-the-palisade', { join: 'thug' })).toBe('Thug joins');
});
