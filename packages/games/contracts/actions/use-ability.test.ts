import { describe, expect, test } from 'vitest';
import type { FellowSpec, PartySpec } from '../scene/position.ts';
import { type Scene, scene } from '../scene/scene.ts';

const begun = (party: PartySpec): Scene => scene({ quests: [], parties: [{ gold: 0, ...party }, {}] });
const usesOf = (at: Scene, use: string): readonly unknown[] => at.fitting(0, { use });

describe('Free actions', () => {
  test('R-6 nothing is offered that would take something and change nothing', () => {
    const cook = (salary: number): Scene =>
      begun({ salary, fellows: [{ card: 'Ashane', skills: ['Camp Cooking'], pool: { magic: 2 } }, 'Poacher'] });
    expect(usesOf(cook(1), 'camp-cooking')).not.toEqual([]);
    expect(usesOf(cook(0), 'camp-cooking')).toEqual([]);
    const candles = (...fellows: readonly string[]): Scene => begun({ luck: 1, items: ['Ritual Candles'], fellows });
    expect(usesOf(candles('Brawler', 'Apprentice'), 'ritual-candles')).toHaveLength(1);
    expect(usesOf(candles('Brawler'), 'ritual-candles')).toEqual([]);
  });

  test('C-36, R-6 nor is a step on a track of the camp that is at its end: Lumberjack', () => {
    const built = (strength: number): Scene => scene({ parties: [{ camp: [strength, 0, 0], fellows: ['Lumberjack'] }] });
    expect([built(14), built(15)].map((at) => usesOf(at, 'lumberjack').length)).toEqual([1, 0]);
  });

  test('C-14 each ability once a round', () => {
    const once = begun({ fellows: ['Ashane', 'Thug'] }).play(0, { use: 'ashane' });
    expect(once.pool(0, 'Ashane')).toEqual({ magic: 2 });
    expect(usesOf(once, 'ashane')).toEqual([]);
    const later = once.play(0, { visit: 0, by: 'thug' }).endTurn().play(1, { visit: 1 }).endTurn();
    expect(later.asks(0)).toBe('turn action');
    expect(usesOf(later, 'ashane')).toEqual([]);
  });

  test('C-14 and again in the next round', () => {
    const used = ['ashane:ashane:0', ':dice-of-the-drowned-god:0'];
    const prepared = scene({ phase: 'preparation', parties: [{ used, items: ['Dice of the Drowned God'], fellows: ['Ashane'] }, {}] });
    expect(usesOf(prepared, 'ashane')).toHaveLength(1);
    expect(usesOf(prepared, 'dice-of-the-drowned-god')).toHaveLength(1);
  });

  test('C-14 any number of different ones, before and after the action, and only in one’s own turn', () => {
    const items = ['Dice of the Drowned God', 'Offering Bowl'];
    const first = begun({ items, fellows: ['Ashane', 'Thug'] }).play(0, { use: 'dice-of-the-drowned-god' }, { use: 'offering-bowl' });
    expect(first.party(0)).toMatchObject({ luck: 1, wilds: [0, 1, 0] });
    const acted = first.play(0, { visit: 0, by: 'thug' });
    expect(acted.asks(0)).toBe('turn free');
    expect(acted.fitting(0, { visit: 1 })).toEqual([]);
    const after = acted.play(0, { use: 'ashane' });
    expect(after.party(0).luck).toBe(2);
    const others = after.endTurn();
    expect(others.asked).toEqual([1]);
    expect(others.offered(1).filter((action) => 'use' in action)).toEqual([]);
  });

  test('C-14 two companions with like chances use each its own, once', () => {
    const fellows: readonly FellowSpec[] = [
      { card: 'Ashane', skills: ['Dice Throwing'] },
      { card: 'Gambler', level: 1 },
    ];
    const used = begun({ gold: 5, fellows }).play(0, { use: 'dice-throwing' });
    expect(used.party(0)).toMatchObject({ gold: 2, luck: 3 });
    expect(usesOf(used, 'gambler')).toHaveLength(1);
    expect(used.play(0, { use: 'gambler' }).party(0)).toMatchObject({ gold: 0, luck: 5 });
  });

  test('C-29 the bearer pays with what is its own, and what is paid is spent', () => {
    const poor = begun({
      fellows: [
        { card: 'Healer', pool: { magic: 2 } },
        { card: 'Elementalist', pool: { magic: 3 } },
        { card: 'Thug', ready: false },
      ],
    });
    expect(usesOf(poor, 'healer')).toEqual([]);
    const able = begun({
      fellows: [
        { card: 'Healer', pool: { magic: 4 } },
        { card: 'Thug', ready: false },
      ],
    });
    expect(able.play(0, { use: 'healer' }, { choose: 'thug' }).pool(0, 'Healer')).toEqual({ magic: 1 });
  });

  test('C-30 luck and split attributes pay as well', () => {
    const healer = (pool: FellowSpec['pool'], luck: number): readonly unknown[] =>
      usesOf(
        begun({
          luck,
          fellows: [
            { card: 'Healer', ...(pool === undefined ? {} : { pool }) },
            { card: 'Thug', ready: false },
          ],
        }),
        'healer',
      );
    expect(healer({ magic: 2 }, 1)).toMatchObject([{ pay: { healer: { magic: 2 }, party: { luck: 1 } } }]);
    expect(healer({ higherMagic: 1 }, 0)).toMatchObject([{ pay: { healer: { higherMagic: 1 } } }]);
    expect(healer({ trickery: 5, wildExpert: 1 }, 0)).toEqual([]);
  });

  test('C-29 luck and gold that a card asks for are the party’s, and nothing stands in for them', () => {
    expect(usesOf(begun({ luck: 0, wilds: { wildBasic: 5 }, items: ['Offering Bowl'] }), 'offering-bowl')).toEqual([]);
    expect(usesOf(begun({ gold: 2, items: ["Philosopher's Stone"] }), 'philosophers-stone')).toEqual([]);
    const paid = begun({ gold: 3, items: ["Philosopher's Stone"] }).play(0, { use: 'philosophers-stone' });
    expect(paid.party(0)).toMatchObject({ gold: 0, wilds: [0, 0, 1] });
  });

  test('C-14, R-16 those who are exhausted use nothing: no ability, no equipment, no skill, no set bonus', () => {
    const wears = ['Sacrificial Knife', 'Undying Coal', "Summoner's Robe"];
    const bearer = { card: 'Ashane', wears, skills: ['Split Flame'] };
    const at = (ready: boolean): readonly unknown[] =>
      scene({ sets: ['Pact of the Pit'], parties: [{ luck: 3, fellows: ['Pell', { ...bearer, ready }] }] })
        .offered(0)
        .flatMap((action) => ('use' in action ? action.use : []));
    expect(new Set(at(true))).toEqual(
      new Set(['ashane', 'sacrificial-knife', 'undying-coal', 'summoners-robe', 'split-flame', 'pact-of-the-pit']),
    );
    expect(at(false)).toEqual([]);
  });

  test('what waits in the party helps nobody', () => {
    expect(usesOf(begun({ gold: 9, luck: 9, spare: ['Undying Coal', 'Split Flame'] }), 'undying-coal')).toEqual([]);
  });
});

