import { bladeOf, scoreBlades } from '@swordtable/games/swordcrafters/phases/scoring';
import { type Tile, without } from '@swordtable/games/swordcrafters/pieces/pieces';
import { built, openSides, type Sword } from '@swordtable/games/swordcrafters/pieces/sword';
import type { State } from '@swordtable/games/swordcrafters/state';
import { submit } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { sure } from '../../../client/testing/local.ts';
import { bestFor, type Foresee, outcomesOf } from '../../../kit/lessons/testing/solve.ts';
import { puzzle } from './puzzle.ts';
import { course as de } from './words/course.de.ts';
import { course as en } from './words/course.en.ts';

const qualityOf = (sword: Sword): number => bladeOf(sword, 0).runs.reduce((sum, run) => sum + run, 0);

interface Begun {
  readonly sword: Sword;
  readonly left: readonly Tile[];
}

/** What can come of adding one tile. Where the tiles fill a level, each of its sides gets one, so the first side may come first. */
const oneMore = ({ sword, left }: Begun): readonly Begun[] => {
  const open = openSides(sword);
  const sides = left.length >= open.length ? open.slice(0, 1) : open;
  return [...new Set(left)].flatMap((tile) => sides.map((side) => ({ sword: built(sword, tile, side), left: without(left, tile) })));
};

/** Each once: many orders make the same sword. */
const distinct = (all: readonly Begun[]): readonly Begun[] => [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];

const known = new Map<string, Sword>();

/** The sword with the longest runs that can be made from some tiles. Where they go changes nothing else. */
const crafted = (sword: Sword, tiles: readonly Tile[]): Sword => {
  const key = JSON.stringify([sword, tiles.toSorted()]);
  let begun: readonly Begun[] = [{ sword, left: tiles.toSorted() }];
  if (!known.has(key)) for (let added = 0; added < tiles.length; added++) begun = distinct(begun.flatMap(oneMore));
  const best = known.get(key) ?? begun.map((each) => each.sword).reduce((one, each) => (qualityOf(each) > qualityOf(one) ? each : one));
  known.set(key, best);
  return best;
};

/** The points when everybody takes and crafts what is best for them. */
const foresee: Foresee = (game, position, seat) => {
  const [asked] = position.decisions;
  if (asked?.prompt.rule === 'select') {
    const after = [...asked.options].map((option) => foresee(game, sure(submit(game, position, asked.seat, option)).position, seat));
    return bestFor(after, asked.seat);
  }
  const { smiths, setting } = position.state as State;
  const blades = smiths.map(({ swords, taken }, owner) => bladeOf(crafted(swords[0] as Sword, taken.flat()), owner));
  return scoreBlades(blades, setting.magic, false).map(({ points }) => points);
};

test('only the puzzle’s answer wins, by as much as it says', { tags: ['long'] }, () => {
  const [best, ...others] = outcomesOf(puzzle, foresee);
  expect([best?.option, best?.points]).toEqual([puzzle.best, [36, 32]]);
  expect(others.map(({ points }) => points)).toEqual([
    [31, 37],
    [31, 37],
    [31, 37],
  ]);
  expect([en.puzzle.solved.text, de.puzzle.solved.text].map((text) => /36 (to|zu) 32/.test(text))).toEqual([true, true]);
});
