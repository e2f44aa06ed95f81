import { describe, expect, test } from 'vitest';
import { canonicalJson, hashOf, hashText, isSmall, nonJsonPath } from './json.ts';

describe('the canonical text', () => {
  test('does not depend on the order of keys, at any depth', () => {
    expect(canonicalJson({ b: [{ y: 1, x: 2 }], a: 'é"' })).toBe('{"a":"é\\"","b":[{"x":2,"y":1}]}');
    expect(canonicalJson({ a: { c: 1, b: null } })).toBe(canonicalJson({ a: { b: null, c: 1 } }));
  });

  test('keeps the order of lists and the types of values', () => {
    expect(new Set([[1, 2], [2, 1], ['1', 2], [[1], 2], { 0: 1, 1: 2 }, null, '', false, 0].map(canonicalJson)).size).toBe(9);
  });

  test('reads back as the same value', () => {
    const value = { list: [1, -2.5, 1e21, true, null], text: '\u2028\n', nested: { deep: [[]] } };
    expect(JSON.parse(canonicalJson(value))).toEqual(value);
  });

  test('writes numbers as JSON does', () => {
    for (const number of [0, -0, 1e21, 1e-7, -2.5, Number.MAX_SAFE_INTEGER, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(canonicalJson(number)).toBe(JSON.stringify(number));
    }
  });

  test('leaves out what JSON would leave out', () => {
    expect(canonicalJson({ a: 1, b: undefined })).toBe('{"a":1}');
    expect(canonicalJson(undefined)).toBe('null');
  });
});

describe('the hash', () => {
  test('is full cyrb53, with the halves in our order (published values)', () => {
    const published = { a: '501c2ba782c97901', b: '459eda5bc254d2bf', revenge: 'fbce64cc3b748385', revenue: 'fb1d85148d13f93a' };
    for (const [text, hash] of Object.entries(published)) expect(hashText(text)).toBe(hash.slice(8) + hash.slice(0, 8));
  });

  test('of a state depends on everything except the order of its keys', () => {
    expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
    expect(hashOf({ a: 1, b: 2 })).not.toBe(hashOf({ a: 2, b: 1 }));
    expect(hashOf([0])).not.toBe(hashOf(['0']));
  });

  test('differs between thirty thousand similar states', () => {
    const hashes = new Set<string>();
    for (let i = 0; i < 30_000; i++) hashes.add(hashOf({ deck: [i % 100, (i / 100) | 0], turn: 1 }));
    expect(hashes.size).toBe(30_000);
  });
});

describe('what is plain', () => {
  test.each<[unknown, string | undefined]>([
    [{ a: [1, 'b', null, true, { c: [] }] }, undefined],
    [Object.assign(Object.create(null) as object, { a: 1 }), undefined],
    [{ a: undefined }, '.a'],
    [{ a: [1, undefined] }, '.a.1'],
    [new Array(2), ''],
    [{ when: new Date(0) }, '.when'],
    [{ hands: [new Map()] }, '.hands.0'],
    [{ hands: new Set([1]) }, '.hands'],
    [{ cells: new Int8Array(2) }, '.cells'],
    [{ points: Number.NaN }, '.points'],
    [{ points: -0 }, '.points'],
    [{ points: Number.POSITIVE_INFINITY }, '.points'],
    [{ points: 1n }, '.points'],
    [{ next: () => 1 }, '.next'],
    [new (class Hero {})(), ''],
  ])('%o is not plain at %j', (value, where) => {
    expect(nonJsonPath(value)).toBe(where);
  });
});

describe('what is small', () => {
  const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

  test('is counted by its parts, however they’re nested', () => {
    expect(isSmall({ a: [1, 2] }, 4)).toBe(true);
    expect(isSmall({ a: [1, 2] }, 3)).toBe(false);
    expect(isSmall('text', 1)).toBe(true);
    expect(isSmall(nested(100), 100)).toBe(true);
    expect(isSmall(nested(101), 100)).toBe(false);
    expect(isSmall(new Array(1e6).fill(0), 100)).toBe(false);
  });
});
