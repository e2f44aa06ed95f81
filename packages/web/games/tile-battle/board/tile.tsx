import { HEROES } from '@swordtable/games/tile-battle/hero/roster';
import { type CSSProperties, useEffect, useState } from 'react';
import { Icon } from '../../../kit/icons/icon.tsx';
import { heroIcon, terrainIcon } from './emblems.ts';
import type { Face } from './labels.ts';
import { Sign, type SignName, sideSign } from './signs.tsx';
import { useTileTexts } from './texts.ts';
import './tile.css';

export type TileState = 'selected' | 'legal' | 'hover' | 'dim' | 'protected' | 'asleep' | 'fresh' | 'marked' | 'preview';

interface TileProps {
  readonly face: Face;
  readonly states?: readonly (TileState | false | undefined)[];
  /** What holds or guards it, bottom left. */
  readonly corner?: SignName | undefined;
  /** It would turn over: the corner shows the other side. */
  readonly peel?: boolean;
  /** Sides whose number wins in the preview. */
  readonly wins?: readonly number[];
  /** The place of this tile in a cascade of flips. */
  readonly order?: number;
  readonly size?: number;
}

const SIDES = ['n', 'e', 's', 'w'] as const;
const COLORS = ['red', 'blue'] as const;

const Plate = ({
  side,
  now,
  printed,
  wins,
}: {
  readonly side: number;
  readonly now: number;
  readonly printed: number;
  readonly wins: boolean;
}) => {
  const change = now > printed ? ' changed up' : now < printed ? ' changed down' : '';
  return (
    <b className={`num ${SIDES[side]}${change}${wins ? ' win pressing' : ''}`}>
      {change !== '' && <s>{printed}</s>}
      {now}
    </b>
  );
};

const STILL = '(prefers-reduced-motion: reduce)';
/** Half of the time of a flip: then the other color comes into sight. */
const HALF_FLIP_MS = 130;
const STAGGER_MS = 70;

/** The color to be drawn while a tile turns over: the old one for the first half. */
const useTurning = (owner: number, order: number): { readonly shown: number; readonly turning: boolean } => {
  const [shown, setShown] = useState(owner);
  const [turning, setTurning] = useState(false);
  useEffect(() => {
    if (shown === owner) return;
    if (shown < 0 || owner < 0 || matchMedia(STILL).matches) {
      setShown(owner);
      return;
    }
    const waits = [
      setTimeout(() => setTurning(true), order * STAGGER_MS),
      setTimeout(() => setShown(owner), order * STAGGER_MS + HALF_FLIP_MS),
    ];
    return () => waits.forEach(clearTimeout);
  }, [owner, shown, order]);
  useEffect(() => {
    if (!turning) return;
    const wait = setTimeout(() => setTurning(false), 2 * HALF_FLIP_MS);
    return () => clearTimeout(wait);
  }, [turning]);
  return { shown, turning };
};

const sized = (size: number | undefined): CSSProperties | undefined =>
  // Custom properties are not among the names that the type of styles knows.
  size === undefined ? undefined : ({ '--size': `${size}px` } as CSSProperties);

/** A hero's tile at any size. It is a picture only: the button or cell that holds it says it in words. */
export const Tile = ({ face, states = [], corner, peel = false, wins = [], order = 0, size }: TileProps) => {
  const { tile, owner, numbers, printed } = face;
  const name = useTileTexts().name(tile);
  const { shown, turning } = useTurning(owner, order);
  const kind = HEROES[tile]?.kind ?? 'continuous';
  const state = states.filter(Boolean).join(' ');
  return (
    <div
      className={`tile ${COLORS[shown] ?? 'plain'}${turning ? ' turning' : ''}`}
      data-state={state}
      data-tile={tile}
      style={sized(size)}
      aria-hidden="true"
    >
      <div className="face">
        <i className="field" />
        <Icon name={heroIcon(tile)} className="emblem" />
        <span className="name" data-long={name.length > 11 || undefined}>
          {name}
        </span>
        {shown >= 0 && (
          <span className="corner side">
            <Sign name={sideSign(shown)} />
          </span>
        )}
        <span className="corner mark">
          <Sign name={kind} />
        </span>
        {numbers.map((now, side) => (
          <Plate key={SIDES[side]} side={side} now={now} printed={printed[side] ?? now} wins={wins.includes(side)} />
        ))}
      </div>
      {corner !== undefined && (
        <span className="corner state">
          <Sign name={corner} />
        </span>
      )}
      {peel && (
        <span className="corner peel">
          <Sign name={sideSign(1 - shown)} />
        </span>
      )}
    </div>
  );
};

/** The terrain: cut corners, no figures. */
export const TerrainTile = ({
  id,
  name,
  states = [],
  size,
}: { readonly id: string; readonly name: string; readonly size?: number } & Pick<TileProps, 'states'>) => (
  <div className="tile stone" data-state={states.filter(Boolean).join(' ')} style={sized(size)} aria-hidden="true">
    <div className="face">
      <i className="field" />
      <Icon name={terrainIcon(id)} className="emblem" />
      <span className="name">{name}</span>
    </div>
  </div>
);
