import { createBody } from '@swordtable/server/api/requests';
import { describe, expect, test } from 'vitest';
import { CLOCKS, DAY, defaultTerms, isRatable, PATIENCES, readTerms, serviceTerms, settledTerms, writeTerms } from './terms.ts';

const paces = ['live', 'days'] as const;
const all = paces.flatMap((pace) =>
  CLOCKS[pace].flatMap((clock) =>
    PATIENCES[pace].map((patience) => ({
      ...defaultTerms(pace),
      clock,
      patience,
      anyone: clock === DAY || clock === 60,
      rated: clock === DAY,
      listed: clock > 0,
      hints: clock > 0,
      standIn: 'hard' as const,
    })),
  ),
);

describe('terms of a match by link', () => {
  test('are private, live, and without a clock by default', () => {
    expect(readTerms({})).toEqual({ ok: true, value: defaultTerms('live') });
    expect(serviceTerms(defaultTerms('live'))).toEqual({ listed: false, hints: false, clock: null, patience: 600 });
  });

  test('leave defaults out of an address', () => {
    expect(writeTerms(defaultTerms('live'))).toEqual([]);
    expect(writeTerms(defaultTerms('days'))).toEqual([['pace', 'days']]);
  });

  test.each(all)('are read as they were written, and the server accepts them: %j', (terms) => {
    expect(readTerms(Object.fromEntries(writeTerms(terms)))).toEqual({ ok: true, value: terms });
    expect(createBody.safeParse({ game: 'olympus', ...serviceTerms(terms) }).success).toBe(true);
  });

  test('make a table public where anyone may sit down, and count only there', () => {
    const open = { ...defaultTerms('days'), anyone: true, rated: true };
    expect(serviceTerms(open)).toMatchObject({ listed: true, rated: true });
    expect(serviceTerms({ ...open, anyone: false })).not.toHaveProperty('rated');
    expect(isRatable({ terms: open, hasBots: false })).toBe(true);
    for (const unfit of [{ anyone: false }, { clock: 0 }, { hints: true }])
      expect(isRatable({ terms: { ...open, ...unfit }, hasBots: false })).toBe(false);
    expect(isRatable({ terms: open, hasBots: true })).toBe(false);
    expect(settledTerms(open, false)).toEqual(open);
    expect(settledTerms(open, true)).toEqual({ ...open, rated: false });
  });

  test('let a bot of the chosen strength play when the clock runs out', () => {
    expect(serviceTerms({ ...defaultTerms('days'), standIn: 'expert' })).toEqual({
      ...{ listed: false, hints: false, clock: { seconds: 3 * DAY, level: 'expert' }, patience: 3 * DAY },
    });
  });

  test.each([
    { public: 'perhaps' },
    { anyone: 'maybe' },
    { rated: 'twice' },
    { hints: 'some' },
    { pace: 'slow' },
    { clock: '7' },
    { clock: 'x' },
    { patience: '-1' },
    { 'stand-in': 'god' },
  ])('%j is refused', (texts) => {
    expect(readTerms(texts)).toMatchObject({ ok: false, refusal: { code: 'bad-terms' } });
  });
});
