import { figure } from '@swordtable/games/grammar';
import type { SeatProfile } from '@swordtable/server/api/match';
import type { ReactNode } from 'react';
import { SeatBadge } from '../emblem/seat-badge.tsx';
import { Clock } from './clock.tsx';
import './player.css';
import { useTableWords } from './table-words.ts';

export interface PlayerProps {
  /** The seat's own class and sign, so that color is never the only one. */
  readonly color: string;
  readonly sign: ReactNode;
  readonly name: string;
  /** Who it is; left out for guests and bots. */
  readonly profile?: SeatProfile | undefined;
  /** Something the player openly holds, such as a start token, shown beside the name. */
  readonly badge?: ReactNode;
  /** The note below the name: whose turn it is, or who is away. */
  readonly note: string;
  readonly acts: boolean;
  /** When the time to answer runs out, in milliseconds. Left out without a clock. */
  readonly due?: number | undefined;
  readonly points: number;
  /** The parts of the score. */
  readonly parts: readonly { readonly key: string; readonly points: number; readonly label: string; readonly onWhy?: () => void }[];
  /** Explains the whole score. */
  readonly onWhy?: (() => void) | undefined;
  /** The points after the previewed answer. */
  readonly next?: number | undefined;
}

/** What every table shows about a player; the rest is up to the game. */
export type PlayerFacts = Pick<PlayerProps, 'name' | 'profile' | 'note' | 'acts' | 'due'>;

const Arrow = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 10.500h13l-4.500-4.500 2.100-2.100L21.700 12l-8.100 8.100-2.100-2.100 4.500-4.500H3z" />
  </svg>
);

/** A player: turn, clock, and points with their parts. */
export const Player = ({
  color,
  sign,
  name,
  profile,
  badge,
  note,
  acts,
  due,
  points,
  parts,
  onWhy: onWhyAll,
  next = points,
}: PlayerProps) => {
  const words = useTableWords();
  return (
    <header className={`who ${color}${acts ? ' act' : ''}`}>
      <span className="crest">{sign}</span>
      <div className="grow">
        <span className="named">
          <b className="nm">{name}</b>
          <SeatBadge profile={profile} />
          {badge}
        </span>
        <span className="sub">{note}</span>
      </div>
      {due !== undefined && <Clock due={due} />}
      <div className="score">
        {onWhyAll === undefined ? (
          <b>{figure(points)}</b>
        ) : (
          <button type="button" className="total" onClick={onWhyAll} title={words.whyThis} aria-label={words.whyPoints(name, points)}>
            <b>{figure(points)}</b>
          </button>
        )}
        {parts.length > 0 && (
          <ul>
            {parts.map(({ key, points: part, label, onWhy }) => (
              <li key={key}>
                {onWhy === undefined ? (
                  <>
                    <b>{figure(part)}</b>
                    {label}
                  </>
                ) : (
                  <button type="button" onClick={onWhy} title={words.whyThis}>
                    <b>{figure(part)}</b>
                    {label}
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
        {next !== points && (
          <span className="next" title={words.after(next)}>
            <Arrow />
            {figure(next)}
          </span>
        )}
      </div>
    </header>
  );
};
