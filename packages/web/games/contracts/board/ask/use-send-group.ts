import type { CompanionId } from '@swordtable/games/contracts/cards/terms';
import { useEffect, useState } from 'react';
import { useTableInfo } from '../table-info.ts';

/** Sends a whole group along with one press: its members are named one after the other, as the questions come. */
export const useSendGroup = (): ((group: readonly CompanionId[]) => void) => {
  const { offers } = useTableInfo();
  const [going, setGoing] = useState<readonly CompanionId[]>([]);
  const { decision } = offers;
  const next = going.find((card) => offers.can({ join: card }));
  const [asked, setAsked] = useState(decision);
  useEffect(() => {
    if (next === undefined || decision === null || asked === decision) return;
    setAsked(decision);
    // A companion sent back by an undo doesn't join again automatically.
    setGoing((all) => all.filter((card) => card !== next));
    offers.act({ join: next });
  }, [next, decision, asked, offers]);
  return (group) => {
    setAsked(null);
    setGoing(group);
  };
};
