import { expect, test } from 'vitest';
import { placeBeside } from './place.ts';

const WINDOW = { width: 1000, height: 800 };
const SLIP = { width: 300, height: 200 };

test('a slip stands beside what it explains, on the side with room, and never out of the window', () => {
  expect(placeBeside({ left: 100, top: 300, width: 80, height: 80 }, SLIP, WINDOW)).toEqual({
    left: 194,
    top: 240,
    side: 'right',
    points: 100,
  });
  expect(placeBeside({ left: 900, top: 790, width: 80, height: 80 }, SLIP, WINDOW)).toEqual({
    left: 586,
    top: 592,
    side: 'left',
    points: 182,
  });
  expect(placeBeside({ left: 100, top: 100, width: 800, height: 40 }, SLIP, WINDOW)).toMatchObject({ left: 350, top: 154, side: 'below' });
  expect(placeBeside({ left: 100, top: 700, width: 800, height: 40 }, SLIP, WINDOW)).toMatchObject({ top: 486, side: 'above' });
});
