import type { Tile } from '@swordtable/games/swordcrafters/pieces/pieces';
import { GUARDED, SIDES, type Side, type Sword } from '@swordtable/games/swordcrafters/pieces/sword';
import { type CSSProperties, useState } from 'react';
import type { TilePosition } from '../built-now.ts';
import { Gem } from '../gem.tsx';
import { sideInWords } from './describe.ts';
import { frontShowing, inFront, levelsOf } from './geometry.ts';
import { bestRun, isInRun, type Run } from './runs.ts';
import { useSaying } from './words.ts';
import './all-sides.css';
import './gem-light.css';

interface AllSidesProps {
  readonly sword: Sword;
  readonly front: Side;
  /** The sides on which one may build now. */
  readonly open: readonly Side[];
  readonly onBuild?: ((side: Side) => void) | undefined;
  readonly held?: Tile | undefined;
  /** The side that is picked already, while it is still asked for the tile. */
  readonly chosen?: Side | undefined;
  readonly marks: readonly TilePosition[];
  /** The points of each side. */
  readonly quality: readonly number[];
  /** The same after the previewed tile. */
  readonly ahead?: readonly number[] | undefined;
  readonly onTurn: (front: Side) => void;
  /** Which of several swords this is; what can be dropped on carries it beside its side. */
  readonly on?: number;
}

interface CellProps {
  readonly tile: Tile | undefined;
  readonly level: number;
  readonly run: Run | undefined;
  readonly isNew: boolean;
}

/** What lies at a level of a side: a tile, or at the foot its guard, which may have no gem. */
const Cell = ({ tile, level, run, isNew }: CellProps) => {
  const isRun = isInRun(run, level);
  const ends =
    isRun && run !== undefined ? `${level === run.from ? ' first' : ''}${level === run.from + run.length - 1 ? ' last' : ''}` : '';
  return (
    <i className={`${level < 0 ? 'guard' : ''}${isRun ? ` run ${run?.gem}${ends}` : ''}`} data-new={isNew || undefined}>
      {tile !== undefined && <Gem tile={tile} />}
    </i>
  );
};

/** The four sides from the tip: the two in front lie below, their edges drawn thick. */
const FromTip = ({ front }: { readonly front: Side }) => (
  <svg className="from-tip" viewBox="0 0 80 80" aria-hidden="true">
    <path className="tip-top" d="M40 14L66 40 40 66 14 40z" />
    <path className="tip-front" d="M14 40L40 66 66 40" />
    <text x="19" y="68">
      {inFront(front)[0] + 1}
    </text>
    <text x="61" y="68">
      {inFront(front)[1] + 1}
    </text>
    <text x="61" y="23">
      {inFront(front + 2)[0] + 1}
    </text>
    <text x="19" y="23">
      {inFront(front + 2)[1] + 1}
    </text>
  </svg>
);

/** The blade unrolled: every side from the foot up with its best run and its points. A click builds on a side, or turns it to the front. */
export const AllSides = ({ sword, front, open, onBuild, held, chosen, marks, quality, ahead, onTurn, on = 0 }: AllSidesProps) => {
  const saying = useSaying();
  const [aimed, aim] = useState<Side>();
  const shown = inFront(front);
  return (
    <div className="all-sides">
      <h3 className="eyebrow">{saying.words.allSides}</h3>
      <div className="unrolled" style={{ '--rows': levelsOf(sword) + 2 } as CSSProperties}>
        {SIDES.map((side) => {
          const isOpen = onBuild !== undefined && open.includes(side);
          const run = bestRun(sword, side);
          const isFront = shown.includes(side);
          const now = quality[side] ?? 0;
          const next = ahead?.[side] ?? now;
          return (
            <button
              key={side}
              type="button"
              className="one-side"
              data-front={isFront || undefined}
              data-open={isOpen || undefined}
              data-chosen={(isOpen && chosen === side) || undefined}
              {...(isOpen ? { 'data-side': side, 'data-on': on } : {})}
              onPointerEnter={() => aim(side)}
              onPointerLeave={() => aim(undefined)}
              onClick={() => {
                if (!isOpen) onTurn(frontShowing(side, front));
                // Where a side is closed it is said why.
                onBuild?.(side);
              }}
            >
              <span className="spoken">{sideInWords(sword, side, saying, { points: quality[side], isFront, isOpen, marks })}</span>
              <span className="stack-up" aria-hidden="true">
                <Cell tile={sword.guards[GUARDED.indexOf(side)]} level={-1} run={run} isNew={false} />
                {(sword.sides[side] ?? []).map((tile, level) => (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: tiles of a side are known by their place on it and never move.
                    key={level}
                    tile={tile}
                    level={level}
                    run={run}
                    isNew={marks.some((mark) => mark.side === side && mark.level === level)}
                  />
                ))}
                {isOpen && <i className="next">{held !== undefined && aimed === side ? <Gem tile={held} /> : '+'}</i>}
              </span>
              <b aria-hidden="true">{side + 1}</b>
              <em aria-hidden="true" data-ahead={next !== now || undefined}>
                {next}
              </em>
            </button>
          );
        })}
      </div>
      <p className="sides-note">{saying.words.allSidesNote}</p>
      <FromTip front={front} />
    </div>
  );
};
