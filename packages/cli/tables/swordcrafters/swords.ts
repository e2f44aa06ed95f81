import type { ScoredBlade, Scores } from '@swordtable/games/swordcrafters/phases/scoring';
import { GEMS } from '@swordtable/games/swordcrafters/pieces/pieces';
import { GUARDED, lengthOf, openSides, SIDES, type Side, type Sword } from '@swordtable/games/swordcrafters/pieces/sword';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import type { Look } from '../../screen/look.ts';
import { cut, padEnd } from '../../screen/text.ts';
import { inGemColor, inOwnColor, LETTERS, type Owner, ownersOf } from './names.ts';

/** A sword as it is drawn: as it lies there, or as its smith is building it. */
interface Drawn {
  readonly sword: Sword;
  /** How high each side was before this round's tiles. */
  readonly before: readonly number[];
  /** Sides that the next tile can be added to. */
  readonly open: readonly Side[];
}

/** All swords of players, in the order of `ownersOf`. */
const drawnOf = ({ smiths }: View): readonly Drawn[] =>
  smiths.flatMap(({ swords, bench, left }) =>
    swords.map((shown, on) => {
      const sword = bench?.[on] ?? shown;
      const waits = (left?.[on]?.length ?? 0) > 0;
      return { sword, before: shown.sides.map(({ length }) => length), open: waits ? openSides(sword) : [] };
    }),
  );

/** Four columns, one for each side; what belongs to none of them is left free. */
const columnsText = (signOf: (side: Side) => string): string =>
  SIDES.map((side) => padEnd(signOf(side), 2))
    .join('')
    .trimEnd();

const levelText = ({ sword, before, open }: Drawn, level: number, look: Look): string =>
  columnsText((side) => {
    const tiles = sword.sides[side] ?? [];
    const tile = tiles[level];
    if (tile !== undefined) return inGemColor(tile, LETTERS[tile], look) + (level < (before[side] ?? 0) ? '' : '+');
    return level === tiles.length && open.includes(side) ? look.paint.bold('_') : '';
  });

const guardText = ({ sword }: Drawn, look: Look): string =>
  columnsText((side) => {
    const guard = sword.guards[GUARDED.indexOf(side)];
    return guard === undefined ? '' : inGemColor(guard, LETTERS[guard], look);
  });

const gemsText = ({ gems }: ScoredBlade, from: number): string =>
  GEMS.slice(from, from + 3)
    .map((gem) => `${LETTERS[gem]}${gems[gem]}`)
    .join(' ');

const LABELS = ['guard', 'side', 'run', 'tiles', 'gems', '', 'points'] as const;
const LABEL_WIDTH = 7;
const BLOCK_MIN = 14;
const BLOCK_MAX = 18;

/** One sword as a column of the picture, with as many levels as the highest needs. */
const blockOf = (
  owner: Owner,
  drawn: Drawn | undefined,
  scored: ScoredBlade,
  levels: number,
  width: number,
  look: Look,
): readonly string[] => {
  const { paint } = look;
  const rising = Array.from({ length: levels }, (_, at) => (drawn === undefined ? '' : levelText(drawn, levels - 1 - at, look)));
  return [
    inOwnColor(owner, paint.bold(cut(owner.name, width - 1)), look),
    ...rising,
    drawn === undefined ? '' : guardText(drawn, look),
    paint.dim(columnsText((side) => `${side + 1}`)),
    columnsText((side) => `${scored.runs[side] || '–'}`),
    String(scored.length),
    gemsText(scored, 0),
    gemsText(scored, 3),
    paint.bold(String(scored.points)),
  ];
};

/** All swords unrolled next to each other, each with its four sides in columns from the guards up, in as many rows as the width asks for. */
export const swordLines = (view: View, scores: Scores, look: Look): readonly string[] => {
  const owners = ownersOf(view);
  const drawn = drawnOf(view);
  const room = look.width - LABEL_WIDTH;
  const perRow = Math.max(1, Math.min(owners.length, Math.floor(room / BLOCK_MIN)));
  const width = Math.min(BLOCK_MAX, Math.floor(room / perRow));
  const rows = Array.from({ length: Math.ceil(owners.length / perRow) }, (_, row) => row * perRow);
  return rows.flatMap((from) => {
    const heights = drawn
      .slice(from, from + perRow)
      .map(({ sword, open }) => Math.ceil((lengthOf(sword) + (open.length > 0 ? 1 : 0)) / SIDES.length));
    const levels = Math.max(0, ...heights);
    const labels = ['', ...Array<string>(levels).fill(''), ...LABELS];
    const blocks = owners
      .slice(from, from + perRow)
      .map((owner, at) => blockOf(owner, drawn[from + at], scores[from + at] as ScoredBlade, levels, width, look));
    const line = (label: string, at: number): string =>
      (look.paint.dim(padEnd(label, LABEL_WIDTH)) + blocks.map((block) => padEnd(block[at] ?? '', width)).join('')).trimEnd();
    return [...(from > 0 ? [''] : []), ...labels.map(line)];
  });
};
