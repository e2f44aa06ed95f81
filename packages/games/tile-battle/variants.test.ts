import { type MatchOptions, open, optionAt, type Position, randomBelow, randomFrom, submit } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from './action.ts';
import { CATALOG, tileNamed } from './catalog.ts';
import { cellName, HOME } from './field/coordinates.ts';
import { bounds } from './field/lookaround.ts';
import { TERRAINS } from './hero/roster.ts';
import { asgard, olympus } from './rules.ts';
import { scene } from './scene/scene.ts';
import { cellOf, type State } from './state.ts';
import { TERRAIN } from './tile.ts';

const seed = (number: number): string => `${number}`.padStart(32, '0');

const opened = (game: typeof asgard, options: MatchOptions, number = 1): Position<State, Action> => {
  const result = open(game, 2, options, seed(number));
  if (!result.ok) throw new Error(result.refusal.sentence);
  return result.value.position;
};

const refusal = (game: typeof asgard, options: MatchOptions): string => {
  const result = open(game, 2, options, seed(1));
  return result.ok ? '' : result.refusal.sentence;
};

/** Plays random answers until the match ends or the position is the one wanted. */
const playUntil = (game: typeof asgard, from: Position<State, Action>, number: number, found: (s: State) => boolean): State => {
  const random = randomFrom(seed(number));
  let position = from;
  while (position.decisions.length > 0 && !found(position.state)) {
    const [decision] = position.decisions;
    if (decision === undefined) break;
    const reply = submit(game, position, decision.seat, optionAt(decision.options, randomBelow(random, decision.options.length)));
    if (!reply.ok) throw new Error(reply.refusal.sentence);
    position = reply.value.position;
  }
  return position.state;
};

/** The heroes on the board when the second round is over, if no tie has cleared it. */
const afterTwoRounds = (options: MatchOptions): State => {
  for (let number = 1; number < 10; number++) {
    const ended = playUntil(asgard, opened(asgard, options, number), number, ({ round }) => round > 2);
    if (ended.over) return ended;
  }
  throw new Error('Every match was tied.');
};

describe('No Terrain: the board starts empty', () => {
  test('the first tile may go anywhere, which is one cell to offer (T-2)', () => {
    const first = playUntil(
      asgard,
      opened(asgard, { terrain: 'none' }),
      1,
      ({ hands, pool }) => hands[0].length === 6 && pool.length === 0,
    );
    expect(cellOf(first, TERRAIN)).toBe(-1);
    const [decision] = asgard.decisions(first);
    expect(decision?.options).toHaveLength(6 * 4);
  });

  test('the field ends five by five with one empty cell', () => {
    const ended = afterTwoRounds({ terrain: 'none' });
    expect(ended.field).toHaveLength(24);
    const { rows, columns } = bounds(ended);
    expect([rows.length, columns.length]).toEqual([5, 5]);
  });

  test('what names the terrain does nothing: Hikaru, Sculptor, Zeus, Icarus (T-25)', () => {
    const placed = (hero: string) =>
      scene(`
        match: asgard none
        red hand: ${hero} 4/4/4/4
        red viking 0/0/0/0
      `).place(hero, 'd3');
    for (const hero of ['hikaru', 'sculptor']) expect(placed(hero).asks).toMatch(/draft/);
    // One point for two red tiles in column d, and none from Zeus.
    expect(placed('zeus').score).toEqual([1, 0]);
    expect(placed('icarus').numbers('icarus')).toBe('4/4/4/4');
  });

  test('Hikaru may be left out of the deck, here and with a centred terrain, but nowhere else (T-25)', () => {
    const hasHikaru = (options: MatchOptions) => opened(asgard, options).state.setting.heroes.includes(tileNamed('hikaru') ?? 0);
    expect(hasHikaru({ terrain: 'none' })).toBe(true);
    expect(hasHikaru({ terrain: 'none', hikaru: false })).toBe(false);
    expect(hasHikaru({ centred: true, hikaru: false })).toBe(false);
    expect(hasHikaru({ hikaru: false })).toBe(true);
  });

  test('it is a variant of Asgard: Olympus plays it with mixed decks only, and there is nothing to center', () => {
    expect(refusal(olympus, { terrain: 'none' })).toMatch(/mixed/);
    expect(refusal(olympus, { terrain: 'none', mixed: true })).toBe('');
    expect(refusal(asgard, { terrain: 'none', centred: true })).toMatch(/center/);
  });

  test('a tie leaves an empty board, and the first tile may go anywhere again (A-3)', () => {
    let next = scene(`
      match: asgard none
      round: 2
      red hand: knight 0/0/0/0
      red viking 0/0/0/0  blue mage 0/0/0/0
      score: 3 : 4
    `).place('knight', 'd3');
    expect(next.told('cleared')).toHaveLength(1);
    while (next.asks.includes(' draft:')) next = next.choose(next.options[0] ?? '');
    expect(next.options).toHaveLength(6 * 4);
  });
});

