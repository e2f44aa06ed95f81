import type { Event } from '@swordtable/games/tile-battle/events';
import { redact } from '@swordtable/games/tile-battle/view/view';
import { expect, test } from 'vitest';
import { spectatorStep } from '../../../kit/table/spectator-step.ts';

test('what one player put under the deck is not told to the next player at the device', () => {
  const events: readonly Event[] = [
    { what: 'under', seat: 0, tile: 7 },
    { what: 'looked', seat: 0, tiles: [7, 9], cause: { of: 1, self: 1 } },
    { what: 'turn', seat: 1, extra: false },
  ];
  const told = spectatorStep({ seq: 3, at: 0, what: { kind: 'answered', seat: 0 }, events }, redact);
  expect(told.events).toEqual([
    { what: 'under', seat: 0, tile: -1 },
    { what: 'looked', seat: 0, tiles: [-1, -1], cause: { of: 1, self: 1 } },
    { what: 'turn', seat: 1, extra: false },
  ]);
});
