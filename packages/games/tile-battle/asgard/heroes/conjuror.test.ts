import { hashOf, randomFrom } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { faults } from '../../faults.ts';
import { asgard } from '../../rules.ts';
import { scene } from '../../scene/scene.ts';
import { determinize } from '../../view/determinize.ts';

const tile = (no: number): number => 50 + no;
const [KNIGHT, ARCHER, TRICKSTER] = [tile(1), tile(2), tile(3)];

describe('Conjuror: you may look at the top three of the deck and place one of them in its cell', () => {
  const asked = scene(`
    match: asgard asgard
    red hand: conjuror 0/0/0/0, bard
    blue hand: fool
    deck: knight 6/6/6/6, archer, trickster, mage, squire
    *   blue thief 5/5/5/5
  `).place('conjuror', 'e3');
  const looking = asked.use();

  test('the summoned hero battles from Conjuror’s cell, turned any way, and Conjuror is discarded', () => {
    expect(looking.asks).toBe('red conjuror: knight, archer, trickster');
    expect(looking.choose('knight').options).toEqual(['0', '1', '2', '3']);
    const after = looking.choose('knight', '1', 'archer');
    expect(after.where('knight')).toBe('red e3>');
    expect(after.where('conjuror')).toBe('discard');
    expect(after.owner('thief')).toBe('red');
  });

  test('the others go to the bottom in an order of choice', () => {
    const deck = (under: string) => looking.choose('knight', '0', under).state.deck.map((hero) => hero - 50);
    // The last of the list is the top. Who goes under first lies higher.
    expect(deck('archer')).toEqual([3, 2, 14, 4]);
    expect(deck('trickster')).toEqual([2, 3, 14, 4]);
  });

  test('declined, Conjuror battles itself and the deck stays', () => {
    const after = asked.pass();
    expect(after.where('conjuror')).toBe('red e3^');
    expect(after.state.deck).toEqual(asked.state.deck);
  });

  test('having looked, its player must place one (A-17)', () => {
    expect(looking.options).not.toContain('pass');
  });

  test('a short deck: look at what there is; an empty one: nothing is asked (A-17)', () => {
    const withDeck = (deck: string) =>
      scene(`
        match: asgard asgard
        red hand: conjuror 0/0/0/0
        blue hand: fool
        deck: ${deck}
        *   .
      `).place('conjuror', 'e4');
    const two = withDeck('knight, archer').use();
    expect(two.options).toEqual(['knight', 'archer']);
    // Of one that is left over there is no order to choose.
    expect(two.choose('knight', '0').asks).toMatch(/^blue placement/);
    expect(withDeck('').asks).toMatch(/^blue placement/);
  });

  test('its player alone sees the three tiles, and later knows the bottom of the deck (T-13)', () => {
    const seenBy = (watcher: number | undefined) => asgard.view(looking.state, watcher).looking;
    expect(seenBy(0)).toEqual([KNIGHT, ARCHER, TRICKSTER]);
    expect(seenBy(1)).toBe(3);
    expect(seenBy(undefined)).toBe(3);
    const after = looking.choose('knight', '0', 'archer');
    const known = (watcher: number | undefined) => asgard.view(after.state, watcher).known;
    expect(known(0)).toEqual([
      { place: 4, tile: TRICKSTER },
      { place: 3, tile: ARCHER },
    ]);
    expect(known(1)).toEqual([]);
    expect(known(undefined)).toEqual([]);
  });

  test('nor do the events tell anybody else (T-13)', () => {
    const after = looking.choose('knight', '0', 'archer');
    const told = [...looking.events, ...after.events];
    const hidden = (watcher: number | undefined) =>
      told
        .map((event) => asgard.redact(event, watcher))
        .flatMap((event) => (event?.what === 'looked' ? event.tiles : event?.what === 'under' ? [event.tile] : []));
    expect(hidden(0)).toEqual([KNIGHT, ARCHER, TRICKSTER, ARCHER, TRICKSTER]);
    expect(hidden(1)).toEqual([-1, -1, -1, -1, -1]);
    expect(hidden(undefined)).toEqual([-1, -1, -1, -1, -1]);
  });

  test('hands are open to both players and to spectators (T-13)', () => {
    for (const watcher of [0, 1, undefined]) expect(asgard.view(asked.state, watcher).hands).toEqual([[tile(10)], [tile(22)]]);
  });

  test('a guess of what the opponent sees is sound in the middle of the choice (T-13)', () => {
    const choosing = looking.choose('knight', '0');
    for (let seed = 0; seed < 8; seed++) {
      const world = determinize(choosing.state, 1, randomFrom(`${seed}`.repeat(32)));
      const [decision] = asgard.decisions(world);
      const [option] = decision?.options ?? [];
      if (decision === undefined || option === undefined) throw new Error('Red should be asked.');
      asgard.advance(world, decision.seat, option);
      expect(faults(world)).toEqual([]);
    }
    expect(hashOf(choosing.state)).toBe(choosing.hash);
  });

  test('the summoned hero’s own ability is used, and its continuous one sleeps in its battle (A-4)', () => {
    const summoned = (hero: string) =>
      scene(`
        match: asgard asgard
        red hand: conjuror 0/0/0/0
        blue hand: fool
        deck: ${hero}
        red bard   .
        *          blue thief 5/5/5/5
      `)
        .place('conjuror', 'e3')
        .use()
        .choose(hero.split(' ')[0] ?? '', '0');
    expect(summoned('trickster 0/0/0/0').asks).toBe('red trickster: thief, bard, pass');
    expect(summoned('captain 5/5/5/5').owner('thief')).toBe('blue');
    expect(summoned('captain 5/5/5/5').numbers('captain')).toBe('6/6/6/6');
  });

  test('Shekhtur may dash twice: from Conjuror, and from the hero it summons (A-17)', () => {
    const dashing = scene(`
      match: asgard asgard
      red hand: conjuror 0/0/0/0
      deck: knight 0/0/0/0
      red bard     .
      *            blue shekhtur 5/5/5/5
      blue noble   .
    `).place('conjuror', 'e3');
    expect(dashing.asks).toMatch(/^blue shekhtur/);
    const summoned = dashing.pass().use().choose('knight', '0');
    expect(summoned.asks).toMatch(/^blue shekhtur/);
  });

  test('Minotaur flips the hero it summons, once, and leaves the discarded Conjuror alone (A-17)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: conjuror 0/0/0/0
      blue hand: fool
      deck: knight 0/0/0/0
      *   blue minotaur 9/9/9/9
    `)
      .place('conjuror', 'e3')
      .use()
      .choose('knight', '0');
    expect(after.owner('knight')).toBe('blue');
    expect(after.told('flipped')).toHaveLength(1);
  });

  test('placing it meets Commander’s demand; the hero it summons is no play from hand (A-17)', () => {
    // Red is told to play Conjuror, and at e3: Knight comes instead, and the demands are spent.
    const after = scene(`
      match: asgard asgard
      red hand: conjuror 0/0/0/0, bard
      blue hand: fool
      deck: knight 0/0/0/0
      lasting: [{"kind":"force","by":80,"seat":0,"tile":66},{"kind":"gate","by":100,"seat":0,"cell":20}]
      *   blue commander 9/9/9/9   blue khadath
    `);
    expect(after.options).toEqual(['conjuror e3^', 'conjuror e3>', 'conjuror e3v', 'conjuror e3<']);
    const summoned = after.place('conjuror', 'e3').use().choose('knight', '0');
    expect(summoned.where('knight')).toBe('red e3^');
    expect(summoned.state.lasting).toEqual([]);
  });

  test('Athena takes its ability, and one of her two placements with it (O-5)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: athena 0/0/0/0, bard
      blue hand: conjuror 0/0/0/0, trickster
      *   red mage 9/9/9/9
    `)
      .place('athena', 'f4')
      .place('conjuror', 'e3');
    expect(after.asks).toMatch(/^red placement/);
    expect(after.told('ignored').map(({ tile: ignored }) => ignored)).toEqual([tile(16)]);
    expect(after.place('bard', 'e5').state.lasting).toEqual([]);
  });

  test('Priestess takes the next placement of the opponent, Conjuror’s', () => {
    const after = scene(`
      match: asgard asgard
      red hand: priestess 0/0/0/0, bard
      blue hand: conjuror 0/0/0/0, trickster
      *   red mage 9/9/9/9
    `)
      .place('priestess', 'f4')
      .place('conjuror', 'e3');
    expect(after.asks).toMatch(/^red placement/);
    expect(after.where('conjuror')).toBe('blue e3^');
  });

  test('Elder as Conjuror is himself the one discarded (O-11)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: elder 0/0/0/0
      blue hand: fool
      deck: knight 6/6/6/6
      discard: conjuror
      *   blue thief 5/5/5/5
    `)
      .place('elder', 'e3')
      .choose('conjuror')
      .use()
      .choose('knight', '0');
    expect(after.where('knight')).toBe('red e3^');
    expect(after.where('elder')).toBe('discard');
    expect(after.owner('thief')).toBe('red');
  });

  test('it may summon Elder, who then finds Conjuror in the discard', () => {
    const after = scene(`
      match: asgard asgard
      red hand: conjuror 0/0/0/0
      deck: elder 0/0/0/0, knight, archer
      *   .
    `)
      .place('conjuror', 'e4')
      .use()
      .choose('elder', '0', 'archer');
    expect(after.asks).toBe('red elder: conjuror, pass');
    expect(after.choose('conjuror').use().options).toEqual(['archer', 'knight']);
  });

  test('beside Baenvier it has no ability (A-5)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: conjuror 0/0/0/0
      blue hand: fool
      *   blue baenvier
    `).place('conjuror', 'e3');
    expect(after.asks).toMatch(/^blue placement/);
    expect(after.told('silenced')).toHaveLength(1);
  });
});
