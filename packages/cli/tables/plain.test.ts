import { expect, test } from 'vitest';
import { PLAIN } from '../screen/look.ts';
import { indented, plainTable } from './plain.ts';

test('any view is readable text: short things on a line, long ones below their name', () => {
  const view = { round: 2, hands: [['a', 'b'], []], market: Array.from({ length: 30 }, (_, card) => ({ card, price: card * 2 })) };
  const lines = indented(view, 60);
  expect(lines.slice(0, 3)).toEqual(['round: 2', 'hands: a, b, none', 'market:']);
  expect(lines[3]).toBe('  0: card 0, price 0');
  expect(plainTable.draw({ view, watcher: 0, decision: undefined, news: [] }, PLAIN)).toContain('  29: card 29, price 58');
});

test('words of an answer choose it', () => {
  const options = [{ bid: 3, on: 'market' }, { bid: 4, on: 'market' }, { pass: true }];
  expect(plainTable.read('bid 4', options)).toEqual({ kind: 'one', action: options[1] });
  expect(plainTable.read('market', options)).toEqual({ kind: 'some', options: options.slice(0, 2) });
  expect(plainTable.read('PASS', options)).toEqual({ kind: 'one', action: options[2] });
  expect(plainTable.read('nonsense', options).kind).toBe('none');
});
