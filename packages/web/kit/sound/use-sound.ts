import { useEffect, useRef } from 'react';
import type { TableState } from '../../client/table.ts';
import type { GameTable } from '../table/game-table.ts';
import { play } from './player.ts';
import { soundsBetween } from './sounds-between.ts';

/** Seconds from one sound to the next: the time that one tile takes to turn after another. */
const APART = 0.14;

/** Lets the table be heard as it goes on. Games that make no sounds are silent. */
export const useSound = (state: TableState, soundOf: GameTable['soundOf']): void => {
  const before = useRef<TableState>(undefined);
  useEffect(() => {
    const heard = soundOf === undefined ? [] : soundsBetween(before.current, state, soundOf);
    before.current = state;
    for (const [index, name] of heard.entries()) play(name, index * APART);
  }, [state, soundOf]);
};
