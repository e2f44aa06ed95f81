import type { Tile } from '@swordtable/games/swordcrafters/pieces/pieces';
import type { Side } from '@swordtable/games/swordcrafters/pieces/sword';
import { useEffect, useRef } from 'react';
import { inFront, turned } from './geometry.ts';
import { useSaying } from './words.ts';

interface TurnButtonsProps {
  readonly front: Side;
  readonly onTurn: (front: Side) => void;
  /** The sides on which one may build now. */
  readonly open: readonly Side[];
  /** What is in hand: held over a button it turns the sword, so that it can be dropped on a side behind. */
  readonly held: Tile | undefined;
}

/** So long a tile is held over a button before the sword turns, and turns on. */
const DWELL_MS = 380;

/** Each turn, how many quarters it goes, and which side it brings to the front. */
const TURNS = [
  { name: 'left', quarters: 1, brings: 2 },
  { name: 'right', quarters: -1, brings: 3 },
] as const;

/** Turns the sword to either side and says which sides are in front. Where a side behind can be built on, the way to it is lit. */
export const TurnButtons = ({ front, onTurn, open, held }: TurnButtonsProps) => {
  const { words } = useSaying();
  const [left, right] = inFront(front);
  const dwell = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(dwell.current), []);
  const [toLeft, toRight] = TURNS.map(({ name, quarters, brings }) => {
    const side = turned(front, brings);
    const isLit = open.includes(side);
    const label = name === 'left' ? words.turnLeft : words.turnRight;
    const turn = (): void => onTurn(turned(front, quarters));
    return (
      <button
        key={name}
        type="button"
        className={`btn square turn-${name}`}
        data-lit={isLit || undefined}
        aria-label={isLit ? `${label}: ${words.opensBehind(side + 1)}` : label}
        title={isLit ? words.opensBehind(side + 1) : label}
        onClick={turn}
        onPointerEnter={(event) => {
          if (held !== undefined && event.buttons === 1) dwell.current = setTimeout(turn, DWELL_MS);
        }}
        onPointerLeave={() => clearTimeout(dwell.current)}
      >
        <svg viewBox="0 0 24 24" className="ico" aria-hidden="true">
          <path d="M21 7c0 4.700-4 8.500-9 8.500S3 11.700 3 7M.8 11.200L3 6.800l4.200 2.600" />
        </svg>
        {isLit && <b aria-hidden="true">+</b>}
      </button>
    );
  });
  return (
    <div className="sword-turns">
      {toLeft}
      <span>{words.inFront(left + 1, right + 1)}</span>
      {toRight}
    </div>
  );
};
