import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

test('is the SHA-256 of the system, for any text', () => {
  const system = (text: string): string => createHash('sha256').update(text).digest('hex');
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1_000]) expect(sha256('a'.repeat(length))).toBe(system('a'.repeat(length)));
  for (const text of ['Ω', '\ud800', 'a\udc00b', '🗡️', '\u0000', '\uffff']) expect(sha256(text)).toBe(system(text));
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => sha256(text) === system(text)));
});
