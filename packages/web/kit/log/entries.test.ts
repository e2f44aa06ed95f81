import { expect, test } from 'vitest';
import { entriesOf } from './entries.ts';

interface Event {
  readonly turn?: number | null;
  readonly says?: string;
}

const answered = (seq: number, ...events: readonly Event[]) => ({ seq, what: { kind: 'answered' as const, seat: 0 }, events });

const logged = (...steps: readonly ReturnType<typeof answered>[]) =>
  entriesOf<Event, string>(
    steps,
    (entries, { says }, key) => {
      if (says !== undefined) entries.push({ key, about: says });
    },
    ({ turn }) => turn,
  ).map(({ turn, ...entry }) => [turn, 'about' in entry ? entry.about : '']);

test('entries of one turn share it, from the event that begins it to the one that begins or ends the next', () => {
  const lines = logged(
    answered(1, { says: 'round' }, { turn: 0, says: 'places' }),
    answered(2, { says: 'flips' }, { turn: 1 }),
    answered(3, { says: 'places too' }, { turn: null, says: 'scores' }, { says: 'ends' }),
  );
  expect(lines).toEqual([
    [undefined, 'round'],
    ['1-1', 'places'],
    ['1-1', 'flips'],
    ['2-1', 'places too'],
    [undefined, 'scores'],
    [undefined, 'ends'],
  ]);
});

test('a player with two turns in a row has two turns', () => {
  const [first, second] = logged(answered(1, { turn: 0, says: 'once' }), answered(2, { turn: 0, says: 'again' }));
  expect(first?.[0]).not.toBe(second?.[0]);
});
