import { type Blade, bladeOf, countFor, scoreBlades } from '@swordtable/games/swordcrafters/phases/scoring';
import { PIECES } from '@swordtable/games/swordcrafters/pieces/catalog';
import { GEMS, type Gem, type Magic, METHODS, type Method, TILES } from '@swordtable/games/swordcrafters/pieces/pieces';
import { GUARDED, SIDES, type Sword, sideOf } from '@swordtable/games/swordcrafters/pieces/sword';
import type { SwordTexts } from '@swordtable/games/swordcrafters/text/texts';

/** What the rules are about, in the order in which they are told. Every language has the same. */
export const SECTIONS = [
  'goal',
  'parts',
  'set-up',
  'round',
  'slice',
  'select',
  'craft',
  'scoring',
  'quality',
  'magic',
  'shares',
  'end',
  'two-players',
  'dual-wielding',
  'lightweight',
  'solo',
  'options',
] as const;

type Names = Omit<SwordTexts, 'sentence'>;
type Rows = readonly (readonly string[])[];

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Tables are made from the pieces and by the rules themselves, so that they cannot say anything else than what is played. */
export const tileRows = (names: Names): Rows =>
  TILES.map((tile) => [
    capital(names.cell(tile)),
    `${PIECES.tiles[tile]}`,
    `${tile === 'blank' ? PIECES.tiles[tile] : PIECES.tiles[tile] - PIECES.removed}`,
  ]);

/** A grid for two or three players, as the example cuts it. */
export const EXAMPLE_GRID = [
  ['ruby', 'blank', 'topaz', 'ruby'],
  ['emerald', 'emerald', 'forge', 'sapphire'],
  ['diamond', 'ruby', 'blank', 'amethyst'],
] as const;

/** The sword of the examples. */
export const EXAMPLE_SWORD: Sword = {
  guards: ['emerald', 'ruby'],
  sides: [
    ['emerald', 'emerald', 'ruby'],
    ['blank', 'diamond', 'diamond'],
    ['sapphire', 'ruby', 'ruby'],
    ['topaz', 'blank', 'topaz'],
  ],
};
const EXAMPLE = bladeOf(EXAMPLE_SWORD, 0);

/** Side by side what lies there from the foot up, the best run, and its points. */
export const qualityRows = (names: Names, lightweight: boolean): Rows => {
  const [scored] = scoreBlades([EXAMPLE], [], lightweight);
  return SIDES.map((side) => {
    const [foot, ...others] = sideOf(EXAMPLE_SWORD, side);
    const first = foot === undefined ? [] : [GUARDED.includes(side) ? `(${names.cell(foot)})` : names.cell(foot)];
    return [
      names.side(side),
      [...first, ...others.map(names.cell)].join(', '),
      `${EXAMPLE.runs[side] ?? 0}`,
      `${scored?.quality[side] ?? 0}`,
    ];
  });
};

/** A card of each method, as the example sword is counted by it. */
const CARDS: Readonly<Record<Method, readonly Gem[]>> = {
  most: ['ruby', 'emerald'],
  least: ['topaz'],
  pairs: ['ruby', 'diamond'],
  triads: ['ruby', 'emerald', 'topaz'],
  difference: ['ruby', 'sapphire'],
};
export const countRows = (names: Names): Rows =>
  METHODS.map((method) => {
    const card: Magic = { method, gems: CARDS[method], points: [1] };
    return [names.magicTitle(card), card.gems.map((gem) => names.counted(EXAMPLE.gems[gem], gem)).join(', '), `${countFor(card, EXAMPLE)}`];
  });

/** The points for the places of each method, as printed on the cards. */
export const pointRows = (names: Names): Rows =>
  METHODS.map((method) => {
    const faces = PIECES.magic.flatMap(({ beginner, intermediate }) => [beginner, intermediate]).filter((face) => face.method === method);
    return [names.method(method), `${faces.length}`, [...new Set(faces.map(({ points }) => points.join(', ')))].join('; ')];
  });

const blade = (rubies: number): Blade => ({
  owner: 0,
  length: 0,
  runs: [],
  gems: { ...(Object.fromEntries(GEMS.map((gem) => [gem, 0])) as Record<Gem, number>), ruby: rubies },
});

/** Four swords at a card: the second and the third place are shared. */
export const SHARED = { card: { method: 'most', gems: ['ruby'], points: [5, 3, 1] }, counts: [4, 3, 3, 0] } as const;
const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dan'] as const;
export const shareRows = (names: Names): Rows =>
  scoreBlades(SHARED.counts.map(blade), [SHARED.card], false).map(({ magic: [won] }, index) => [
    PEOPLE[index] ?? '',
    names.counted(won?.count ?? 0, 'ruby'),
    names.place(won?.place ?? 0),
    `${won?.points ?? 0}`,
  ]);

export const soloRows = (names: Names): Rows =>
  PIECES.solo.map((card) => [names.smith(card), card.cuts.map(names.cut).join(', '), `${card.length}`, card.runs.join(', ')]);
