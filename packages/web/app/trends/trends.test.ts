import { expect, test } from 'vitest';
import { type Digest, digestOf } from '../../client/review/digest.ts';
import { readDigests, trendsIn } from './trends.ts';

const digest = (game: string, at: number, accuracy: number): Digest => ({
  ...{ href: `/replay/local/${at}`, game, name: game, at, seats: 2, accuracy, skill: at, luck: -at, margin: 0 },
});

test('the averages of each game, the one played most first', () => {
  const all = [digest('asgard', 1, 50), digest('olympus', 2, 80), digest('olympus', 4, 90)];
  expect(trendsIn(all)).toMatchObject([
    { game: 'olympus', matches: 2, accuracy: 85, skill: 3, luck: -3 },
    { game: 'asgard', matches: 1, accuracy: 50 },
  ]);
});

test('what isn’t a digest is left out, and the oldest comes first', () => {
  const [old, late] = [digest('olympus', 1, 50), digest('olympus', 2, 60)];
  const wrong = [undefined, 7, {}, { ...old, href: 'javascript:alert(1)' }, { ...old, accuracy: 'x' }, { ...old, at: 1e300 }];
  expect(readDigests([late, ...wrong, old])).toEqual([old, late]);
});

test('between two, skill is the difference of both; among more, the others count as luck; what nobody foresaw is neither', () => {
  const step = (seat: number, before: readonly number[], after: readonly number[]) => ({
    ...({ seat, grade: 'good', loss: 0, before: { margins: before }, after: { margins: after } } as const),
  });
  const about = { href: '/replay/local/1', game: 'olympus', name: 'Olympus', at: 1 };
  const two = digestOf(
    {
      ...{ version: 2, of: '', depth: 'quick', scale: 10, answers: 2, end: { margins: [6, -6] } },
      steps: [{ ...step(0, [1, -1], [0, 0]), luck: [2, -2] }, step(1, [0, 0], [3, -3])],
    },
    0,
    { ...about, seats: 2 },
  );
  expect(two).toMatchObject({ skill: 2, luck: 2, margin: 6, accuracy: 100 });
  const three = digestOf(
    {
      ...{ version: 2, of: '', depth: 'quick', scale: 10, answers: 2, end: { margins: [6, -6, -7] } },
      steps: [{ ...step(0, [1, -1, -1], [0, 0, 0]), luck: [2, -2, -2] }, step(1, [0, 0, 0], [3, -3, -3])],
    },
    0,
    { ...about, seats: 3 },
  );
  expect(three).toMatchObject({ skill: -1, luck: 5, margin: 6 });
});
