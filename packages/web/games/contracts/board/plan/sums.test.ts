import { poolOf } from '@swordtable/games/contracts/cards/attributes';
import { preparedFrom } from '@swordtable/games/contracts/phases/preparation-preview';
import { scene } from '@swordtable/games/contracts/scene/scene';
import { expect, test } from 'vitest';
import { changesOf, dueOf, setSteps, totalOf } from './sums.ts';
import { gearPreviews } from './use-gear-previews.ts';

const at = scene({
  phase: 'equipment',
  round: 2,
  parties: [
    {
      gold: 10,
      wilds: { wildBasic: 2, wildExpert: 1 },
      fellows: [{ card: 'Elementalist', wears: ['Choir Psalter'] }, 'Poacher'],
      hand: ['Climbing Rope', 'Bare Knuckles', 'Focusing Rod'],
    },
    { fellows: ['Thug'] },
  ],
});
const { sets, round, first } = at.state;
const foresee = (party: ReturnType<typeof at.plan>) => preparedFrom(party, { seat: 0, seats: 2, round, first, sets });

test('a party can pay with what its companions will have and with the wild tokens that lie with it', () => {
  const after = foresee(at.plan(0));
  const [one, other] = after.fellows.map(({ pool }) => pool);
  const total = totalOf(after);
  expect(total).toEqual(poolOf({ wildBasic: 2, wildExpert: 1 }).map((count, each) => count + (one?.[each] ?? 0) + (other?.[each] ?? 0)));
  expect(total.slice(0, 3)).not.toEqual([0, 0, 0]);
});

test('C-20: pay day costs four gold a token, and what is missing for it is known', () => {
  // The Elementalist wants three tokens and the Poacher one.
  expect(dueOf({ ...foresee(at.plan(0)), gold: 10 })).toEqual({ tokens: 4, gold: 16, short: 6 });
  expect(dueOf({ ...foresee(at.plan(0)), gold: 20 })).toEqual({ tokens: 4, gold: 16, short: 0 });
});

test('C-9: it is told how far a set has come', () => {
  const [elementalist, poacher] = at.plan(0).fellows;
  if (elementalist === undefined || poacher === undefined) throw new Error('Two were drawn.');
  expect(setSteps(elementalist, sets).map(({ domain, icons, isReached }) => ({ domain, icons, isReached }))).toEqual([
    { domain: 'holy', icons: 2, isReached: false },
  ]);
  expect(setSteps(poacher, sets)).toEqual([]);
});

test('only what changes is told, with its sign', () => {
  expect(changesOf(poolOf({ strength: 2, magic: 1 }), poolOf({ strength: 2, might: 1 }))).toEqual([
    { token: 'magic', by: -1 },
    { token: 'might', by: 1 },
  ]);
});

test('who could get a card is shown what they would have, and what has to come off', () => {
  const bench = { party: at.plan(0), sets, options: at.offered(0), hasTokens: false };
  const rope = gearPreviews(bench, 'climbing-rope', foresee);
  expect([...rope.keys()]).toEqual(['elementalist', 'poacher']);
  expect(rope.get('poacher')).toMatchObject({ changes: [{ token: 'dexterity', by: 1 }], instead: undefined });
  expect(rope.get('elementalist')).toMatchObject({
    changes: [
      { token: 'dexterity', by: 1 },
      { token: 'magic', by: -1 },
    ],
    instead: 'choir-psalter',
  });
});
