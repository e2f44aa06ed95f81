import { randomFrom } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { begun, keyOf } from '../testing/matches.ts';
import { previewOf } from './preview.ts';

describe('a preview', () => {
  test('shows the result of an answer, and changes nothing', () => {
    const table = begun('boxes', 2);
    const before = JSON.stringify(table.match);
    const [asked] = table.match.asked;
    const preview = previewOf(table.match, 0, asked?.seq ?? -1, { line: 3 }, randomFrom('dice'));
    expect(preview).toMatchObject({ ok: true, value: { events: [{ drawn: 3, by: 0, closed: 0 }], certain: true } });
    expect(JSON.stringify(table.match)).toBe(before);
    table.does({ do: 'act', seat: 0, key: keyOf(0), seq: asked?.seq ?? -1, action: { line: 3 } });
    expect(preview.ok && preview.value.view).toEqual(table.match.game.view(table.match.position?.state, 0));
  });

  test('knows nothing hidden: another deal of it gives the same', () => {
    const table = begun('bids', 2);
    table.answers(0);
    const [asked] = table.match.asked;
    const action = table.match.position?.decisions[0]?.options.at(0);
    // The second to seal reveals everything; the first one's card is one of those it may have.
    const outcomes = new Set(
      Array.from({ length: 40 }, (_, i) => JSON.stringify(previewOf(table.match, 1, asked?.seq ?? -1, action, randomFrom(`${i}`)))),
    );
    expect(outcomes.size).toBeGreaterThan(5);
    const { position } = table.match;
    const redealt = {
      ...table.match,
      position: { state: table.match.game.determinize(position?.state, 1, randomFrom('x')), decisions: position?.decisions ?? [] },
    };
    for (let i = 0; i < 10; i++) {
      expect(previewOf(redealt, 1, asked?.seq ?? -1, action, randomFrom(`${i}`))).toEqual(
        previewOf(table.match, 1, asked?.seq ?? -1, action, randomFrom(`${i}`)),
      );
    }
    expect(previewOf(table.match, 1, asked?.seq ?? -1, action, randomFrom('y'))).toMatchObject({ value: { certain: false } });
  });

  test('is refused for an outdated question, for another seat, and for an invalid option', () => {
    const table = begun('boxes', 2);
    const { seq } = table.match;
    const code = (...given: Parameters<typeof previewOf>): string => {
      const preview = previewOf(...given);
      return preview.ok ? 'previewed' : preview.refusal.code;
    };
    expect(code(table.match, 0, seq - 1, { line: 0 }, randomFrom(''))).toBe('stale');
    expect(code(table.match, 1, seq, { line: 0 }, randomFrom(''))).toBe('not-your-decision');
    expect(code(table.match, 0, seq, { line: 99 }, randomFrom(''))).toBe('not-an-option');
  });
});
