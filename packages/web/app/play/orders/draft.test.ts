import { describe, expect, test } from 'vitest';
import { type Draft, earlier, plain, without, withPlan } from './draft.ts';
import { sayPlainly } from './say-wanted.ts';

const planOf = (...wanted: readonly object[]) => ({ rule: 'turn', ask: 'action', wanted: wanted as Draft['alternatives'][number] });
const drafted = (...plans: readonly ReturnType<typeof planOf>[]): Draft => {
  const draft = plans.reduce<Draft | undefined>(withPlan, undefined);
  if (draft === undefined) throw new Error('Nothing was planned.');
  return draft;
};
const [smith, pass, ford] = [planOf({ visit: 3, by: 'thug' }), planOf({ pass: true }), planOf({ fulfil: 'ford' }, { join: 'thug' })];

describe('an order being written', () => {
  test('tries its plans first to last, none twice', () => {
    expect(drafted(ford, smith, ford, pass)).toEqual({
      rule: 'turn',
      ask: 'action',
      alternatives: [ford.wanted, smith.wanted, pass.wanted],
    });
  });

  test('its plans can be moved and removed', () => {
    const draft = drafted(ford, smith, pass);
    expect(earlier(draft, 2).alternatives).toEqual([ford.wanted, pass.wanted, smith.wanted]);
    expect(earlier(draft, 0)).toEqual(draft);
    expect(without(draft, 0)?.alternatives).toEqual([smith.wanted, pass.wanted]);
    expect(without(drafted(pass), 0)).toBeUndefined();
  });

  test('is given without comments', () => {
    const draft = drafted(pass);
    expect(plain({ ...draft, now: ['possible'] } as Draft)).toEqual(draft);
  });

  test('can be put in plain words', () => {
    expect([{ pass: true }, { visit: 3, by: 'thug' }, { pay: { a: 1 } }].map(sayPlainly)).toEqual([
      'pass',
      'visit 3, by thug',
      'pay {"a":1}',
    ]);
  });
});
