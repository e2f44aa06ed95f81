import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitmentTo, seedFrom } from './deal.ts';

const system = (...lines: readonly string[]): string => createHash('sha256').update(lines.join('\n')).digest('hex');

test('anyone can check a deal with the SHA-256 of their own system', () => {
  const text = fc.string({ unit: 'binary', maxLength: 100 });
  fc.assert(
    fc.property(text, text, fc.array(text), (match, secret, lucks) => {
      expect(commitmentTo(match, secret)).toBe(system('swordtable deal', match, secret));
      expect(seedFrom(match, secret, lucks)).toBe(system('swordtable seed', match, secret, JSON.stringify(lucks)).slice(0, 32));
    }),
  );
  // Half a character is hashed as the sign for what can't be read, as every system does.
  expect(commitmentTo('a\udc00b', '\ud800')).toBe(system('swordtable deal', 'a\udc00b', '\ud800'));
});