describe('Terrain Center: the terrain is the middle of the five by five', () => {
  test('the margins are known from the start', () => {
    const reaches = (variant: string) =>
      scene(`
        match: asgard asgard ${variant}
        red hand: knight
        *  red viking 0/0/0/0  red monk 0/0/0/0
      `).options.includes('knight g4^');
    expect(reaches('')).toBe(true);
    expect(reaches('centred')).toBe(false);
  });

  test('the match ends with a full field around it', () => {
    const ended = afterTwoRounds({ centred: true });
    expect(ended.field).toHaveLength(24);
    expect(cellName(cellOf(ended, TERRAIN), HOME)).toBe('d4');
    expect(ended.field.map((tile) => cellName(cellOf(ended, tile), HOME)).every((cell) => /^[b-f][2-6]$/.test(cell))).toBe(true);
  });

  test('Hikaru and Sculptor are switched off, and so is the terrain for Architect (T-25)', () => {
    const placed = (hero: string, variant: string) =>
      scene(`
        match: asgard asgard ${variant}
        red hand: ${hero} 0/0/0/0
        blue hand: titan
        .  *                   blue viking 0/0/0/0
        .  blue mage 0/0/0/0   blue monk 0/0/0/0
        .  .                   .
      `).place(hero, 'c5').asks;
    expect(placed('architect', '')).toBe('red architect: mage, pass');
    for (const hero of ['hikaru', 'sculptor']) {
      expect(placed(hero, '')).toMatch(new RegExp(`^red ${hero}`));
      expect(placed(hero, 'centred')).toMatch(/^blue placement/);
    }
    const architect = (variant: string) =>
      scene(`
        match: asgard asgard ${variant}
        red hand: architect 0/0/0/0
        blue hand: titan
        .                    *
        blue mage 0/0/0/0    blue monk 0/0/0/0
      `).place('architect', 'c4').asks;
    expect(architect('')).toBe('red architect: mage, terrain, pass');
    expect(architect('centred')).toBe('red architect: mage, pass');
  });
});

describe('Mixed decks: the heroes of both editions in one deck', () => {
  test('all heroes take part, the house heroes if wanted', () => {
    const heroes = (game: typeof asgard, options: MatchOptions) => opened(game, options).state.setting.heroes.length;
    expect(heroes(asgard, { mixed: true })).toBe(CATALOG.filter(({ house }) => !house).length);
    expect(heroes(olympus, { mixed: true, house: true })).toBe(CATALOG.length);
    expect(heroes(asgard, {})).toBe(CATALOG.filter(({ edition }) => edition === 'asgard').length);
  });

  test('the terrain says whose draft is held, whatever the edition of the match; without terrain it is Asgard’s (T-18)', () => {
    const dealt = (game: typeof asgard, terrain: string) => opened(game, { terrain, mixed: true }).state.pool.length;
    expect(dealt(asgard, 'ragnarok')).toBe(12);
    expect(dealt(olympus, 'ragnarok')).toBe(12);
    expect(dealt(olympus, 'none')).toBe(12);
    expect(dealt(asgard, 'tartarus')).toBe(7);
  });

  test('and how a tie ends: Olympus gives it to who went first in round 2, Asgard plays on (T-18)', () => {
    const tied = (match: string) =>
      scene(`
        match: ${match}
        round: 2
        first: blue
        to move: red
        score: 4 : 4
        red hand: knight 0/0/0/0
        .  .  *  blue titan 0/0/0/0
      `).place('knight', 'd5');
    const atTartarus = tied('olympus tartarus').state;
    expect(atTartarus.over).toBe(true);
    expect(olympus.standing(atTartarus).ranking).toEqual([[1], [0]]);
    expect(tied('asgard asgard').state.over).toBe(false);
  });

  test('each hero keeps to its own edition: Muse works immediately, Captain only after his battle (T-18)', () => {
    const placed = (match: string, hero: string) =>
      scene(`
        match: ${match}
        red hand: ${hero} 4/4/4/4
        blue hand: titan
        red bard 0/0/0/0  .                    *
        .                 blue viking 4/4/4/4  .
      `)
        .place(hero, 'c4')
        .owner('viking');
    for (const match of ['asgard asgard', 'olympus tartarus']) {
      expect(placed(match, 'muse')).toBe('red');
      expect(placed(match, 'captain')).toBe('blue');
    }
  });

  test('Elder has nothing to copy while the discard is empty (T-18)', () => {
    const elder = (discard: string) =>
      scene(`
        match: asgard asgard
        discard: ${discard}
        red hand: elder 0/0/0/0
        blue hand: titan
        *
      `).place('elder', 'c4').asks;
    expect(elder('')).toMatch(/^blue placement/);
    // With a discard he copies heroes of the other edition too.
    expect(elder('commander')).toBe('red elder: commander, pass');
  });

  test('after an extra turn the hands are uneven: who has no tile is skipped until the other has none (T-9)', () => {
    const galloped = scene(`
      match: asgard asgard
      red hand: centaur 0/0/0/0, monk 0/0/0/0
      blue hand: titan 0/0/0/0, fairy 0/0/0/0
      *
    `)
      .place('centaur', 'c4')
      .use()
      .place('monk', 'b4');
    const alone = galloped.place('titan', 'd3');
    expect(alone.told('skipped')).toEqual([{ what: 'skipped', seat: 0 }]);
    expect(alone.asks).toMatch(/^blue placement/);
    expect(alone.place('fairy', 'd5').asks).toMatch(/ draft:/);
  });

  test('a skipped turn has no beginning and no end: Pegasus stays and nobody crosses the Styx (T-21)', () => {
    const turn = (hand: string) =>
      scene(`
        match: olympus river-styx
        to move: blue
        red hand: ${hand}
        blue hand: titan 0/0/0/0, fairy 0/0/0/0
        .  *  red pegasus 0/0/0/0
      `)
        .place('titan', 'c4')
        .pass().asks;
    expect(turn('monk')).toMatch(/^red pegasus/);
    expect(turn('')).toMatch(/^blue placement/);
  });

  test.each([...TERRAINS.map(({ id }) => id), 'none'])('a match on %s can be played to its end', (terrain) => {
    const ended = playUntil(asgard, opened(asgard, { terrain, mixed: true, house: true }, 5), 5, () => false);
    expect(ended.over).toBe(true);
    expect(asgard.faults(ended)).toEqual([]);
  });
});
