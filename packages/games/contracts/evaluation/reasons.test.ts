import { open, optionAt, randomBelow, randomFrom } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { contracts } from '../rules.ts';
import { planAt } from '../state.ts';
import { ownParts, ownWorth } from './own-worth.ts';

const COUNTED = { hintFame: 'fame', hintGold: 'gold', hintLuck: 'luck' } as const;

test('what is counted is what the party has more of, and the parts of a party’s worth add up', () => {
  const said = new Set<string>();
  for (let seed = 0; seed < 2; seed++) {
    const opened = open(contracts, 2, {}, `reasons ${seed}`);
    if (!opened.ok) throw new Error(opened.refusal.sentence);
    const rng = randomFrom(`reasons ${seed}`);
    const { state } = opened.value.position;
    for (let [asked] = opened.value.position.decisions; asked !== undefined; ) {
      const { seat, options } = asked;
      const after = () => {
        const trial = contracts.clone(state);
        contracts.advance(trial, seat, optionAt(options, randomBelow(rng, options.length)));
        return trial;
      };
      if (randomBelow(rng, 4) === 0) {
        const [one, other] = [after(), after()];
        const [mine, theirs] = [planAt(one, seat), planAt(other, seat)];
        expect(Object.values(ownParts(one, seat, mine)).reduce((sum, part) => sum + part, 0)).toBeCloseTo(ownWorth(one, seat, mine));
        for (const { message, worth } of contracts.reasons?.(one, other, seat) ?? []) {
          said.add(message.say);
          expect(worth).toBeGreaterThan(0);
          if (message.say in COUNTED) {
            const what = COUNTED[message.say as keyof typeof COUNTED];
            expect(message.with).toEqual([mine[what] - theirs[what]]);
          }
        }
      }
      [asked] = contracts.advance(state, seat, optionAt(options, randomBelow(rng, options.length)));
    }
  }
  for (const say of Object.keys(COUNTED)) expect(said).toContain(say);
  expect(said.size).toBeGreaterThan(6);
});
