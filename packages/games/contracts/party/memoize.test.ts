import { optionAt, randomBelow, randomFrom } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { freeActionsOf, hasFreeAction } from '../actions/free-actions.ts';
import { withinReach } from '../actions/within-reach.ts';
import { poolOf } from '../cards/attributes.ts';
import { contracts } from '../rules.ts';
import { scene } from '../scene/scene.ts';
import { partyAt } from '../state.ts';
import { wantedIn } from './equip.ts';
import { borneIn, classesOf, effectsIn, effectsOn } from './party.ts';
import { withFellow } from './party-state.ts';

describe('What is remembered about a party', () => {
  const FORD = 'hold-the-river-ford';

  test('is worked out again in another round: what helps in the third does not in the second', () => {
    const fellows = [{ card: 'Sir Odo the Late', pool: { might: 1 } }];
    const { state } = scene({ basics: ['Hold the River Ford'], parties: [{ fellows }] });
    const reach = [2, 3, 2].map((round) => withinReach({ ...state, round }, 0, [FORD]));
    expect(reach).toEqual([[], [FORD], []]);
  });

  test('is worked out again for another party, and reused for one that differs only in tokens', () => {
    const { state } = scene({ parties: [{ gold: 3, fellows: ['Ashane', { card: 'Knight', wears: ['Infernal Ledger'] }] }] });
    const party = partyAt(state, 0);
    const spent = withFellow({ ...party, gold: 0 }, 'knight', { pool: poolOf({ strength: 1 }), ready: false });
    const knight = spent.fellows[1];
    const all = effectsIn(party, state.sets, () => true);
    expect(effectsIn(spent, state.sets, () => true)).toEqual(all);
    const grown = withFellow(party, 'ashane', { experience: 2 });
    expect(effectsIn(grown, state.sets, () => true)).not.toEqual(all);
    expect(knight === undefined ? [] : classesOf(knight, state.sets)).toEqual(['warrior']);
  });
});

test('what is on offer is there when somebody says so, and is what was on offer when it was asked, though it is listed only when the game has gone on', () => {
  for (const seed of ['one', 'two']) {
    const s = contracts.setup(3, {}, randomFrom(seed));
    const rng = randomFrom(`${seed} dice`);
    let decisions = contracts.decisions(s);
    for (let steps = 0; steps < 400 && decisions.length > 0; steps++) {
      if (s.phase === 'contract')
        for (const seat of s.parties.keys()) expect(hasFreeAction(s, seat)).toBe(freeActionsOf(s, seat).length > 0);
      const [late, early] = [decisions, contracts.decisions(contracts.clone(s))];
      const listed = early.map(({ options }) => [...options]);
      const at = randomBelow(rng, listed.length);
      const options = listed[at] ?? [];
      decisions = contracts.advance(s, early[at]?.seat ?? 0, options[randomBelow(rng, options.length)] ?? { end: true });
      expect(late.map((decision) => [...decision.options])).toEqual(listed);
    }
  }
});

test('what a party bears is the same as for a copy about which nothing is remembered, through whole games', () => {
  for (const seed of ['three', 'four']) {
    const s = contracts.setup(2, {}, randomFrom(seed));
    const rng = randomFrom(`${seed} dice`);
    for (let [decision] = contracts.decisions(s); decision !== undefined; [decision] = contracts.decisions(s)) {
      for (const party of s.parties) {
        const copy = structuredClone(party);
        expect(borneIn(party, s.sets)).toEqual(borneIn(copy, s.sets));
        expect(effectsOn(party, s.sets, 'free')).toEqual(effectsOn(copy, s.sets, 'free'));
        expect(wantedIn(party, s.sets)).toBe(wantedIn(copy, s.sets));
      }
      const { seat, options } = decision;
      contracts.advance(s, seat, optionAt(options, randomBelow(rng, options.length)));
    }
  }
});
