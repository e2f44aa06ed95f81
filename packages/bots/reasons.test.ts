import { type Game, randomFrom } from '@swordtable/kernel';
import { type Action, bids, type Event, type State, type View } from '@swordtable/kernel/toys/bids';
import { opened } from '@swordtable/kernel/toys/playing';
import { expect, test } from 'vitest';
import { botInput, type RatedAction } from './bot.ts';
import { asHint } from './reasons.ts';

type Bids = Game<State, Action, Event, View>;

const { state, decisions } = opened(bids, 2);
const [decision] = decisions;
if (decision === undefined) throw new Error('Nobody is asked.');
const input = botInput(bids, state, decision);
const hand = [...decision.options].map(({ bid }) => bid);
const [low, high] = [Math.min(...hand), Math.max(...hand)];
const second = Math.max(...hand.filter((card) => card !== high));
const rated = (bid: number, margin: number): RatedAction<Action> => ({ action: { bid }, visits: 9, margin });
const because = (reasons: Bids['reasons'], ...thoughts: readonly RatedAction<Action>[]) =>
  asHint(input, reasons, thoughts, randomFrom('reasons')).map((thought) => thought.because);
const keeps = (card: number) => ({ say: 'keeps', with: [card] });

test('the best answer is compared with the runner-up, and the others with the best', () => {
  expect(because(bids.reasons, rated(low, 3), rated(high, 2), rated(low, 1))).toEqual([[keeps(high)], undefined, undefined]);
  expect(because(bids.reasons, rated(high, 3), rated(low, 2))).toEqual([undefined, [keeps(high)]]);
});

test('without a runner-up or a game’s reasons, there are none', () => {
  expect(because(bids.reasons, rated(low, 3))).toEqual([undefined]);
  expect(because(undefined, rated(low, 3), rated(high, 2))).toEqual([undefined, undefined]);
});

test('two reasons at most, the most important first, and none that hardly matters', () => {
  const reasons: Bids['reasons'] = () => [0.1, 1, 3, 2].map((worth) => ({ message: keeps(worth), worth }));
  expect(because(reasons, rated(low, 3), rated(high, 2))[0]).toEqual([keeps(3), keeps(2)]);
});

test('where something is revealed, a reason holds in every imagined world', () => {
  // With the other seat's card sealed already, an answer reveals both and the bank's card.
  const sealed = bids.clone(state);
  const [, other] = decisions;
  if (other === undefined) throw new Error('Only one is asked.');
  const asked = bids.advance(sealed, other.seat, { bid: Math.min(...[...other.options].map(({ bid }) => bid)) })[0];
  if (asked === undefined) throw new Error('Nobody is asked.');
  let worlds = 0;
  const reasons: Bids['reasons'] = ({ deck }) => {
    worlds++;
    return [
      { message: keeps(second), worth: 2 },
      { message: keeps(100 * worlds + deck.length), worth: 9 },
    ];
  };
  const told = asHint(botInput(bids, sealed, asked), reasons, [rated(low, 3), rated(high, 2)], randomFrom('revealed'));
  expect(told[0]?.because).toEqual([keeps(second)]);
  expect(worlds).toBeGreaterThan(2);
});

test('a plan counts as carried out', () => {
  let bench: readonly number[] = [];
  const reasons: Bids['reasons'] = (one) => {
    bench = one.agenda.flatMap((task) => ('ask' in task ? task.sealed.filter((card) => card !== null) : []));
    return [];
  };
  const plan = [{ prompt: decision.prompt, action: { bid: high } }];
  // The same seat isn't asked again before the others have answered: then the rest of the plan waits.
  because(reasons, { ...rated(low, 3), plan }, rated(high, 2));
  expect(bench).not.toContain(undefined);
  expect(bench.length).toBe(1);
});
