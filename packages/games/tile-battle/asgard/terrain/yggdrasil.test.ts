import { open } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { tileNamed } from '../../catalog.ts';
import { asgard } from '../../rules.ts';
import { type Scene, scene } from '../../scene/scene.ts';

describe('Yggdrasil: one round, no draft; each turn one of the top two tiles of the deck is placed', () => {
  const tiles = ({ options }: Scene): readonly string[] => [...new Set(options.map((option) => option.split(' ')[0] ?? ''))];

  const second = scene(`
    match: asgard yggdrasil
    placements left: 3 : 3
    looking: knight 0/0/0/0, thief 0/0/0/0
    deck: viking 0/0/0/0, titan 0/0/0/0, bard, mage
    *
  `);

  test('a match begins without a draft: six placements each, two tiles to choose from (A-15)', () => {
    const opened = open(asgard, 2, { terrain: 'yggdrasil' }, '0'.repeat(32));
    if (!opened.ok) throw new Error(opened.refusal.sentence);
    const { state, decisions } = opened.value.position;
    expect(state.left).toEqual([6, 6]);
    expect(state.looking).toHaveLength(2);
    expect(decisions[0]?.options).toHaveLength(2 * 4 * 4);
  });

  test('the tile not placed goes to the bottom of the deck, and the next player looks at the next two', () => {
    expect(tiles(second)).toEqual(['knight', 'thief']);
    const placed = second.place('knight', 'c4');
    expect(tiles(placed)).toEqual(['viking', 'titan']);
    expect(placed.where('thief')).toBe('deck');
    expect(placed.state.deck[0]).toBe(tileNamed('thief'));
    expect(placed.state.left).toEqual([2, 3]);
  });

  test('it goes there before abilities: a short deck already holds it for Conjuror (A-15)', () => {
    const summoning = scene(`
      match: asgard yggdrasil
      placements left: 3 : 3
      looking: conjuror, knight 0/0/0/0
      deck: viking 0/0/0/0
      *
    `)
      .place('conjuror', 'c4')
      .use();
    expect(summoning.options.toSorted()).toEqual(['knight', 'viking']);
  });

  test('only the active player sees the two tiles, and who put a tile under the deck knows it (A-15)', () => {
    expect(asgard.view(second.state, 0).looking).toEqual(['knight', 'thief'].map(tileNamed));
    expect(asgard.view(second.state, 1).looking).toBe(2);
    expect(asgard.view(second.state, undefined).looking).toBe(2);
    const after = second.place('knight', 'c4').state;
    expect(asgard.view(after, 0).known.map(({ tile }) => tile)).toEqual([tileNamed('thief')]);
    expect(asgard.view(after, 1).known).toEqual([]);
  });

  test('they are no hand: Thief finds nothing to exchange (A-15)', () => {
    expect(second.place('thief', 'c4').asks).toMatch(/^blue placement/);
  });

  test('after six placements each the one round is scored, and the match is over', () => {
    const over = scene(`
      match: asgard yggdrasil
      placements left: 1 : 0
      looking: knight 0/0/0/0, thief 0/0/0/0
      score: 1 : 0
      *
    `).place('knight', 'c4');
    expect(over.state.over).toBe(true);
    expect(over.score).toEqual([1, 0]);
  });

  const tied = scene(`
    match: asgard yggdrasil
    placements left: 1 : 0
    looking: knight 0/0/0/0, thief 0/0/0/0
    *
  `).place('knight', 'c4');

  test('a tie brings another twelve placements on a cleared board (A-3)', () => {
    expect(tied.told('cleared')).toHaveLength(1);
    expect(tied.state.left).toEqual([6, 6]);
    expect(tied.state.looking).toHaveLength(2);
    expect(tied.options).toHaveLength(2 * 4 * 4);
  });

  test('those twelve are round 2 to Apollo and to Oracle (R-3)', () => {
    const lastTurn = (round: number) =>
      scene(`
        match: asgard yggdrasil
        round: ${round}
        placements left: 1 : 0
        looking: knight 0/0/0/0, thief 0/0/0/0
        margins: 2 b
        *  red oracle 0/0/0/0  red apollo 4/4/4/4
        board c4:
      `);
    expect([1, 2].map((round) => lastTurn(round).numbers('apollo'))).toEqual(['5/5/5/5', '3/3/3/3']);
    // Knight is red's third tile: in row 4 two count 1, and in round 2 Oracle in the middle counts 5.
    expect([1, 2].map((round) => lastTurn(round).place('knight', 'c3').score[0])).toEqual([1, 6]);
    expect(tied.state.round).toBe(2);
  });

  test('"one tile left" means one placement left: then a Hot Spot is open to the opponent (A-15, A-7)', () => {
    const closedTo = (left: number) =>
      scene(`
        match: asgard yggdrasil
        placements left: 3 : ${left}
        looking: pyromancer 0/0/0/0, thief
        deck: viking, titan, bard
        *
      `)
        .place('pyromancer', 'c4')
        .choose('c3').options;
    expect(closedTo(1)).toContain('viking c3^');
    expect(closedTo(2)).not.toContain('viking c3^');
    expect(closedTo(2)).toContain('viking c5^');
  });

  test('an extra turn spends a placement of one’s own, and without one it is not offered (A-15, R-24)', () => {
    const galloping = (left: string) =>
      scene(`
        match: asgard yggdrasil
        placements left: ${left}
        looking: centaur 0/0/0/0, thief
        deck: viking 0/0/0/0, titan 0/0/0/0, bard 0/0/0/0
        *
      `).place('centaur', 'c4');
    const extra = galloping('3 : 3').use();
    expect(extra.asks).toMatch(/^red placement/);
    const spent = extra.place('titan', 'b4');
    expect(spent.state.left).toEqual([1, 3]);
    expect(spent.asks).toMatch(/^blue placement/);
    expect(galloping('1 : 3').asks).toMatch(/^blue placement/);
  });
});
