import { open } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { tileId } from '../../catalog.ts';
import { cellName, HOME } from '../../field/coordinates.ts';
import { asgard } from '../../rules.ts';
import { type Scene, scene } from '../../scene/scene.ts';
import { cellOf } from '../../state.ts';
import { TERRAIN } from '../../tile.ts';

const seed = (number: number): string => `${number}`.padStart(32, '0');
const draftOut = (from: Scene): Scene => {
  let at = from;
  while (at.asks.includes(' draft:')) at = at.choose(at.options[0] ?? '');
  return at;
};

describe('Asgard: the terrain that does nothing, and the flow of a match on it', () => {
  test('twelve tiles lie open and are taken in turn until none is left, six each, nothing discarded (A-1)', () => {
    const opened = open(asgard, 2, { first: 'blue' }, seed(7));
    if (!opened.ok) throw new Error(opened.refusal.sentence);
    const { state } = opened.value.position;
    expect(state.setting.terrain).toBe('asgard');
    expect(state.pool).toHaveLength(12);
    // The same deal as a scene, to be picked by name.
    let drafting = scene(`
      match: asgard asgard
      first: blue
      pool: ${state.pool.map(tileId).join(', ')}
      agenda: [{"ask":"draft","phase":1,"taken":0}]
      *
    `);
    const pickers: string[] = [];
    while (drafting.asks.includes(' draft:')) {
      pickers.push(drafting.asks.split(' ')[0] ?? '');
      drafting = drafting.choose(drafting.options.at(-1) ?? '');
    }
    expect(pickers).toEqual(Array.from({ length: 6 }, () => ['blue', 'red']).flat());
    expect([drafting.hand('red').length, drafting.hand('blue').length]).toEqual([6, 6]);
    expect(drafting.state.discard).toEqual([]);
    expect(drafting.state.pool).toEqual([]);
    expect(drafting.asks).toMatch(/^blue placement/);
  });

  test('the first tile must touch the terrain, which may end up anywhere in the field', () => {
    const first = scene(`
      match: asgard asgard
      red hand: knight
      *
    `);
    expect(first.options.map((option) => option.slice(7, 9))).toEqual(['d3', 'c4', 'e4', 'd5'].flatMap((cell) => [cell, cell, cell, cell]));
  });

  test('nothing happens to the board between the rounds, and a tile flipped by comparing does not compare', () => {
    const ended = scene(`
      match: asgard asgard
      score: 0 : 9
      red hand: knight 9/9/9/9
      .  blue viking 5/5/5/5  blue mage 0/0/0/0  *
    `).place('knight', 'a4');
    expect(ended.owner('viking')).toBe('red');
    expect(ended.owner('mage')).toBe('blue');
    expect(ended.asks).toMatch(/^red draft/);
    expect(['knight', 'viking', 'mage'].map(ended.cell)).toEqual(['a4', 'b4', 'c4']);
  });

  test('the player with fewer points opens round 2; if both have as many, chance decides (A-2)', () => {
    const secondRound = (score: string, number: number) =>
      scene(`
        match: asgard asgard
        random: ${seed(number)}
        score: ${score}
        red hand: knight
        *
      `).place('knight', 'c4');
    expect(secondRound('3 : 4', 1).asks).toMatch(/^red draft/);
    expect(secondRound('4 : 3', 1).asks).toMatch(/^blue draft/);
    const tied = Array.from({ length: 12 }, (_, number) => secondRound('4 : 4', number));
    expect(new Set(tied.map(({ asks }) => asks.split(' ')[0]))).toEqual(new Set(['red', 'blue']));
    expect(tied[0]?.told('round')).toMatchObject([{ round: 2, byChance: true }]);
  });

  test('in round 1 chance decides too, unless the match was made otherwise (A-2)', () => {
    const first = (number: number): number | undefined => {
      const opened = open(asgard, 2, {}, seed(number));
      return opened.ok ? opened.value.position.state.first : undefined;
    };
    expect(new Set(Array.from({ length: 12 }, (_, number) => first(number)))).toEqual(new Set([0, 1]));
  });
});

