import type { Event } from '@swordtable/games/battlefields/events';
import { redact } from '@swordtable/games/battlefields/view/view';
import { expect, test } from 'vitest';
import { spectatorStep } from '../../../kit/table/spectator-step.ts';

test('what one player drew, took, and placed is not told to the next player at the device', () => {
  const events: readonly Event[] = [
    { what: 'drew', seat: 0, warriors: ['archers', 'cavalry'], cause: 'round' },
    { what: 'took', seat: 0, card: 'flank' },
    { what: 'placed', seat: 1, place: 2, warrior: 'spearmen' },
    { what: 'revealed', seat: 0, place: 1, warrior: 'archers' },
  ];
  const told = spectatorStep({ seq: 3, at: 0, what: { kind: 'answered', seat: 0 }, events }, redact);
  expect(told.events).toEqual([
    { what: 'drew', seat: 0, warriors: [null, null], cause: 'round' },
    { what: 'took', seat: 0, card: null },
    { what: 'placed', seat: 1, place: 2, warrior: null },
    { what: 'revealed', seat: 0, place: 1, warrior: 'archers' },
  ]);
});
