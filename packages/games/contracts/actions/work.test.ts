import { describe, expect, test } from 'vitest';
import type { Tokens } from '../cards/attributes.ts';
import type { PartySpec } from '../scene/position.ts';
import { type Scene, scene } from '../scene/scene.ts';

/** The numbers of the common contracts. */
const SOLDIER_WORK = 0;
const SCOUT_THE_MARCHES = 1;
const WARD_THE_FIELDS = 2;

const begun = (party: PartySpec): Scene => scene({ quests: [], parties: [{ gold: 0, ...party }] });

/** Buckler, a warrior with these tokens, on his way to Soldier Work; Pell, a scout, stays at home. */
const buckler = (pool: Tokens, party: PartySpec = {}): Scene => begun({ ...party, fellows: ['Pell', { card: 'Buckler', pool }] });
const atWork = (pool: Tokens, party: PartySpec = {}): Scene => buckler(pool, party).play(0, { work: SOLDIER_WORK }, { join: 'buckler' });

describe('Common contracts', () => {
  test('C-18 worked example 3: Soldier Work', () => {
    const table = scene({
      parties: [
        { gold: 0, fellows: ['Pell', 'Buckler', 'Brawler'] },
        { gold: 0, fellows: ['Ogden', 'Paladin'] },
      ],
    });
    const his = table.play(0, { work: SOLDIER_WORK }, { join: 'buckler' }, { join: 'brawler' }, { contribute: 0, bonus: false });
    expect(his.party(0)).toMatchObject({ gold: 3, contributed: [3, null, null] });
    expect(his.told('contributed')).toEqual([
      {
        ...{ what: 'contributed', seat: 0, common: 'soldier-work', group: ['buckler', 'brawler'], attributes: 3 },
        pay: { buckler: { strength: 1 }, brawler: { strength: 2 } },
      },
    ]);
    const theirs = his.endTurn().play(1, { work: SOLDIER_WORK }, { join: 'paladin' }, { contribute: 0, bonus: false });
    expect(theirs.party(1)).toMatchObject({ gold: 2, contributed: [2, null, null] });
    expect(theirs.pool(1, 'Paladin')).toEqual({ magic: 1 });
    expect(theirs.party(0).contributed).toEqual([3, null, null]);
  });

  test('C-18 everybody sent is exhausted and learns', () => {
    const done = atWork({ strength: 2 }).play(0, { contribute: 0 });
    expect(done.fellow(0, 'Buckler')).toMatchObject({ ready: false, learning: 1 });
    expect(done.fellow(0, 'Pell')).toMatchObject({ ready: true, learning: 0 });
  });

  test('C-18 companions of the classes shown, by any one of theirs', () => {
    const fellows = ['Pell', 'Thug', 'Buckler', 'Elementalist', 'Bard', 'Paladin', 'Corsair'];
    const joining = (work: number): readonly unknown[] =>
      begun({ luck: 1, fellows })
        .play(0, { work })
        .offered(0)
        .flatMap((action) => ('join' in action ? action.join : []));
    expect(joining(SOLDIER_WORK)).toEqual(['buckler', 'paladin', 'corsair']);
    expect(joining(SCOUT_THE_MARCHES)).toEqual(['pell', 'bard', 'corsair']);
    expect(joining(WARD_THE_FIELDS)).toEqual(['pell', 'elementalist', 'bard', 'paladin', 'corsair']);
  });

  test('C-18, C-30 luck alone is enough to set out, but not where no one of the class is ready', () => {
    const worksOf = (at: Scene): readonly number[] => at.offered(0).flatMap((action) => ('work' in action ? [action.work] : []));
    const fellows = ['Thug', { card: 'Buckler', ready: false }, { card: 'Elementalist', pool: {} }];
    expect(worksOf(begun({ luck: 1, fellows }))).toEqual([WARD_THE_FIELDS]);
    expect(worksOf(begun({ luck: 0, fellows }))).toEqual([]);
  });

  test('C-18 attributes of the kinds shown', () => {
    const pool = { strength: 1, dexterity: 2, magic: 3 };
    const worked = (card: string, work: number): Scene =>
      begun({ fellows: ['Thug', { card, pool }, 'Ogden'] }).play(
        0,
        { work },
        { join: card.toLowerCase() },
        { contribute: 0, bonus: false },
      );
    expect(worked('Paladin', SOLDIER_WORK).party(0).contributed).toEqual([1, null, null]);
    expect(worked('Bard', SCOUT_THE_MARCHES).party(0).contributed).toEqual([null, 2, null]);
    const both = worked('Bard', WARD_THE_FIELDS);
    expect(both.party(0)).toMatchObject({ gold: 5, contributed: [null, null, 5] });
    expect(both.pool(0, 'Bard')).toEqual({ strength: 1 });
  });

  test('C-18 advanced attributes are split, wild ones count, expert ones do not', () => {
    const done = atWork({ strength: 1, might: 1, precision: 1, wildBasic: 1, wildAdvanced: 1, warcraft: 1, wildExpert: 1 }).play(0, {
      contribute: 0,
    });
    expect(done.party(0)).toMatchObject({ gold: 8, contributed: [8, null, null] });
    expect(done.pool(0, 'Buckler')).toEqual({ precision: 1, warcraft: 1, wildExpert: 1 });
    expect(buckler({ warcraft: 3, wildExpert: 1 }).fitting(0, { work: SOLDIER_WORK })).toEqual([]);
  });

  test('C-18 at least one attribute is contributed', () => {
    expect(buckler({ dexterity: 4 }).fitting(0, { work: SOLDIER_WORK })).toEqual([]);
    const lucky = atWork({ dexterity: 4 }, { luck: 1 });
    expect(lucky.offered(0)).toEqual([{ contribute: 1, bonus: false }, { back: true }, { leave: 'buckler' }]);
  });

  test('C-30 luck and wild tokens of the party are added as one likes, the wild ones first', () => {
    const group = atWork({ strength: 1 }, { luck: 1, wilds: { wildBasic: 1 } });
    expect(group.fitting(0, { bonus: false })).toEqual([0, 1, 2].map((contribute) => ({ contribute, bonus: false })));
    expect(group.play(0, { contribute: 1, bonus: false }).party(0)).toMatchObject({ gold: 2, luck: 1, wilds: [0, 0, 0] });
    expect(group.play(0, { contribute: 2, bonus: false }).party(0)).toMatchObject({ gold: 3, luck: 0, wilds: [0, 0, 0] });
  });

  test('C-18 several groups of a party add up, in one round', () => {
    const first = begun({ gold: 10, fellows: ['Pell', 'Buckler', 'Brawler', 'Thug'] }).play(
      0,
      { work: 0 },
      { join: 'buckler' },
      { contribute: 0 },
    );
    const second = first.endTurn().play(0, { work: 0 }, { join: 'brawler' }, { contribute: 0 });
    expect(second.party(0)).toMatchObject({ gold: 13, contributed: [3, null, null] });
    const cleaned = second.endTurn().play(0, { pass: true });
    expect(cleaned.state.round).toBe(2);
    expect(cleaned.party(0).contributed).toEqual([null, null, null]);
  });

  test.each([
    ['Soldier Work', SOLDIER_WORK, 'Knight', 1, { gold: 4 + 4, luck: 1, fame: 0 }, 1],
    ['Scout the Marches', SCOUT_THE_MARCHES, 'Cutpurse', 1, { gold: 4, luck: 1, fame: 0 }, 2],
    ['Ward the Fields', WARD_THE_FIELDS, 'Necromancer', 2, { gold: 4, luck: 0, fame: 1 }, 1],
  ])('C-33 the bonus of %s', (_, work, card, luck, after, learning) => {
    const join = card.toLowerCase();
    const group = (have: number): Scene => begun({ luck: have, fellows: ['Thug', card, 'Dagna'] }).play(0, { work }, { join });
    const paid = group(2).play(0, { contribute: 0, bonus: true });
    const done = paid.asks(0)?.endsWith(' companion') === true ? paid.play(0, { choose: join }) : paid;
    expect(done.party(0)).toMatchObject(after);
    expect(done.fellow(0, card).learning).toBe(learning);
    expect(done.fellow(0, 'Thug').learning).toBe(0);
    expect(group(luck - 1).fitting(0, { bonus: true })).toEqual([]);
  });

  test('C-30 wild advanced attributes of the party are split and contributed, and luck comes last', () => {
    const group = atWork({}, { luck: 1, wilds: { wildAdvanced: 1 } });
    expect(group.fitting(0, { bonus: false }).flatMap((action) => ('contribute' in action ? [action.contribute] : []))).toEqual([1, 3, 4]);
    const done = group.play(0, { contribute: 3, bonus: false });
    expect(done.party(0)).toMatchObject({ luck: 1, wilds: [0, 0, 0] });
    expect(done.told('contributed')[0]).toMatchObject({ attributes: 3, pay: { party: { wildAdvanced: 1 } } });
  });

  test('C-41 luck is spent only where nothing else of the contribution can stand for it, so that the bonus can be paid', () => {
    const group = atWork({}, { luck: 2, wilds: { wildBasic: 1, wildAdvanced: 1 } });
    expect(group.fitting(0, { contribute: 3, bonus: true })).toHaveLength(1);
    expect(group.play(0, { contribute: 3, bonus: false }).party(0)).toMatchObject({ luck: 2, wilds: [1, 0, 0] });
    expect(group.play(0, { contribute: 5, bonus: true }).party(0)).toMatchObject({ luck: 0, wilds: [0, 0, 0] });
    expect(group.fitting(0, { contribute: 6 })).toHaveLength(1);
  });

  test('R-8, C-30 as much of the wilds as one likes: one is split where plain ones and luck leave a gap', () => {
    const group = atWork({}, { luck: 1, wilds: { wildBasic: 1, wildAdvanced: 1 } });
    expect(group.fitting(0, { bonus: false })).toEqual([1, 2, 3, 4, 5].map((contribute) => ({ contribute, bonus: false })));
    const done = group.play(0, { contribute: 3, bonus: false });
    expect(done.party(0)).toMatchObject({ luck: 1, wilds: [1, 0, 0], contributed: [3, null, null] });
  });

  test('C-18 luck that is contributed does not buy the bonus as well', () => {
    const group = atWork({ strength: 1 }, { luck: 1 });
    expect(group.fitting(0, { bonus: true })).toEqual([{ contribute: 0, bonus: true }]);
  });

  test('C-18 each group may have the bonus; C-33 one experience, for whomever one likes', () => {
    const fellows = ['Ogden', { card: 'Pell', pool: { dexterity: 2 } }, { card: 'Poacher', pool: { dexterity: 1 } }, 'Thug'];
    const first = begun({ luck: 2, fellows }).play(0, { work: 1 }, { join: 'pell' }, { join: 'poacher' }, { contribute: 0, bonus: true });
    const taught = first.play(0, { choose: 'thug' });
    expect(taught.party(0).fellows.map(({ learning }) => learning)).toEqual([0, 1, 1, 1]);
    const second = taught.endTurn().play(0, { work: 1 }, { join: 'ogden' }, { contribute: 0, bonus: true }, { choose: 'ogden' });
    expect(second.fellow(0, 'Ogden').learning).toBe(2);
  });

  test('C-37 they do not count as contracts fulfilled, for ties and for cards that count', () => {
    const done = atWork({ strength: 1 }).play(0, { contribute: 0 });
    expect(done.party(0)).toMatchObject({ gold: 1, fulfilled: { treasure: 0, war: 0, occult: 0 } });
  });

  test('C-43 whatever happens whenever a companion fulfills a contract happens here too, unless it asks for more', () => {
    const work = (fellow: PartySpec['fellows']) =>
      begun({ fellows: ['Pell', ...(fellow ?? [])] }).play(0, { work: SOLDIER_WORK }, { join: 'lumberjack' }, { contribute: 0 });
    const lumberjack = (skill: string) => work([{ card: 'Lumberjack', pool: { strength: 1 }, skills: [skill] }]);
    expect(lumberjack('One Against Many').party(0).gold).toBe(1 + 5);
    expect(lumberjack('War Stories').party(0)).toMatchObject({ gold: 1, fame: 0, luck: 0 });
  });

  test('C-43 abilities for those who fulfill a contract help here, and are given back', () => {
    const at = buckler({ strength: 1 });
    const raging = begun({ fellows: ['Pell', { card: 'Buckler', pool: { strength: 1 }, skills: ['Rage'] }] });
    const group = raging.play(0, { work: SOLDIER_WORK }, { join: 'buckler' });
    const angry = group.play(0, { use: 'rage' });
    expect(angry.play(0, { contribute: 0 }).party(0)).toMatchObject({ gold: 4, contributed: [4, null, null] });
    expect(angry.play(0, { back: true }).party(0)).toEqual(raging.party(0));
    expect(angry.play(0, { leave: 'buckler' }).party(0)).toEqual(raging.party(0));
    expect(at.play(0, { work: SOLDIER_WORK }, { join: 'buckler' }).fitting(0, { use: 'rage' })).toEqual([]);
  });

  test('R-8 companions with nothing to contribute come along only with something of the party’s own', () => {
    const fellows = [{ card: 'Buckler', pool: { strength: 1 } }, { card: 'Knight', pool: {} }, 'Pell'];
    const joining = (luck: number) => begun({ luck, fellows }).play(0, { work: SOLDIER_WORK }, { join: 'buckler' });
    expect(joining(0).fitting(0, { join: 'knight' })).toEqual([]);
    const both = joining(1).play(0, { join: 'knight' });
    expect(both.fitting(0, { bonus: false })).toEqual([{ contribute: 1, bonus: false }]);
  });

  test('C-42 going back, or taking everyone out, undoes it all, and the group can set out again', () => {
    const at = buckler({ strength: 1 });
    const group = at.play(0, { work: SOLDIER_WORK }, { join: 'buckler' });
    const back = group.play(0, { back: true });
    expect(back.fellow(0, 'Buckler')).toMatchObject({ ready: true, learning: 0 });
    expect(back.offered(0)).toEqual(at.offered(0));
    expect(group.play(0, { leave: 'buckler' }).offered(0)).toEqual(at.play(0, { work: SOLDIER_WORK }).offered(0));
  });
});
