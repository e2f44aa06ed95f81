import { type MatchOptions, open, submit } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from './action.ts';
import { scoresOf, standing } from './phases/scoring.ts';
import { PIECES } from './pieces/catalog.ts';
import { GEMS, type SoloCard } from './pieces/pieces.ts';
import { swordcrafters } from './rules.ts';
import type { PositionSpec } from './scene/position.ts';
import { type Scene, scene } from './scene/scene.ts';
import { type State, smithAt } from './state.ts';
import { written } from './text/notation.ts';

const GRID = 'rset adr srea tttd';
const NAMES = PIECES.solo.map(({ name }) => name);
const cutting = (card: string): Scene => scene({ phase: 'slice', swords: ['rs:'], grid: GRID, groups: '1111 1111 1111 1111', card });
const begun = (options: MatchOptions, seed: string): State => {
  const opened = open(swordcrafters, 1, options, seed);
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  return opened.value.position.state;
};

test('S-17: how many cuts of the card are still to be made is told', () => {
  const counts: number[] = [];
  const s = swordcrafters.clone(begun({ opponents: 1 }, 'cuts'));
  for (let asked = swordcrafters.decisions(s); asked.length > 0 && s.round === 1; ) {
    counts.push(swordcrafters.view(s, 0).cutsLeft);
    asked = swordcrafters.advance(s, 0, asked[0]?.options.at(0) as Action);
  }
  expect(counts.slice(0, 5)).toEqual([4, 3, 2, 1, 0]);
});

describe('Set-up alone', () => {
  test.each([1, 2, 3, 4])('S-17: %d cards stand for finished swords, and six more are in the deck for the rounds', (opponents) => {
    const s = begun({ opponents }, 'alone');
    expect(s.setting.opponents).toHaveLength(opponents);
    expect(s.deck).toHaveLength(10 - opponents - 1);
    const dealt = [...s.setting.opponents.map(({ name }) => name), ...[s.card, ...s.deck].map((no) => PIECES.solo[no]?.name)];
    expect(dealt.toSorted()).toEqual(NAMES.toSorted());
  });

  test('S-17: which cards are drawn is chance', () => {
    const drawn = Array.from({ length: 60 }, (_, seed) => begun({ opponents: 1 }, `${seed}`));
    expect(new Set(drawn.map(({ setting }) => setting.opponents[0]?.name)).size).toBe(10);
    expect(new Set(drawn.map(({ card }) => card)).size).toBe(10);
  });
});

describe('Cuts', () => {
  test('S-17: the card says which way, from its top to its foot, and the player where and what is kept', () => {
    const first = cutting('HVVH');
    expect(first.asks).toBe('A solo: H1 second, H2 first, H2 second, H3 first');
    const second = first.play('H2 second');
    expect(second.asks).toBe('A solo: V1 second, V2 first, V2 second, V3 first');
    const third = second.play('V3 first');
    expect(third.asks).toBe('A solo: V1 first, V1 second, V2 first, V2 second');
    expect(third.play('V1 first').asks).toBe('A solo: H1 first, H1 second');
  });

  test('S-17: H separates rows and V columns', () => {
    expect(cutting('HVVH').play('H1 second').state.groups).toEqual([{ row: 1, column: 0, rows: 3, columns: 4 }]);
    expect(cutting('VHVH').play('V1 second').state.groups).toEqual([{ row: 0, column: 1, rows: 4, columns: 3 }]);
  });

  test('S-17: a part too thin for the cuts to come cannot be kept', () => {
    // Three cuts between rows in all: the first must keep three rows of four.
    expect(cutting('HVHH').options).toEqual(['H1 second', 'H3 first']);
    expect(cutting('VHVV').options).toEqual(['V1 second', 'V3 first']);
  });

  test('S-17: what is left after four is built in, and the rest goes back to the box', () => {
    const begun = cutting('HHVV');
    const done = begun.play('H2 first', 'H1 first', 'V2 first', 'V1 first');
    expect(smithAt(done.state, 0).taken.map(written)).toEqual(['r']);
    expect(done.told('kept').map(({ gone }) => written(gone))).toEqual(['rsetttad', 'rad', 'et', 's']);
    expect(done.state.gone.length).toBe(begun.state.gone.length + 14);
    expect(done.play('r 2').swords(0)).toEqual(['rs:  / r /  / ']);
  });

  test.each([
    ['kept', ['H3 first', 'H1 second', 'V2 second', 'V1 first'], 'e'],
    ['cut away', ['H2 first', 'H1 first', 'V2 second', 'V1 first'], 'e'],
  ])('R-6, S-17: the forge %s gives nothing, and the token stays', (_, answers, tiles) => {
    const done = cutting('HHVV').play(...answers);
    expect(smithAt(done.state, 0).taken.map(written)).toEqual([tiles]);
    expect(done.state.first).toBe(0);
    expect(done.told('first')).toEqual([]);
  });

  test('R-1, S-17: with the forge alone nothing is built, and the next round begins', () => {
    const alone = cutting('HHVV').play('H1 second', 'H1 first', 'V2 second', 'V1 first');
    expect(alone.told('took')).toMatchObject([{ tiles: [], forge: true }]);
    expect(alone.state).toMatchObject({ round: 2, phase: 'slice', first: 0 });
    expect(alone.swords(0)).toEqual(['rs:  /  /  / ']);
  });
});

