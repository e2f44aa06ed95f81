import type { Event } from '@swordtable/games/tile-battle/events';
import { olympus } from '@swordtable/games/tile-battle/rules';
import { readScene } from '@swordtable/games/tile-battle/scene/read';
import type { State } from '@swordtable/games/tile-battle/state';
import { describe, expect, test } from 'vitest';
import { type Look, PLAIN } from '../../screen/look.ts';
import { widthOf } from '../../screen/text.ts';
import { tileBattle } from './table.ts';

const stateOf = (text: string): State => {
  const read = readScene(text);
  if (!read.ok) throw new Error(read.refusal.sentence);
  return read.value;
};

const drawn = (text: string, look: Look = PLAIN, news: readonly Event[] = [], asked = true): readonly string[] => {
  const state = stateOf(text);
  const [decision] = olympus.decisions(state);
  const shown = { view: olympus.view(state, 0), watcher: 0, decision: asked ? decision : undefined, news };
  return tileBattle.draw(shown, look).split('\n');
};

const SMALL = `
  red hand: jason
  .            red muse> 5/4/6/4
  blue hydrav  *
`;

describe('a board', () => {
  test('has letters, numbers, and cells that are open by their names', () => {
    const lines = drawn(SMALL);
    expect(lines[2]).toBe('          b              c              d              e');
    expect(lines[5]).toMatch(/^2 ┊ +· +· +d2 +· +┊$/);
    expect(lines.some((line) => line.startsWith('4 ┊'))).toBe(true);
  });

  test('counts on from its first tile: the row above 1 is 0, there to be typed as well', () => {
    const tall = 'red hand: jason\nred zeus\nred hera\nblue hydra\n*';
    expect(drawn(tall).find((line) => line.startsWith('0 '))).toMatch(/^0 ┊ +· +d0 +· +┊$/);
    const state = stateOf(tall);
    const [decision] = olympus.decisions(state);
    const options = [...(decision?.options ?? [])];
    expect(tileBattle.read('jason d0 ^', options, olympus.view(state, 0))).toMatchObject({ kind: 'one', action: { cell: 59, turns: 0 } });
  });

  test('shows a hero with its four numbers turned, its color by a sign, and where its top points', () => {
    const [top, middle, bottom] = drawn('red hand: jason\n.  blue hydra> 1/2/3/4\n.  *', PLAIN, [], false).slice(4, 7);
    expect(top).toBe('  ┊╭☾─────4─────►╮┊');
    expect(middle).toBe('3 ┊│3   Hydra   1│┊');
    expect(bottom).toBe('  ┊╰──────2──────╯┊');
  });

  test('marks numbers that are not the printed ones', () => {
    // Muse has +2 for each of the tiles that touch it: here the terrain.
    const text = drawn('red hand: jason\nred muse 5/4/6/4\n*').join('\n');
    expect(text).toContain('7+');
    expect(text).toContain('6+  Muse   6+');
    expect(text).toContain('8+');
  });

  test('marks the tile placed last and those that changed', () => {
    const placed: Event = { what: 'placed', seat: 1, tile: 25, cell: 19, turns: 0 };
    expect(drawn('blue hydra\n*', PLAIN, [placed]).join('\n')).toMatch(/╔☾═+\d═+▲╗/);
    const flipped: Event = { what: 'flipped', tile: 25, to: 1, cause: { of: 0, self: 0 }, inBattle: true };
    expect(drawn('blue hydra\n*', PLAIN, [flipped]).join('\n')).toMatch(/┏☾━+\d━+▲┓/);
  });

  test('has double lines where its margins are locked', () => {
    const row = 'red ajax  red hydra  *  red zeus  red muse';
    const lines = drawn(`red hand: jason\n${row}`);
    expect(lines.find((line) => line.startsWith('4'))).toMatch(/^4 ║.*║$/);
    expect(lines[3]).toMatch(/^ {3}?.┈|^ {2}╔┈+╗$/);
    expect(drawn(`match: olympus mount-olympus centred\nred hand: jason\nmargins: 2 b\n*`)[3]).toMatch(/^ {2}╔═+╗$/);
  });

  test.each([40, 60, 80, 100, 140, 200])('fits into %d columns', (width) => {
    const rows = 'red ajax  red hydra  red king-midas  red three-fates\n.  *  .  .';
    const lines = drawn(`red hand: jason, zeus\nblue hand: athlete\n${rows}`, { ...PLAIN, width });
    // Six columns of the narrowest boxes need 65 columns; a narrower terminal wraps the board but nothing else.
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(Math.max(width, 65));
  });

  test('is next to the hands where there is room', () => {
    const wide = drawn('red hand: jason\nblue hand: athlete\nred ajax\n*', { ...PLAIN, width: 160 });
    expect(wide.find((line) => line.includes('Blue’s hand'))).toMatch(/┊|┈/);
  });
});

describe('around the board', () => {
  test('score, round, terrain, and both hands are in sight', () => {
    const lines = drawn('score: 7 : 4\nround: 2\nred hand: jason 4/2/3/3\nblue hand: athlete\nred ajax\n*', PLAIN, [], false);
    expect(lines[0]).toMatch(/^☀ Red 7 {3}☾ Blue 4 {3}round 2, Red first · deck \d+ · discard 0$/);
    expect(lines[1]).toMatch(/^Mount Olympus: At the end of each round, every hero touching/);
    expect(lines).toContain('☀ Red’s hand   N E S W');
    expect(lines.find((line) => line.startsWith('  Jason'))).toMatch(/^ {2}Jason {8}4 2 3 3 {2}O {2}You may swap Jason with a hero/);
    expect(lines).toContain('☾ Blue’s hand  N E S W');
  });

  test('a hand that the question lists is not drawn twice', () => {
    const text = drawn('red hand: jason, zeus\nblue hand: athlete\nred ajax\n*').join('\n');
    expect(text).not.toContain('Red’s hand');
    expect(text).toContain('Blue’s hand');
  });

  test('effects that last are told', () => {
    const lasting = 'lasting: [{"kind":"ban","by":25,"seat":1,"tile":11}]';
    const text = drawn(`${lasting}\nred hand: jason\nblue hand: athlete, zeus\nred ajax\n*`).join('\n');
    expect(text).toContain('! Hydra: Blue may not place Athlete next turn.');
    expect(text).toContain('(not next turn)');
  });
});

test('a hero is told about in full, a terrain too, and a stranger not at all', () => {
  expect(tileBattle.about('king midas', PLAIN)).toMatch(/^King Midas {3}north \d, east \d, south \d, west \d\n/);
  expect(tileBattle.about('hyd', PLAIN)).toContain('Rulings: O-9, T-11, T-16');
  expect(tileBattle.about('parthenon', PLAIN)).toContain('Hall of Pillars');
  expect(tileBattle.about('captain', PLAIN)).toContain('in effect from the end of its first battle');
  expect(tileBattle.about('shekhtur', PLAIN)).not.toContain('when you place the tile');
  expect(tileBattle.about('nobody', PLAIN)).toBeUndefined();
});
