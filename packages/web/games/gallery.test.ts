import { expect, test, vi } from 'vitest';
import { gallerySections } from './index.ts';

// Nothing is drawn here, so no glyph is needed.
vi.mock('virtual:icons/emblem', () => ({ default: {} }));

test('no two games share the address of a piece', async () => {
  const sections = await Promise.all(gallerySections().map((section) => section()));
  const ids = sections.flatMap((section) => section('en').pieces.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(500);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
