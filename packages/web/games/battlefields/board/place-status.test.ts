import { CARDS } from '@swordtable/games/battlefields/cards/catalog';
import { down, hidden, up } from '@swordtable/games/battlefields/testing/views';
import type { SeenPlace } from '@swordtable/games/battlefields/view/view';
import { describe, expect, test } from 'vitest';
import { holderOf, statusAt } from './place-status.ts';

const at = (place: Partial<SeenPlace>) => ({ cards: CARDS, places: [{ lands: [], stacks: [[], []], lying: [null, null], ...place }] });
const stand = (place: Partial<SeenPlace>) => statusAt(at(place), 0);

describe('the status of a place', () => {
  test('without warriors nobody takes it, and with one side only that side does, revealed or not', () => {
    expect(stand({})).toEqual({ how: 'empty' });
    expect(stand({ stacks: [[], [hidden]] })).toEqual({ how: 'alone', seat: 1 });
  });

  test('the topmost warriors decide by their types, and what lies below the loser is counted', () => {
    expect(stand({ stacks: [[up('cavalry')], [hidden, up('swordsmen')]] })).toEqual({ how: 'type', seat: 0, below: 1 });
    expect(stand({ stacks: [[up('cavalry')], [up('archers')]] })).toEqual({ how: 'type', seat: 1, below: 0 });
  });

  test('an own card counts though it lies face down, one of the other side does not', () => {
    expect(stand({ stacks: [[down('cavalry')], [up('swordsmen')]] })).toMatchObject({ how: 'type', seat: 0 });
    expect(stand({ stacks: [[up('cavalry')], [hidden]] })).toEqual({ how: 'open' });
  });

  test('a tie is nobody’s, unless an Elite lies there', () => {
    const stacks = [[up('archers')], [up('archers')]];
    expect(stand({ stacks })).toEqual({ how: 'tie' });
    expect(stand({ stacks, lying: [null, 'elite'] })).toEqual({ how: 'elite', seat: 1, below: 0 });
    expect(stand({ stacks: [[up('archers')], [hidden]], lying: [null, 'elite'] })).toEqual({ how: 'open', tieTo: 1 });
  });

  test('a Flank wins whatever the pair, even one that is not known', () => {
    expect(stand({ stacks: [[up('spearmen')], [hidden]], lying: ['flank', null] })).toEqual({ how: 'flank', seat: 0, below: 0 });
    expect(holderOf(at({ stacks: [[up('spearmen')], [up('archers')]], lying: ['flank', 'elite'] }), 0)).toBe(0);
  });

  test('the winner of the top pair does not hold the place while the loser has a better warrior below', () => {
    expect(holderOf(at({ stacks: [[up('spearmen')], [up('archers'), up('archers')]], lying: ['flank', null] }), 0)).toBe(1);
    expect(holderOf(at({ stacks: [[up('cavalry')], [hidden, up('swordsmen')]] }), 0)).toBeUndefined();
  });

  test('nobody holds what is open or tied', () => {
    expect(holderOf(at({ stacks: [[up('archers')], [hidden]] }), 0)).toBeUndefined();
    expect(holderOf(at({ stacks: [[up('archers')], [up('archers')]] }), 0)).toBeUndefined();
  });
});
