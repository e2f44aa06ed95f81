import { SIDES, type Side, type Sword } from '@swordtable/games/swordcrafters/pieces/sword';
import type { CSSProperties } from 'react';
import type { TilePosition } from '../built-now.ts';
import {
  APOTHEM,
  angleOf,
  edgeOf,
  facing,
  isSeen,
  levelsOf,
  onTile,
  type Point,
  pointsOf,
  RADIUS,
  seenAt,
  shadeOf,
  showsFront,
  THICK,
  TILE,
  tipOf,
  turned,
} from './geometry.ts';
import { Plate } from './plate.tsx';
import { bestRun, isInRun } from './runs.ts';

export interface BladeProps {
  readonly sword: Sword;
  readonly turn: number;
  readonly marks: readonly TilePosition[];
  readonly landing: TilePosition | undefined;
  readonly isPlain: boolean;
  readonly metal: string;
}

/** A shade as a style: steel and gold are darkened by it. */
export const shaded = (shade: number): CSSProperties => ({ '--shade': shade.toFixed(3) }) as CSSProperties;

const lengthAt = ({ sides }: Sword, side: Side): number => sides[turned(side, 0)]?.length ?? 0;

/** The inner corner of a tile at its end: mitred where the neighbor is as high, else cut straight. */
const innerEnd = (sword: Sword, side: Side, turn: number, step: -1 | 1, up: number): Point => {
  const angle = angleOf(side, turn);
  const isLower = lengthAt(sword, turned(side, step)) < lengthAt(sword, side);
  return seenAt(angle, APOTHEM - THICK, step * (isLower ? APOTHEM : APOTHEM - THICK), up);
};

/** What is visible of a side in addition to its face: the upper edge, the free ends, and, at the back, its inside. */
const Rim = ({ sword, side, turn }: { readonly sword: Sword; readonly side: Side; readonly turn: number }) => {
  const [top, low] = [lengthAt(sword, side) * TILE, Math.min(...sword.sides.map(({ length }) => length)) * TILE];
  const angle = angleOf(side, turn);
  const [left, right] = edgeOf(side, turn, top);
  const [innerLeft, innerRight] = [innerEnd(sword, side, turn, -1, top), innerEnd(sword, side, turn, 1, top)];
  const dropped = ([x, y]: Point): Point => [x, y + top - low];
  const ends = [
    { step: -1 as const, corners: [left, innerLeft, dropped(innerLeft), dropped(left)], shade: shadeOf(angle - 90) },
    { step: 1 as const, corners: [right, dropped(right), dropped(innerRight), innerRight], shade: shadeOf(angle + 90) },
  ].filter(({ step, corners }) => top > low && lengthAt(sword, turned(side, step)) < lengthAt(sword, side) && showsFront(corners));
  const inside = [innerRight, dropped(innerRight), dropped(innerLeft), innerLeft];
  return (
    <>
      {top > low && showsFront(inside) && <polygon className="blade-inside" points={pointsOf(inside)} />}
      {ends.map(({ step, corners, shade }) => (
        <polygon key={step} className="blade-end" style={shaded(shade)} points={pointsOf(corners)} />
      ))}
      {top > 0 && <polygon className="blade-rim" points={pointsOf([left, right, innerRight, innerLeft])} />}
    </>
  );
};

/** The tiles of a side in front, from the foot up. */
const Face = ({ sword, side, turn, marks, landing, isPlain, metal }: BladeProps & { readonly side: Side }) => {
  const run = bestRun(sword, side);
  return (
    <g style={shaded(shadeOf(angleOf(side, turn)))}>
      {(sword.sides[side] ?? []).map((tile, level) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tiles of a side are known by their place on it and never move.
        <g key={level} transform={onTile(side, level, turn)}>
          <Plate
            tile={tile}
            isRun={isInRun(run, level)}
            goesUp={isInRun(run, level + 1)}
            goesDown={isInRun(run, level - 1)}
            isNew={marks.some((mark) => mark.side === side && mark.level === level)}
            isLanding={landing?.side === side && landing.level === level}
            isPlain={isPlain}
            metal={metal}
          />
        </g>
      ))}
    </g>
  );
};

const CORE = 0.36 * RADIUS;

/** The core that carries the tiles: slender steel with a point, in sight above them. */
const Core = ({ levels, turn, metal }: { readonly levels: number; readonly turn: number; readonly metal: string }) => {
  const [tip, shoulder] = [tipOf(levels), tipOf(levels) - 0.95 * TILE];
  return (
    <g>
      {SIDES.filter((side) => isSeen(side, turn)).map((side) => {
        const [[left, right], [upLeft, upRight]] = [edgeOf(side, turn, 0, CORE), edgeOf(side, turn, shoulder, CORE)];
        const corners: readonly Point[] = [upLeft, left, right, upRight, [0, -tip]];
        return (
          <g key={side} style={shaded(shadeOf(angleOf(side, turn)))}>
            <polygon className="core-steel" points={pointsOf(corners)} fill={`url(#${metal}-core)`} />
            <polygon className="core-shade" points={pointsOf(corners)} />
          </g>
        );
      })}
    </g>
  );
};

/** The blade: what is behind first, then the core, then the two sides in front. */
export const Blade = (props: BladeProps) => {
  const { sword, turn, metal } = props;
  const byDepth = SIDES.toSorted((a, b) => facing(angleOf(a, turn)) - facing(angleOf(b, turn)));
  const [behind, before] = [byDepth.filter((side) => !isSeen(side, turn)), byDepth.filter((side) => isSeen(side, turn))];
  const shortest = Math.min(...sword.sides.map(({ length }) => length));
  const hollow = SIDES.map((side) => seenAt(angleOf(side, turn) - 45, RADIUS - THICK, 0, shortest * TILE));
  return (
    <>
      <polygon className="blade-hollow" points={pointsOf(hollow)} />
      {behind.map((side) => (
        <Rim key={side} sword={sword} side={side} turn={turn} />
      ))}
      <Core levels={levelsOf(sword)} turn={turn} metal={metal} />
      {before.map((side) => (
        <g key={side}>
          <Rim sword={sword} side={side} turn={turn} />
          <Face {...props} side={side} />
        </g>
      ))}
    </>
  );
};