/** Every way to answer the cuts of a card, as far as each leads. */
const everyEnd = (s: State, visit: (end: State) => void): void => {
  if (s.phase !== 'slice') {
    visit(s);
    return;
  }
  const [decision] = swordcrafters.decisions(s);
  const options = [...(decision?.options ?? [])];
  expect(options.length).toBeGreaterThan(0);
  for (const action of options) {
    const after = swordcrafters.clone(s);
    swordcrafters.advance(after, 0, action);
    if (after.round === s.round) everyEnd(after, visit);
    else visit(after);
  }
};

describe('All cards', () => {
  test.each(NAMES)('S-17, S-20: the cuts of %s can always be made to the fourth, and leave at most four tiles', (name) => {
    const { state } = cutting(name);
    const built: number[] = [];
    everyEnd(state, (end) => {
      built.push(end.round > state.round ? 0 : smithAt(end, 0).taken.flat().length);
      expect(swordcrafters.faults(end)).toEqual([]);
    });
    expect(Math.max(...built)).toBeLessThanOrEqual(4);
    expect(Math.max(...built)).toBeGreaterThanOrEqual(3);
    expect(built.length).toBeGreaterThan(10);
  });

  test('S-17: a cut that the card does not show, or that is no cut, is refused', () => {
    const { position } = cutting('HVVH');
    const wrong: readonly Action[] = [
      { axis: 'V', after: 2, keep: 'first' },
      { axis: 'H', after: 1, keep: 'first' },
      { axis: 'H', after: 4, keep: 'first' },
      { group: 0, axis: 'H', after: 2 },
    ];
    for (const action of wrong) expect(submit(swordcrafters, position, 0, action)).toMatchObject({ ok: false });
  });
});

describe('Against the cards', () => {
  const printed = (change: Partial<SoloCard>): SoloCard => ({
    ...{ name: 'Printed', cuts: ['H', 'V', 'H', 'V'], length: 14, runs: [3, 0, 2, 0] },
    gems: Object.fromEntries(GEMS.map((gem) => [gem, 1])) as SoloCard['gems'],
    ...change,
  });
  const against = (sword: string, cards: readonly SoloCard[], more: Partial<PositionSpec> = {}) => {
    const { state } = scene({ phase: 'end', swords: [sword], ...more });
    const s: State = { ...state, setting: { ...state.setting, opponents: cards } };
    return { scored: scoresOf(s), ...standing(s) };
  };

  test('S-17: printed swords score as players’ do: longest, quality, magic', () => {
    const { scored, points } = against('rs: r', [printed({})], { magic: ['most ruby 5 3 1', 'difference ruby topaz 6 3'] });
    expect(scored[1]).toMatchObject({ owner: -1, longest: 6, quality: [6, 0, 4, 0], points: 6 + 10 + 3 });
    expect(scored[0]).toMatchObject({ owner: 0, longest: 0, points: 4 + 5 + 6 });
    expect(points).toEqual([15]);
  });

  test('R-4: in the lightweight game only their best run counts, 5 points a gem', () => {
    const { scored } = against('rs: r', [printed({})], { options: { lightweight: true } });
    expect(scored.map(({ quality }) => quality)).toEqual([
      [10, 0, 0, 0],
      [15, 0, 0, 0],
    ]);
  });

  test('S-20: alone one wins by more points than every card, and a tie is lost', () => {
    const [weak, even, strong] = [
      printed({ length: 0, runs: [0, 0, 0, 0] }),
      printed({ length: 0, runs: [5, 0, 0, 0] }),
      printed({ length: 0, runs: [6, 0, 0, 0] }),
    ];
    // The own sword scores 6 for its length and 4 for a run of two.
    const won = (...cards: readonly SoloCard[]) => against('rs: r', cards).ranking;
    expect(against('rs: r', [even]).scored.map(({ points }) => points)).toEqual([10, 10]);
    expect(won(weak)).toEqual([[0]]);
    expect(won(weak, weak, weak)).toEqual([[0]]);
    expect(won(even)).toEqual([[], [0]]);
    expect(won(weak, strong, weak)).toEqual([[], [0]]);
  });

  test('S-20: the end is told as won or lost', () => {
    const end = (names: readonly string[]) => scene({ phase: 'end', swords: ['rs: r'], against: names }).told('over');
    expect(end([])).toEqual([{ what: 'over', points: [10], winners: [0] }]);
    expect(end(NAMES.slice(0, 1))).toMatchObject([{ winners: [] }]);
  });
});
