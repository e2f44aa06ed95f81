import { expect, test } from 'vitest';
import { type Comparison, comparisons } from '../../comparisons.ts';
import { battlefields } from '../rules.ts';
import { armyOf, type State, stackAt } from '../state.ts';

type Compared = Comparison<State>;

const all = Array.from({ length: 10 }, (_, seed) => comparisons(battlefields, 2, `reasons ${seed}`)).flat();
const told = (say: string): readonly Compared[] => all.filter(({ reason }) => reason.message.say === say);
const named = <Thing>({ reason: { message } }: Compared): Thing => message.with?.[0] as Thing;

test('a card that is kept is in hand after one answer, and not as often after the other', () => {
  const actions = told('hintKeeps');
  expect(actions.length).toBeGreaterThan(5);
  for (const each of actions) {
    const { action } = named<{ readonly action: string }>(each);
    const count = (s: State): number => armyOf(s, each.seat).actions.filter((card) => card === action).length;
    expect(count(each.one)).toBeGreaterThan(count(each.other));
  }
  const warriors = told('hintKeepsWarrior');
  expect(warriors.length).toBeGreaterThan(5);
  for (const each of warriors) {
    const { warrior } = named<{ readonly warrior: string }>(each);
    const count = (s: State): number => armyOf(s, each.seat).hand.filter((card) => card === warrior).length;
    expect(count(each.one)).toBeGreaterThan(count(each.other));
  }
});

test('a place is taken, or has better odds, only where the player has warriors', () => {
  // A card that can still be answered counts as if nobody did.
  const isSettled = ({ one, other }: Compared): boolean => one.exchange.length + other.exchange.length === 0;
  const places = [...told('hintTakes'), ...told('hintOdds')].filter(isSettled);
  expect(places.length).toBeGreaterThan(10);
  for (const each of places) {
    const { place } = named<{ readonly place: number }>(each);
    // An empty place is better than one that the other player has alone.
    const stacks = [stackAt(each.one, each.seat, place).length, stackAt(each.other, 1 - each.seat, place).length];
    expect(Math.max(...stacks)).toBeGreaterThan(0);
  }
});
