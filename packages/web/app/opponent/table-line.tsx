import type { Emblem } from '@swordtable/server/api/emblem';
import type { ReactNode } from 'react';
import { PlayerEmblem } from '../../kit/emblem/emblem.tsx';
import { Icon } from '../../kit/icons/icon.tsx';

interface TableLineProps {
  readonly emblem: Emblem | undefined;
  readonly name: string;
  /** What is played, and how. */
  readonly about: string;
  /** The button or link. */
  readonly children: ReactNode;
}

/** One open table: who waits, for what, and the way to join. */
export const TableLine = ({ emblem, name, about, children }: TableLineProps) => (
  <li className="open-table">
    {emblem === undefined ? <Icon name="person" /> : <PlayerEmblem emblem={emblem} />}
    <span>
      <b>{name}</b>
      <small>{about}</small>
    </span>
    {children}
  </li>
);
