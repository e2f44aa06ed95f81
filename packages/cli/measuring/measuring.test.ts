import { describe, expect, test } from 'vitest';
import { markdownTable, replaceBlocks } from './marked-blocks.ts';
import { ratioOf, spreadOf, spreadText } from './spread.ts';
import { cpuTicks, stealBetween, stealText, ticksFrom } from './steal.ts';

describe('a spread', () => {
  test.each([
    [[5], { median: 5, low: 5, high: 5 }],
    [[4, 1, 3, 2, 5], { median: 3, low: 2, high: 4 }],
    [[1, 2, 3, 10], { median: 2.5, low: 1.75, high: 4.75 }],
  ])('of %j', (values, spread) => {
    expect(spreadOf(values)).toEqual(spread);
  });

  test('of ratios is taken round by round, so that a slow round of both changes nothing', () => {
    expect(ratioOf([100, 10, 100], [50, 5, 50])).toEqual({ median: 2, low: 2, high: 2 });
  });

  test('as text has three digits, and a dash where nothing was measured', () => {
    expect(spreadText({ median: 119.6, low: 2.34567, high: 12_345.6 })).toBe('120 (2.35 to 12,346)');
    expect(spreadText({ median: 0.0041234, low: 0.5, high: 99.96 })).toBe('0.00412 (0.5 to 100)');
    expect(spreadText(ratioOf([1], []))).toBe('–');
  });
});

describe('CPU steal', () => {
  const stat = (user: number, idle: number, steal: number): string =>
    `cpu  ${user} 10 20 ${idle} 5 0 1 ${steal} 99 99\ncpu0 1 2 3 4 5 6 7 8 9 10\nintr 1\n`;

  test('is the stolen share of all ticks between two looks', () => {
    const [before, after] = [ticksFrom(stat(100, 200, 7)), ticksFrom(stat(150, 240, 17))];
    expect(before).toEqual({ total: 343, stolen: 7 });
    expect(stealBetween(before, after)).toBe(0.1);
    expect(stealText(0.1)).toBe('CPU steal was 10.0%');
  });

  test('is unknown without the file, and in a file of another kind', () => {
    expect(stealBetween(cpuTicks('/no/such/file'), cpuTicks('/no/such/file'))).toBeNull();
    expect(ticksFrom('cpu 1 2 3')).toBeUndefined();
    expect(ticksFrom('')).toBeUndefined();
    expect(stealText(null)).toBe('CPU steal is unknown, because there is no /proc/stat');
  });
});

describe('a page with measurements', () => {
  const page = 'Before.\n<!-- measured: a -->\nold\n<!-- end of a -->\nBetween.\n<!-- measured: b -->\n<!-- end of b -->\nAfter.\n';

  test('gets new ones between the markers, and keeps its prose', () => {
    const once = replaceBlocks(page, { a: 'new', b: 'more' });
    const expected =
      'Before.\n<!-- measured: a -->\nnew\n<!-- end of a -->\nBetween.\n<!-- measured: b -->\nmore\n<!-- end of b -->\nAfter.\n';
    expect(once).toEqual({ ok: true, value: expected });
    expect(replaceBlocks(expected, { a: 'new', b: 'more' })).toEqual(once);
  });

  test('keeps the measurements that were not repeated', () => {
    expect(replaceBlocks(page, { b: 'more' })).toMatchObject({ value: expect.stringContaining('\nold\n') });
  });

  test.each(['none', '<!-- measured: a -->', '<!-- end of a --><!-- measured: a -->'])('without both markers is refused: %s', (text) => {
    expect(replaceBlocks(text, { a: 'new' })).toMatchObject({ ok: false, refusal: { code: 'no-markers' } });
  });

  test('has tables with numbers for people', () => {
    const grid = {
      title: 'T',
      columns: ['', 'games/s'],
      rows: [
        ['a | b', 12_345.6],
        ['c', '1 : 2'],
      ],
    };
    expect(markdownTable(grid)).toBe('|  | games/s |\n|---|---:|\n| a \\| b | 12,346 |\n| c | 1 : 2 |');
  });
});
