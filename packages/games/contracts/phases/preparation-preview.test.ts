import { expect, test } from 'vitest';
import { idOf } from '../cards/card.ts';
import type { Party } from '../party/party-state.ts';
import { randomGame } from '../scene/random-game.ts';
import { scene } from '../scene/scene.ts';
import type { State } from '../state.ts';
import { preparedFrom } from './preparation-preview.ts';

/** What can be foreseen of a party. */
const foreseen = ({ gold, luck, fame, salary, wilds, fellows }: Party) => ({
  ...{ gold, luck, fame, salary, wilds },
  pools: fellows.map(({ card, pool, ready }) => ({ card, pool, ready })),
});

const momentOf = ({ setting: { seats }, round, first, sets }: State, seat: number) => ({ seat, seats, round, first, sets });

test('C-13: what the first example of the rulebook comes to is known before it is shown', () => {
  const before = scene({
    phase: 'equipment',
    parties: [
      { fellows: ['Ashane', 'Poacher', 'Elementalist', 'Thug'], hand: ['Lucky Charm', 'One-Hand Crossbow', 'Demonic Tunic'] },
      { fellows: ['Thug'] },
    ],
  }).play(
    0,
    { add: idOf('Lucky Charm') },
    { add: idOf('One-Hand Crossbow'), to: idOf('Poacher') },
    { add: idOf('Demonic Tunic'), to: idOf('Ashane') },
  );
  const after = preparedFrom(before.plan(0), momentOf(before.state, 0));
  expect(foreseen(after)).toEqual(foreseen(before.play(0, { done: true }).play(1, { done: true }).party(0)));
  expect(after.luck).toBe(before.party(0).luck + 1);
});

test('R-1: in whole games every party comes out of the preparation as it was foreseen', () => {
  let compared = 0;
  for (const seed of ['1', '2', '3']) {
    randomGame(3, `foresight ${seed}`, ({ before, after, action, seat }) => {
      const isLast = 'done' in action && before.state.phase === 'equipment' && after.state.phase === 'contract';
      if (!isLast) return;
      for (const at of after.state.parties.keys()) {
        const plan = before.state.plans[at];
        if (plan === null || plan === undefined) throw new Error(`Seat ${seat} was the last one, but seat ${at} has no plan.`);
        expect(foreseen(after.state.parties[at] as Party)).toEqual(foreseen(preparedFrom(plan, momentOf(before.state, at))));
        compared++;
      }
    });
  }
  expect(compared).toBe(27);
});
