import { useEffect, useRef } from 'react';
import type { TableState } from '../../client/table.ts';
import type { GameTable } from '../table/game-table.ts';
import { play } from './player.ts';
import { soundsBetween } from './sounds-between.ts';

/** Seconds between sounds: the delay between two flipping tiles. */
const APART = 0.14;

/** Plays the table's sounds. Games without sounds are silent. */
export const useSound = (state: TableState, soundOf: GameTable['soundOf']): void => {
  const before = useRef<TableState>(undefined);
  useEffect(() => {
    const heard = soundOf === undefined ? [] : soundsBetween(before.current, state, soundOf);
    before.current = state;
    for (const [index, name] of heard.entries()) play(name, index * APART);
  }, [state, soundOf]);
};
