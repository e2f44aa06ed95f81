import { describe, expect, test } from 'vitest';
import type { Action } from '../action.ts';
import { contracts } from '../rules.ts';
import { type Scene, scene } from '../scene/scene.ts';

/** What those who look ahead think about. */
const triedBy = (at: Scene, seat = 0): readonly Action[] => {
  const decision = contracts.decisions(at.state).find((asked) => asked.seat === seat);
  return [...(decision?.searchOptions?.() ?? [])];
};

const byWhom = (actions: readonly Action[], spot: number): readonly string[] =>
  actions.flatMap((action) => ('visit' in action && action.visit === spot ? [action.by] : [])).toSorted();

describe('What is worth a thought', () => {
  const fellows = [
    { card: 'Ashane', pool: { magic: 3 } },
    { card: 'Brawler', pool: { strength: 4 } },
    { card: 'Poacher', pool: { dexterity: 6 } },
    'Thug',
  ];

  test('is always on offer, and there is always something', () => {
    const at = scene({ basics: ['Rob the Toll House'], quests: ['Wrestle the Champion'], parties: [{ fellows, luck: 3 }, {}] });
    const offered = at.offered(0).map((action) => JSON.stringify(action));
    expect(triedBy(at).length).toBeGreaterThan(0);
    for (const action of triedBy(at)) expect(offered).toContain(JSON.stringify(action));
  });

  test('at a location is the least valuable companion, and the least valuable one who can do a side quest there', () => {
    const at = scene({ quests: ['Wrestle the Champion'], parties: [{ fellows }, {}] });
    expect(byWhom(at.offered(0), 0)).toEqual(['ashane', 'brawler', 'poacher', 'thug']);
    expect(byWhom(triedBy(at), 0)).toEqual(['brawler', 'thug']);
    expect(byWhom(triedBy(at), 3)).toEqual(['thug']);
  });

  test('for the camp is a whole level, and else all that somebody has', () => {
    const at = scene({ parties: [{ fellows }, {}] });
    const improved = triedBy(at).flatMap((action) => ('improve' in action ? [[action.by, action.pay]] : []));
    expect(improved).toEqual([
      ['brawler', { brawler: { strength: 4 } }],
      ['poacher', { poacher: { dexterity: 5 } }],
      ['ashane', { ashane: { magic: 3 } }],
    ]);
  });

  test('for a contract is a companion in a group that can pay for it', () => {
    const at = scene({ basics: ['Rob the Toll House'], parties: [{ fellows }, {}] }).play(0, { fulfil: 'rob-the-toll-house' });
    expect(at.fitting(0, {}).filter((action) => 'join' in action)).toHaveLength(4);
    expect(triedBy(at)).toEqual([{ join: 'poacher' }]);
  });

  test('for a contract still leads to its end where somebody was named who isn’t needed', () => {
    const at = scene({ basics: ['Rob the Toll House'], parties: [{ fellows }, {}] }).play(0, { fulfil: 'rob-the-toll-house' });
    expect(triedBy(at.play(0, { join: 'thug' }))).toEqual([{ join: 'poacher' }]);
  });

  test('for a contract leads on in whatever order a player names those who go', () => {
    const pair = [
      { card: 'Brawler', pool: { strength: 3 } },
      { card: 'Poacher', pool: { dexterity: 6 } },
    ];
    const at = scene({ basics: ['Dredge the Drowned Market'], parties: [{ fellows: pair }, {}] });
    const begun = at.play(0, { fulfil: 'dredge-the-drowned-market' });
    expect(triedBy(begun)).toEqual([{ join: 'brawler' }]);
    expect(triedBy(begun.play(0, { join: 'poacher' }))).toEqual([{ join: 'brawler' }]);
  });

  test('before a leader is chosen is nobody but the leaders', () => {
    const at = scene({ phase: 'equipment', parties: [{ leaders: ['Ashane', 'Borwyn'], fellows: ['Thug'], hand: ['War Axe'] }, {}] });
    expect(triedBy(at)).toEqual([{ leader: 'ashane' }, { leader: 'borwyn' }]);
    // Each of them as often as the other, so that all appear.
    expect(contracts.decisions(at.state).map(({ shares }) => shares?.())).toContainEqual([1, 1]);
  });

  test('for what somebody can wear is to give it to them, and nothing comes off where nothing could take its place', () => {
    const at = scene({
      phase: 'equipment',
      parties: [{ fellows: [{ card: 'Ashane', wears: ['Demonic Tunic'] }, 'Thug'], hand: ['War Axe'] }, {}],
    });
    const tried = triedBy(at);
    expect(at.fitting(0, { unequip: 'demonic-tunic' })).toHaveLength(1);
    expect(tried).not.toContainEqual({ unequip: 'demonic-tunic' });
    expect(tried).not.toContainEqual({ add: 'war-axe' });
    expect(tried).toContainEqual({ add: 'war-axe', to: 'ashane' });
    expect(tried).toContainEqual({ done: true });
  });
});
