import type { SeenTile } from '@swordtable/games/tile-battle/view';
import { at } from './board-parts.ts';
import { useTileWords } from './context.ts';
import type { Frame } from './frame.ts';
import { type Line, linesIn } from './lines.ts';
import { Sign, sideSign } from './signs.tsx';

const COLOURS = ['red', 'blue'] as const;

interface ChipProps {
  readonly seat: 0 | 1;
  readonly place: 'left' | 'right' | 'above' | 'below';
  readonly index: number;
  readonly now: Line;
  readonly after: Line | undefined;
}

const Chip = ({ seat, place, index, now, after }: ChipProps) => {
  const words = useTileWords();
  const points = now.points[seat];
  const change = (after?.points[seat] ?? points) - points;
  const isRow = place === 'left' || place === 'right';
  return (
    <span
      className={`chip ${COLOURS[seat]} ${place}${points === 0 ? ' zero' : ''}${change === 0 ? '' : ' hot'}`}
      style={isRow ? at(index, 0) : at(0, index)}
      title={words.lineTitle(now.tiles[seat], points)}
    >
      <Sign name={sideSign(seat)} />
      <b>{points}</b>
      {change !== 0 && <i>{change > 0 ? `+${change}` : `−${-change}`}</i>}
    </span>
  );
};

/** Both ends of a line, known by the number that the line has for the whole match. */
const ends = (now: Line, after: Line | undefined, index: number, name: number, red: ChipProps['place'], blue: ChipProps['place']) => [
  { key: `${red}${name}`, seat: 0 as const, place: red, index, now, after },
  { key: `${blue}${name}`, seat: 1 as const, place: blue, index, now, after },
];

interface BoardLinesProps {
  readonly frame: Frame;
  readonly board: readonly SeenTile[];
  readonly after: readonly SeenTile[] | undefined;
}

/** The score of every row and column at its ends: red reads at the left and on top, blue at the right and below. */
export const BoardLines = ({ frame, board, after }: BoardLinesProps) => {
  const now = linesIn(board, frame);
  const then = after === undefined ? undefined : linesIn(after, frame);
  const chips = [
    ...now.rows.flatMap((line, row) => ends(line, then?.rows[row], row, (frame.top + row) & 7, 'left', 'right')),
    ...now.columns.flatMap((line, column) => ends(line, then?.columns[column], column, (frame.left + column) & 7, 'above', 'below')),
  ];
  return (
    <div className="lines" aria-hidden="true">
      {chips.map(({ key, ...chip }) => (
        <Chip key={key} {...chip} />
      ))}
    </div>
  );
};
