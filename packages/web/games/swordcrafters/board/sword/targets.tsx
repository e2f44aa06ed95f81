import type { Tile } from '@swordtable/games/swordcrafters/pieces/pieces';
import type { Side, Sword } from '@swordtable/games/swordcrafters/pieces/sword';
import { GemShape } from '../gem.tsx';
import { type Frame, isSeen, onTile, type Point, tileCorners } from './geometry.ts';
import { useSaying } from './words.ts';

interface TargetsProps {
  readonly sword: Sword;
  /** The sides in sight on which a tile may be built. */
  readonly sides: readonly Side[];
  readonly turn: number;
  /** What would be built. */
  readonly held: Tile | undefined;
  /** The side that is pointed at or has the focus. */
  readonly aimed: Side | undefined;
}

const levelAt = ({ sides }: Sword, side: Side): number => sides[side]?.length ?? 0;

/** The open sides in sight. */
export const seenOf = (open: readonly Side[], turn: number): readonly Side[] => open.filter((side) => isSeen(side, turn));

/** Where a tile may be built, as drawn: a dashed place with a plus, or with a ghost of the tile in hand. */
export const Ghosts = ({ sword, sides, turn, held, aimed }: TargetsProps) =>
  sides.map((side) => (
    <g key={side} className="ghost" data-aimed={side === aimed || undefined} transform={onTile(side, levelAt(sword, side), turn)}>
      <rect className="ghost-place" x="4" y="4" width="92" height="92" rx="3" />
      {held !== undefined && held !== 'blank' && (
        <g className="ghost-gem" transform="translate(19 19) scale(1.55)">
          <GemShape tile={held} />
        </g>
      )}
      {held === 'blank' && <path className="ghost-blank" d="M22 22L78 78M78 22L22 78" />}
      {held === undefined && <path className="ghost-plus" d="M50 34V66M34 50H66" />}
    </g>
  ));

interface TargetButtonsProps extends TargetsProps {
  readonly frame: Frame;
  /** Which of several swords this is. */
  readonly on: number;
  readonly chosen: Side | undefined;
  readonly aim: (side: Side | undefined) => void;
  readonly onBuild: (side: Side) => void;
}

/** A corner within its box, in hundredths. */
const within = ([x, y]: Point, box: Frame): string => `${(100 * (x - box.left)) / box.width}% ${(100 * (y - box.top)) / box.height}%`;

/** The buttons that lie over the drawn places: to be clicked, reached by keys, and dropped on. */
export const TargetButtons = ({ sword, sides, turn, held, aimed, chosen, frame, on, aim, onBuild }: TargetButtonsProps) => {
  const { words, texts } = useSaying();
  return sides.map((side) => {
    const corners = tileCorners(side, levelAt(sword, side), turn);
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const box = { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
    const label = held === undefined ? words.buildOn(side + 1) : words.buildTileOn(texts.cell(held), side + 1);
    return (
      <button
        key={side}
        type="button"
        className="build-here"
        data-side={side}
        data-on={on}
        aria-label={label}
        aria-pressed={chosen === undefined ? undefined : chosen === side}
        title={label}
        style={{
          left: `${(100 * (box.left - frame.left)) / frame.width}%`,
          top: `${(100 * (box.top - frame.top)) / frame.height}%`,
          width: `${(100 * box.width) / frame.width}%`,
          height: `${(100 * box.height) / frame.height}%`,
          clipPath: `polygon(${corners.map((corner) => within(corner, box)).join(', ')})`,
        }}
        onPointerEnter={() => aim(side)}
        onPointerLeave={() => aim(undefined)}
        onFocus={() => aim(side)}
        onBlur={() => aimed === side && aim(undefined)}
        onClick={() => onBuild(side)}
      />
    );
  });
};
