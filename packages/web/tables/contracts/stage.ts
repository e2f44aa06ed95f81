import type { View } from '@swordtable/games/contracts/view';

/** What takes the room in the middle of the table. */
export type StageName = 'draft' | 'plan' | 'kingdom' | 'pay' | 'over';

/** The kingdom is there for turns; every other phase has a stage of its own. Re-equipping is planning, for the one who does it. */
export const stageOf = ({ phase, asked }: View, isAsked: boolean, isOver: boolean): StageName => {
  if (isOver || phase === 'over') return 'over';
  if (phase === 'encounter') return 'draft';
  if (phase === 'equipment') return 'plan';
  if (phase === 'payment') return 'pay';
  return isAsked && asked?.ask === 'reequip' ? 'plan' : 'kingdom';
};
