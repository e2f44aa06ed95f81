import type { Tile } from '@swordtable/games/swordcrafters/pieces/pieces';
import type { Side, Sword } from '@swordtable/games/swordcrafters/pieces/sword';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { TilePosition } from '../built-now.ts';
import { frontInWords } from './describe.ts';
import { frameOf, frontShowing, inFront, levelsOf, turned } from './geometry.ts';
import { SwordPicture } from './picture.tsx';
import { Ghosts, seenOf, TargetButtons } from './targets.tsx';
import { TurnButtons } from './turn-buttons.tsx';
import { useLanding } from './use-landing.ts';
import { useTurn } from './use-turn.ts';
import { useSaying } from './words.ts';
import './sword-view.css';

export interface SwordViewProps {
  readonly sword: Sword;
  /** The side in front on the left; the next one is in front on the right. */
  readonly front: Side;
  readonly onTurn: (front: Side) => void;
  /** The sides on which one may build now. */
  readonly open: readonly Side[];
  /** The tiles that were built in this round. */
  readonly marks: readonly TilePosition[];
  readonly onBuild?: ((side: Side) => void) | undefined;
  /** What would be built, to be seen where it would go. */
  readonly held?: Tile | undefined;
  /** The side that is picked already, while it is still asked for the tile. */
  readonly chosen?: Side | undefined;
  readonly label: string;
  readonly seat: number;
  /** Which of several swords this is; targets to drop on carry it beside their side. */
  readonly on?: number;
}

/** How far each key turns the sword: what is in front goes where the arrow points, as if pulled. */
const KEYS: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1, ArrowUp: 1, ArrowDown: -1 };
const NONE: readonly Side[] = [];

/** Turns to a tile that was built on a side behind, so that it is seen where it landed. */
const useSeeing = (landing: TilePosition | undefined, front: Side, onTurn: (front: Side) => void): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a tile has landed; afterwards the sword may be turned away.
  useEffect(() => {
    if (landing === undefined) return;
    const better = frontShowing(landing.side, front);
    if (better !== front) onTurn(better);
  }, [landing]);
};

/** The sword, standing: two sides in sight, to be turned, and, where one may build, with a place for the next tile. */
export const SwordView = ({ sword, front, onTurn, open, marks, onBuild, held, chosen, label, seat, on = 0 }: SwordViewProps) => {
  const saying = useSaying();
  const { turn, isMoving, pull, justPulled } = useTurn(front, onTurn);
  const landing = useLanding(sword);
  const [aimed, aim] = useState<Side>();
  const turnable = useRef<HTMLDivElement>(null);
  const hasBuilt = useRef(false);
  const buildable = onBuild === undefined ? NONE : open;
  const targets = seenOf(buildable, turn);
  const frame = frameOf(levelsOf(sword));
  const [left, right] = inFront(front);
  useSeeing(landing, front, onTurn);
  // When the side that was added to is gone, and the focus with it, keys move to the sword itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the sword is another.
  useEffect(() => {
    if (hasBuilt.current && document.activeElement === document.body) turnable.current?.focus({ preventScroll: true });
    hasBuilt.current = false;
  }, [sword]);
  const build = (side: Side): void => {
    if (justPulled()) return;
    hasBuilt.current = true;
    onBuild?.(side);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const quarters = KEYS[event.key];
    if (quarters === undefined) return;
    event.preventDefault();
    onTurn(turned(front, quarters));
  };
  return (
    <div className="sword-view" data-moving={isMoving || undefined}>
      <div className="sword-stage">
        <div className="sword-box" style={{ '--ratio': frame.width / frame.height } as CSSProperties} {...pull}>
          <div
            ref={turnable}
            role="slider"
            tabIndex={0}
            className="sword-turnable"
            aria-label={label}
            aria-description={saying.words.keys}
            aria-valuemin={1}
            aria-valuemax={4}
            aria-valuenow={front + 1}
            aria-valuetext={frontInWords(sword, front, saying)}
            title={saying.words.howToTurn}
            onKeyDown={onKeyDown}
          >
            <SwordPicture sword={sword} turn={turn} frame={frame} seat={seat} marks={marks} landing={landing}>
              <Ghosts sword={sword} sides={targets} turn={turn} held={held} aimed={aimed ?? chosen} />
              <g className="side-numbers">
                <text x="-58" y="122">
                  {left + 1}
                </text>
                <text x="58" y="122">
                  {right + 1}
                </text>
              </g>
            </SwordPicture>
          </div>
          {!isMoving && (
            <TargetButtons
              sword={sword}
              sides={targets}
              turn={turn}
              held={held}
              aimed={aimed}
              chosen={chosen}
              frame={frame}
              on={on}
              aim={aim}
              onBuild={build}
            />
          )}
        </div>
      </div>
      <TurnButtons front={front} onTurn={onTurn} open={buildable} held={held} />
    </div>
  );
};
