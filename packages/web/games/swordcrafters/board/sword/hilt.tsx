import { GUARDED, SIDES, type Side, type Sword } from '@swordtable/games/swordcrafters/pieces/sword';
import { GemShape } from '../gem.tsx';
import { shaded } from './blade.tsx';
import type { Facet } from './facets.ts';
import { angleOf, facing, isSeen, pointsOf } from './geometry.ts';
import { armFacets, collarFacets, collarTop, onBoss } from './guards.ts';
import { bestRun, isInRun } from './runs.ts';

interface ArmProps {
  readonly sword: Sword;
  readonly side: Side;
  readonly turn: number;
  readonly metal: string;
}

/** Flat pieces of gold that make one thing: a dark line runs round all of them together. */
const Gold = ({ facets }: { readonly facets: readonly Facet[] }) => (
  <>
    <path className="gold-edge" d={facets.map(({ corners }) => `M${pointsOf(corners)}z`).join('')} />
    {facets.map(({ corners, shade }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: while it turns every piece is another in each picture, and the elements are reused.
      <polygon key={index} className="gold" style={shaded(shade)} points={pointsOf(corners)} />
    ))}
  </>
);

/** An arm of the guard, with its gem when it points toward the viewer. */
const Arm = ({ sword, side, turn, metal }: ArmProps) => {
  const angle = angleOf(side, turn);
  const gem = sword.guards[GUARDED.indexOf(side)];
  const isRun = isInRun(bestRun(sword, side), -1);
  return (
    <g>
      <Gold facets={armFacets(angle)} />
      {gem !== undefined && isSeen(side, turn) && (
        <g className={`boss ${gem}${isRun ? ' in-run' : ''}`} transform={onBoss(angle)}>
          <ellipse className="plate-socket" cx="50" cy="50" rx="47" ry="37" fill={`url(#${metal}-socket)`} />
          {isRun && <ellipse className="run-halo" cx="50" cy="50" rx="47" ry="37" />}
          <g transform="translate(7 15) scale(2.15 1.75)">
            <GemShape tile={gem} />
          </g>
        </g>
      )}
    </g>
  );
};

const WRAPS = [84, 97, 110, 123, 136, 149] as const;

const Grip = ({ metal }: { readonly metal: string }) => (
  <>
    <path className="grip" d="M-21 58Q-27 110-20 164H20Q27 110 21 58z" fill={`url(#${metal}-leather)`} />
    {WRAPS.map((down) => (
      <path key={down} className="grip-wire" d={`M-24 ${down}Q0 ${down + 13} 24 ${down - 4}`} />
    ))}
  </>
);

/** The pommel holds a stone in the color of the seat. */
const Pommel = ({ metal }: { readonly metal: string }) => (
  <g className="pommel">
    <path className="gold-cast" d="M-24 160H24L29 171 24 180H-24L-29 171z" fill={`url(#${metal}-gold)`} />
    <path className="gold-cast" d="M-20 178H20L34 194V208L20 224H-20L-34 208V194z" fill={`url(#${metal}-gold)`} />
    <path className="pommel-stone" d="M0 183L19 192V210L0 219L-19 210V192z" />
    <path className="pommel-table" d="M0 190L11 196V206L0 212L-11 206V196z" />
  </g>
);

/** The hilt: pommel, grip, and the guard whose arms reach out at the feet of sides 1 and 3. The arm behind is drawn before all else. */
export const Hilt = ({ sword, turn, metal }: Omit<ArmProps, 'side'>) => (
  <>
    <ellipse className="sword-shadow" cx="0" cy="220" rx="74" ry="12" />
    <Grip metal={metal} />
    <Pommel metal={metal} />
    {GUARDED.filter((side) => facing(angleOf(side, turn)) <= 0).map((side) => (
      <Arm key={side} sword={sword} side={side} turn={turn} metal={metal} />
    ))}
    <Gold facets={collarFacets(SIDES.map((side) => angleOf(side, turn)))} />
    <polygon className="gold-top" points={pointsOf(collarTop(angleOf(0, turn) - 45))} />
  </>
);

/** The part of the guard in front of the blade. */
export const FrontArms = ({ sword, turn, metal }: Omit<ArmProps, 'side'>) =>
  GUARDED.filter((side) => facing(angleOf(side, turn)) > 0).map((side) => (
    <Arm key={side} sword={sword} side={side} turn={turn} metal={metal} />
  ));
