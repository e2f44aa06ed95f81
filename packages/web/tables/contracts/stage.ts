import type { View } from '@swordtable/games/contracts/view';

/** What takes the room in the middle of the table. */
export type StageName = 'draft' | 'plan' | 'kingdom' | 'pay' | 'over';

/** What the phases are in which everybody looks at own cards only: whoever has none sees the kingdom meanwhile. */
const CLOSED: Readonly<Partial<Record<View['phase'], StageName>>> = { encounter: 'draft', equipment: 'plan' };

/** The kingdom is there for turns; every other phase has a stage of its own. Re-equipping is planning, for the one who does it. */
export const stageOf = ({ phase, asked, parties }: View, seat: number, isAsked: boolean, isOver: boolean): StageName => {
  if (isOver || phase === 'over') return 'over';
  const closed = CLOSED[phase];
  if (closed !== undefined) return parties[seat]?.own === null ? 'kingdom' : closed;
  if (phase === 'payment') return 'pay';
  return isAsked && asked?.ask === 'reequip' ? 'plan' : 'kingdom';
};
