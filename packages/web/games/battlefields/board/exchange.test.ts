import { down, up, viewWith } from '@swordtable/games/battlefields/testing/views';
import { describe, expect, test } from 'vitest';
import { outcomeOf } from './exchange.ts';
import { statusAt } from './place-status.ts';

const places = [{ stacks: [[down('spearmen'), down('heavy-infantry')], [up('swordsmen')]] }, { stacks: [[], [up('archers')]] }];

describe('an exchange that is let stand', () => {
  test('an Ambush drives the topmost warrior back, and what lay below it decides', () => {
    const view = viewWith({ places, exchange: [{ seat: 1, card: 'ambush', place: 0 }] });
    const outcome = outcomeOf(view);
    expect(outcome).toMatchObject({ goesAhead: true, seat: 0, fighter: { warrior: 'heavy-infantry' } });
    expect(statusAt(view, 0)).toMatchObject({ how: 'type', seat: 0 });
    expect(statusAt({ ...view, places: outcome?.places ?? [] }, 0)).toMatchObject({ how: 'type', seat: 1 });
  });

  test('a Skirmish takes the topmost warrior to another place', () => {
    const view = viewWith({ places, exchange: [{ seat: 1, card: 'skirmish', place: 1, to: 2 }] });
    const outcome = outcomeOf(view);
    expect(outcome?.places.map((place) => place.stacks[1]?.length)).toEqual([1, 0, 1, 0]);
  });

  test('an answered card fails, and one whose answer is answered goes ahead', () => {
    const first = { seat: 1, card: 'ambush', place: 0 } as const;
    const chain = [first, { seat: 0, card: 'ambush', place: 0 }, { seat: 1, card: 'surround', place: 0 }] as const;
    expect(outcomeOf(viewWith({ places, exchange: chain.slice(0, 2) }))).toMatchObject({ goesAhead: false, newest: chain[1] });
    expect(outcomeOf(viewWith({ places, exchange: chain }))).toMatchObject({ goesAhead: true, newest: chain[2] });
  });

  test('without a card there is nothing to answer', () => {
    expect(outcomeOf(viewWith({ places }))).toBeUndefined();
  });
});