describe('Actions of cards', () => {
  test('C-28 take the place of the action, once a round', () => {
    const items = ['Practice Post'];
    const used = begun({ items, fellows: ['Ashane', 'Thug'] }).play(0, { use: 'practice-post' }, { choose: 'thug' });
    expect(used.party(0).fellows.map(({ learning }) => learning)).toEqual([0, 5]);
    expect(used.asks(0)).toBe('turn free');
    expect(used.offered(0).filter((action) => 'visit' in action || 'pass' in action)).toEqual([]);
    const later = used.endTurn().play(1, { visit: 1 }).endTurn();
    expect(later.asks(0)).toBe('turn action');
    expect(usesOf(later, 'practice-post')).toEqual([]);
  });

  test('C-28 are not on offer when the action is taken', () => {
    const acted = begun({ gold: 9, items: ['Practice Post'], fellows: ['Ashane', 'Thug'] }).play(0, { visit: 0, by: 'thug' });
    expect(acted.asks(0)).toBe('turn free');
    expect(usesOf(acted, 'practice-post')).toEqual([]);
  });

  test('C-14 an exhausting one exhausts its bearer, and is not for those who are exhausted', () => {
    const fellows = ['Pell', 'Thug', 'Drill Master'];
    const used = begun({ fellows }).play(0, { use: 'drill-master' });
    expect(used.fellow(0, 'Drill Master').ready).toBe(false);
    expect(used.offered(0)).toEqual([{ choose: 'pell' }, { choose: 'thug' }, { choose: 'drill-master' }]);
    const taught = used.play(0, { choose: 'thug' });
    expect(taught.fellow(0, 'Thug')).toMatchObject({ learning: 1, ready: true });
    expect(taught.pool(0, 'Thug')).toEqual({ strength: 2 });
    expect(usesOf(begun({ fellows: ['Pell', { card: 'Drill Master', ready: false }] }), 'drill-master')).toEqual([]);
  });

  test('C-14 nobody wakes themselves: Messenger is exhausted by her errand and stays so', () => {
    const asked = begun({ fellows: ['Pell', 'Messenger', { card: 'Poacher', ready: false }] }).play(0, { use: 'messenger' });
    expect(asked.offered(0)).toEqual([{ choose: 'poacher' }]);
    expect(usesOf(begun({ fellows: ['Pell', 'Messenger'] }), 'messenger')).toEqual([]);
  });

  test('what only wakes the leader is on offer only while the leader sleeps: Cloak of Smoke', () => {
    const cloaked = { card: 'Bard', wears: ['Cloak of Smoke'], pool: { dexterity: 3 } };
    const thug = { card: 'Thug', ready: false };
    expect(usesOf(begun({ fellows: ['Pell', cloaked, thug] }), 'cloak-of-smoke')).toEqual([]);
    const woken = begun({ fellows: [{ card: 'Pell', ready: false }, cloaked, thug] }).play(0, { use: 'cloak-of-smoke' });
    expect(woken.party(0).fellows.map(({ ready }) => ready)).toEqual([true, true, false]);
  });
});