describe('A tie after round 2 is played off', () => {
  /** Five in a row, so that the columns are locked, and a point to each for it. None of these heroes asks anything. */
  const tie = (round: number, number = 1, variant = '') =>
    scene(`
      match: asgard asgard ${variant}
      random: ${seed(number)}
      round: ${round}
      score: 8 : 8
      red hand: knight 0/0/0/0
      deck: titan, priest, cadenza, noble, beggar, ranger, paladin, captain
      discard: dealer
      red monk 0/0/0/0  blue necromancer 0/0/0/0  *  .  blue fairy 0/0/0/0
    `).place('knight', 'e4');

  test('all heroes leave the board and go back into the deck with the discard; the terrain stays (A-3)', () => {
    const cleared = tie(2);
    expect(cleared.score).toEqual([9, 9]);
    expect(cleared.told('cleared')).toHaveLength(1);
    expect(cleared.state.field).toEqual([]);
    expect(cleared.state.discard).toEqual([]);
    expect(cellName(cellOf(cleared.state, TERRAIN), HOME)).toBe('d4');
    const everybody = [...cleared.state.deck, ...cleared.state.pool].sort((a, b) => a - b);
    expect(everybody).toEqual(cleared.state.setting.heroes);
    // Another draft of twelve.
    expect(cleared.state.pool).toHaveLength(12);
    expect(cleared.state.round).toBe(3);
  });

  test('chance says who goes first (A-3)', () => {
    const firsts = Array.from({ length: 12 }, (_, number) => tie(2, number).asks.split(' ')[0]);
    expect(new Set(firsts)).toEqual(new Set(['red', 'blue']));
  });

  test('the margins unlock, unless the terrain is the center (A-3)', () => {
    const locked = (at: Scene) => [at.state.top, at.state.leftmost];
    const inColumnA = (at: Scene) => {
      let reach = draftOut(at);
      for (const cell of ['c4', 'b4', 'a4']) {
        const option = reach.options.find((offered) => offered.split(' ')[1] === `${cell}^`);
        if (option === undefined) return false;
        reach = reach.choose(option);
      }
      return true;
    };
    expect(locked(tie(2))).toEqual([-1, -1]);
    expect(locked(tie(2, 1, 'centred'))).toEqual([1, 1]);
    expect(inColumnA(tie(2))).toBe(true);
    expect(inColumnA(tie(2, 1, 'centred'))).toBe(false);
  });

  test('Apollo shows his printed numbers in such a round (R-2)', () => {
    const apollo = (round: number) =>
      scene(`
        match: asgard asgard
        round: ${round}
        red apollo 4/4/4/4  *
      `).numbers('apollo');
    expect([1, 2, 3, 4].map(apollo)).toEqual(['5/5/5/5', '3/3/3/3', '4/4/4/4', '4/4/4/4']);
  });

  test('it is repeated while the totals are equal, ten times at most; then the win is shared (R-4)', () => {
    expect(tie(11).state.over).toBe(false);
    const shared = tie(12);
    expect(shared.state.over).toBe(true);
    expect(asgard.standing(shared.state).ranking).toEqual([[0, 1]]);
  });

  test('totals that differ end the match', () => {
    const ended = scene(`
      match: asgard asgard
      round: 2
      score: 9 : 8
      red hand: knight
      *
    `).place('knight', 'c4');
    expect(ended.asks).toBe('');
    expect(asgard.standing(ended.state).ranking).toEqual([[0], [1]]);
  });
});

describe('The terrain is a tile that nobody owns', () => {
  test('it can be neither flipped, moved, swapped nor turned by what does not name it, and scores for nobody (T-7)', () => {
    const beside = (hero: string) =>
      scene(`
        match: asgard asgard
        red hand: ${hero} 9/9/9/9
        blue hand: thief
        .  *  blue titan 0/0/0/0
      `).place(hero, 'c4').asks;
    // Each of them would have something to choose if the terrain were a hero beside it.
    for (const hero of ['trickster', 'innkeeper', 'assassin', 'squire', 'duelist', 'dragon', 'satyr', 'manticore'])
      expect(beside(hero)).toMatch(/^blue placement/);
    const scored = scene(`
      match: asgard asgard
      red hand: knight 0/0/0/0
      .  *  red viking 0/0/0/0
    `).place('knight', 'c4');
    // Two red tiles in row 4 and the terrain between them: 1 point, not 2.
    expect(scored.score).toEqual([1, 0]);
  });

  test('it counts where tiles are counted: Muse gains by it, Cerberus needs it as his third (T-7)', () => {
    const muse = scene(`
      match: asgard asgard
      red muse 1/1/1/1  *
    `);
    expect(muse.numbers('muse')).toBe('3/3/3/3');
    const cerberus = scene(`
      match: asgard asgard
      red hand: cerberus 0/0/0/0
      blue hand: thief
      .                    blue mage 9/9/9/9  .
      blue viking 9/9/9/9  .                  *
    `).place('cerberus', 'c4');
    expect([cerberus.owner('mage'), cerberus.owner('viking')]).toEqual(['red', 'red']);
  });
});
