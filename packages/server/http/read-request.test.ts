import fc from 'fast-check';
import { expect, test } from 'vitest';
import { socketRequest } from '../api/socket.ts';
import { isCertainlyMove, readRequest } from './read-request.ts';

const MOVE = { do: 'act', match: 'm', seat: 1, seq: 12, action: { tile: 3 }, id: '7' };

const text = fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('x'.repeat(40), 'x'.repeat(41), 'x'.repeat(64), 'x'.repeat(65)));
const odd = fc.oneof(text, fc.integer({ min: -2, max: 10 }), fc.double(), fc.constantFrom(null, true, [], {}, 2 ** 53, undefined));
const message = fc.record(
  {
    do: fc.constantFrom('act', 'act', 'act', 'watch', 'unwatch', 'other'),
    match: odd,
    seat: odd,
    seq: odd,
    action: odd,
    id: odd,
    more: odd,
  },
  { requiredKeys: ['do'] },
);

test('what is taken for a move without the schema is a move to the schema as well, with the same content', () => {
  const near = fc.tuple(message, fc.subarray(Object.keys(MOVE))).map(([given, right]) => ({
    ...given,
    ...Object.fromEntries(Object.entries(MOVE).filter(([name]) => right.includes(name))),
  }));
  let certain = 0;
  fc.assert(
    fc.property(near, (given) => {
      const value: unknown = JSON.parse(JSON.stringify(given));
      if (!isCertainlyMove(value)) return;
      certain += 1;
      const { do: what, match, seat, seq, action, id } = value;
      expect(socketRequest.safeParse(value)).toMatchObject({ success: true, data: { do: what, match, seat, seq, action, id } });
    }),
    { numRuns: 3_000 },
  );
  expect(certain).toBeGreaterThan(100);
});

test('an ordinary move needs no schema', () => {
  expect(isCertainlyMove(MOVE)).toBe(true);
  expect(readRequest(JSON.stringify(MOVE))).toEqual(MOVE);
});
