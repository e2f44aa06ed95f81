import { expect, test } from 'vitest';
import { openly } from './openly.ts';

test('what one player put under the deck is not told to whoever takes the device', () => {
  const events = [
    { what: 'under', seat: 0, tile: 7 },
    { what: 'looked', seat: 0, tiles: [7, 9] },
    { what: 'turn', seat: 1 },
  ];
  const told = openly({ seq: 3, at: 0, what: { kind: 'answered', seat: 0 }, events });
  expect(told.events).toEqual([
    { what: 'under', seat: 0, tile: -1 },
    { what: 'looked', seat: 0, tiles: [-1, -1] },
    { what: 'turn', seat: 1 },
  ]);
});
