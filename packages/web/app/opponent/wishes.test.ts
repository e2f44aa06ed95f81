import { afterEach, expect, test, vi } from 'vitest';
import { readWishes } from './wishes.ts';

afterEach(() => vi.unstubAllGlobals());

const stored = (value: string | null) => {
  vi.stubGlobal('localStorage', { getItem: () => value });
  return readWishes(['a', 'b']);
};

test('the wishes of the last time come back, and whatever makes no sense is left out', () => {
  expect(stored(null)).toEqual({ games: ['a', 'b'], pace: 'live', rated: false });
  expect(stored('{"games":["b","gone"],"pace":"days","rated":true}')).toEqual({ games: ['b'], pace: 'days', rated: true });
  for (const bad of ['{"games":[]}', '{"games":["gone"]}', '{"games":"b","pace":3,"rated":"yes"}', '7', '[]', '{'])
    expect(stored(bad)).toEqual({ games: ['a', 'b'], pace: 'live', rated: false });
});
