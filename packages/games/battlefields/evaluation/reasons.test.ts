import { open, optionAt, type Reason, randomBelow, randomFrom } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { battlefields } from '../rules.ts';
import { armyOf, type State, stackAt } from '../state.ts';

interface Compared {
  readonly one: State;
  readonly other: State;
  readonly seat: number;
  readonly reason: Reason;
}

const compared = (seed: string): readonly Compared[] => {
  const opened = open(battlefields, 2, {}, seed);
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  const rng = randomFrom(seed);
  const { state } = opened.value.position;
  const found: Compared[] = [];
  for (let [asked] = opened.value.position.decisions; asked !== undefined; ) {
    const { seat, options } = asked;
    const after = (): State => {
      const trial = battlefields.clone(state);
      battlefields.advance(trial, seat, optionAt(options, randomBelow(rng, options.length)));
      return trial;
    };
    const [one, other] = [after(), after()];
    for (const reason of battlefields.reasons?.(one, other, seat) ?? []) found.push({ one, other, seat, reason });
    [asked] = battlefields.advance(state, seat, optionAt(options, randomBelow(rng, options.length)));
  }
  return found;
};

const all = Array.from({ length: 10 }, (_, seed) => compared(`reasons ${seed}`)).flat();
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
