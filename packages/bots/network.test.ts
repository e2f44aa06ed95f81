import { newFeatures } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { expect as expected, expectPoints, POINTS_ONLY, readNetwork } from './network.ts';

describe('a network', () => {
  const small = { features: 'toy-1', widths: [3, 2, 2], points: 10, scales: [1, 1, 1, 1], data: '' };
  const toy = { features: 'toy-1', size: 3 };
  /** 3 × 2 rows, 2 biases, 2 × 2 weights, 2 biases, as 16-bit steps. */
  const steps = [32_767, 0, 0, 32_767, -32_767, 0, 0, 0, 32_767, 0, 0, 32_767, 0, 0];
  const dataOf = (numbers: readonly number[]): string => Buffer.from(Int16Array.from(numbers).buffer).toString('base64');
  const whole = { ...small, data: dataOf(steps) };

  test('adds up the rows of the features, and what is negative counts for nothing', () => {
    const network = readNetwork(whole, toy);
    if (!network.ok) throw new Error(network.refusal.sentence);
    const features = newFeatures();
    features.indices.set([0, 1]);
    features.values.set([0.5, 2]);
    features.length = 2;
    expect(expected(network.value, features)).toEqual({ margin: 5, win: 1 / (1 + Math.exp(-2)) });
    features.indices.set([2]);
    features.length = 1;
    expect(expected(network.value, features)).toEqual({ margin: 0, win: 0.5 });
  });

  test('can say points only, and is then no network about positions', () => {
    const one = { ...whole, widths: [3, 2, 1], data: dataOf([32_767, 0, 0, 32_767, -32_767, 0, 0, 0, 32_767, 0, 0]) };
    const network = readNetwork(one, toy, POINTS_ONLY);
    if (!network.ok) throw new Error(network.refusal.sentence);
    const features = newFeatures();
    features.indices.set([0, 1]);
    features.values.set([0.5, 2]);
    features.length = 2;
    expect(expectPoints(network.value, features)).toBe(5);
    expect(readNetwork(one, toy)).toMatchObject({ ok: false });
    expect(readNetwork(whole, toy, POINTS_ONLY)).toMatchObject({ ok: false });
  });

  test.each([
    ['nothing', undefined, 'damaged'],
    ['a text', 'weights', 'damaged'],
    ['no widths', { ...whole, widths: undefined }, 'damaged'],
    ['no hidden layer', { ...whole, widths: [3] }, 'damaged'],
    ['a width of nothing', { ...whole, widths: [3, 0, 2] }, 'damaged'],
    ['an endless width', { ...whole, widths: [3, 1e9, 2] }, 'damaged'],
    ['a scale that is no number', { ...whole, scales: [1, 1, 1, Number.NaN] }, 'damaged'],
    ['a spread that is no number', { ...whole, points: Number.NaN }, 'damaged'],
    ['no spread', { ...whole, points: 0 }, 'damaged'],
    ['another number of outputs', { ...whole, widths: [3, 2, 3] }, 'damaged'],
    ['other features', { ...whole, features: 'toy-2' }, '"toy-2"'],
    ['features of another number', { ...whole, widths: [4, 2, 2] }, '"toy-1"'],
    ['too little', { ...whole, data: dataOf(steps.slice(1)) }, 'cut off'],
    ['half a number', { ...whole, data: whole.data.slice(0, -5) }, 'cut off'],
    ['something else than numbers', { ...whole, data: '§§§§' }, 'cut off'],
    ['a scale too few', { ...whole, scales: [1, 1, 1] }, 'cut off'],
  ])('with %s in its file is refused', (_, written, why) => {
    expect(readNetwork(written, toy)).toMatchObject({
      ok: false,
      refusal: { code: 'bad-weights', sentence: expect.stringContaining(why) },
    });
  });
});
