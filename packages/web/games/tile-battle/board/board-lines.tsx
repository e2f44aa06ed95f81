import type { Seats } from '@swordtable/games/seat-names';
import { type Line, linesIn } from '@swordtable/games/tile-battle/explain/score';
import { columnName, type Origin, rowName } from '@swordtable/games/tile-battle/field/coordinates';
import type { SeenTile } from '@swordtable/games/tile-battle/view/view';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type TileWhy, useTileWhyWords } from '../why/use-tile-why.ts';
import { at } from './board-parts.ts';
import { useTileWords } from './context.ts';
import type { Frame } from './frame.ts';
import { Sign, sideSign } from './signs.tsx';

const COLORS = ['red', 'blue'] as const;

interface ChipProps {
  readonly seat: 0 | 1;
  readonly place: 'left' | 'right' | 'above' | 'below';
  readonly index: number;
  /** The number that the line has for the whole match. */
  readonly name: number;
  readonly now: Line;
  readonly after: Line | undefined;
}

interface ChipButtonProps extends ChipProps {
  readonly origin: Origin;
  readonly player: string;
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly onWhy: TileWhy['line'];
}

const Chip = ({ seat, place, index, name, now, after, origin, player, isStop, onFocus, onWhy }: ChipButtonProps) => {
  const words = useTileWords();
  const why = useTileWhyWords();
  const points = now.points[seat];
  const change = (after?.points[seat] ?? points) - points;
  const isRow = place === 'left' || place === 'right';
  const title = words.lineTitle(now.tiles[seat], points);
  return (
    <button
      type="button"
      className={`chip ${COLORS[seat]} ${place}${points === 0 ? ' zero' : ''}${change === 0 ? '' : ' hot'}`}
      style={isRow ? at(index, 0) : at(0, index)}
      title={title}
      aria-label={`${isRow ? why.row(rowName(name, origin)) : why.column(columnName(name, origin))}, ${player}: ${title}`}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={(event) => onWhy(isRow ? 'row' : 'column', name, seat, event.currentTarget)}
    >
      <Sign name={sideSign(seat)} />
      <b>{points}</b>
      {/* A change is only drawn here; the prompt says it in words. */}
      {change !== 0 && <i data-change={change > 0 ? `+${change}` : `−${-change}`} />}
    </button>
  );
};

/** Both ends of a line, known by the number that the line has for the whole match. */
const ends = (now: Line, after: Line | undefined, index: number, name: number, red: ChipProps['place'], blue: ChipProps['place']) => [
  { key: `${red}${name}`, seat: 0 as const, place: red, index, name, now, after },
  { key: `${blue}${name}`, seat: 1 as const, place: blue, index, name, now, after },
];

interface BoardLinesProps {
  readonly frame: Frame;
  readonly board: readonly SeenTile[];
  readonly after: readonly SeenTile[] | undefined;
  readonly seats: Seats;
  readonly origin: Origin;
  readonly onWhy: TileWhy['line'];
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The score of every row and column at its ends: red reads at the left and on top, blue at the right and below. */
export const BoardLines = ({ frame, board, after, seats, origin, onWhy }: BoardLinesProps) => {
  const words = useTileWords();
  const group = useRef<HTMLFieldSetElement>(null);
  const [focused, setFocused] = useState<string>();
  const now = linesIn(board, frame);
  const then = after === undefined ? undefined : linesIn(after, frame);
  const chips = [
    ...now.rows.flatMap((line, row) => ends(line, then?.rows[row], row, (frame.top + row) & 7, 'left', 'right')),
    ...now.columns.flatMap((line, column) => ends(line, then?.columns[column], column, (frame.left + column) & 7, 'above', 'below')),
  ];
  const stop = chips.find(({ key }) => key === focused)?.key ?? chips[0]?.key;
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // The board has arrow keys of its own.
    event.stopPropagation();
    const from = chips.findIndex(({ key }) => key === stop);
    const next = Math.max(0, Math.min(chips.length - 1, from + step));
    group.current?.querySelectorAll<HTMLElement>('.chip')[next]?.focus();
  };
  return (
    <fieldset ref={group} className="lines" aria-label={words.linesGroup} onKeyDown={onKeyDown}>
      {chips.map(({ key, ...chip }) => (
        <Chip
          key={key}
          {...chip}
          origin={origin}
          player={seats(chip.seat).name}
          isStop={key === stop}
          onFocus={() => setFocused(key)}
          onWhy={onWhy}
        />
      ))}
    </fieldset>
  );
};
