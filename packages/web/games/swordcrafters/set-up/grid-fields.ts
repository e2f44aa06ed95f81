import { COLUMNS, FORGE_AT, rowsFor, wholeGrid } from '@swordtable/games/swordcrafters/pieces/grid';
import { FORGE } from '@swordtable/games/swordcrafters/pieces/pieces';
import { groupsFrom, groupsText } from '@swordtable/games/swordcrafters/scene/groups-text';
import { turnsPerRound } from '@swordtable/games/swordcrafters/state';
import { choiceField, type Field, piecesField } from '../../../kit/set-up/fields.ts';
import { type Bench, changed, isOfGrid, tilesIn } from './bench.ts';
import { type CutLine, cutId, cutsInto, cutsThrough, groupsBy } from './cuts.ts';
import { lettersIn } from './swords.ts';

const rowsOf = ({ seats }: Bench): number => rowsFor(seats.length);

/** Tiles lie there until everyone crafts. */
const gridField = (bench: Bench): Field =>
  piecesField({
    id: 'grid',
    name: bench.words.tiles,
    pieces: lettersIn(bench.lines.get('grid') ?? ''),
    choices: tilesIn(bench),
    isFixed: true,
    grid: { columns: COLUMNS, gapBefore: FORGE_AT, gap: bench.texts.cell(FORGE) },
    set: (tiles) => changed(bench, { grid: tiles.join('') }),
  });

const turnsOf = ({ seats }: Bench): number => turnsPerRound({ setting: { seats: seats.length } });

/** The grid with other cuts: slicing continues, or selecting begins. */
const cutAnew = (bench: Bench, ids: readonly string[]): Readonly<Record<string, string>> => {
  const { lines, seats } = bench;
  const groups = groupsBy(rowsOf(bench), ids);
  const left = turnsOf(bench) - groups.length + 1;
  const first = Number(lines.get('first') ?? 1) - 1;
  const turn = left === 0 ? first : (first + groups.length - 1) % seats.length;
  const cells = lettersIn(lines.get('grid') ?? '').length + 1;
  return { phase: left === 0 ? 'select' : 'slice', groups: groupsText(groups, cells), 'to move': `${turn + 1}` };
};

/** The round begins again: tiles come from the bag. */
const layOut = ({ lines }: Bench): Readonly<Record<string, string>> => ({
  phase: 'round',
  round: `${Number(lines.get('round') ?? 1) - 1}`,
});

/** Slicing begins with the whole grid, as it was laid out, or with a new one. */
export const sliceAgain = (bench: Bench, changes: Readonly<Record<string, string>> = {}): string =>
  changed(bench, { ...(bench.lines.has('grid') ? cutAnew(bench, []) : layOut(bench)), ...changes }, isOfGrid);

/** Every cut of this round, made or to be made. What was taken out of the grid is no longer cut. */
const cutFields = (bench: Bench): readonly Field[] => {
  const { lines, words, seats } = bench;
  const text = lines.get('groups') ?? '.';
  if (seats.length === 1 || text.includes('.')) return [];
  const made = cutsInto(groupsFrom(text), wholeGrid(rowsOf(bench)));
  const ids = made.map(cutId);
  return Array.from({ length: Math.min(made.length + 1, turnsOf(bench)) }, (_, at): Field => {
    const others = ids.toSpliced(at, 1);
    const choice = (cut: CutLine) => ({ id: cutId(cut), name: words.cutLine(cut) });
    return choiceField({
      id: `cut ${at + 1}`,
      name: words.cut(at + 1),
      value: ids[at] ?? '',
      choices: [{ id: '', name: words.none }, ...cutsThrough(groupsBy(rowsOf(bench), others)).map(choice)],
      set: (id) => changed(bench, cutAnew(bench, ids.toSpliced(at, 1, ...(id === '' ? [] : [id]))), isOfGrid),
    });
  });
};

/** All that can be changed in the grid. */
export const gridFields = (bench: Bench): readonly Field[] =>
  bench.lines.has('grid') && bench.lines.get('phase') !== 'craft' ? [gridField(bench), ...cutFields(bench)] : [];
