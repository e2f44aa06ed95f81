import type { View } from '@swordtable/games/contracts/view/view';

/** What takes the room in the middle of the table. */
export type StageName = 'draft' | 'plan' | 'kingdom' | 'pay' | 'over';

/** The phases in which players see only their own cards; those who have none see the kingdom. */
const CLOSED: Readonly<Partial<Record<View['phase'], StageName>>> = { encounter: 'draft', equipment: 'plan' };

/** What decides which stage is shown. */
interface Seen extends Pick<View, 'phase' | 'asked'> {
  readonly parties: readonly { readonly own: object | null }[];
}

/** The kingdom is there for turns; every other phase has a stage of its own. Re-equipping is planning, for the one who does it. */
export const stageOf = ({ phase, asked, parties }: Seen, seat: number, isAsked: boolean, isOver: boolean): StageName => {
  if (isOver || phase === 'over') return 'over';
  const closed = CLOSED[phase];
  if (closed !== undefined) return parties[seat]?.own === null ? 'kingdom' : closed;
  if (phase === 'payment') return 'pay';
  return isAsked && asked?.ask === 'reequip' ? 'plan' : 'kingdom';
};

/** The parts of the kingdom that a phone shows one at a time. */
export const TABS = ['contracts', 'places', 'shops', 'common', 'log'] as const;

/** Where what is asked about lies. The own party is in sight all the time, and in a turn everything is on offer. */
const LIES: Readonly<Partial<Record<Exclude<View['asked'], null>['ask'], (typeof TABS)[number]>>> = {
  fulfil: 'contracts',
  reserve: 'contracts',
  quests: 'places',
  house: 'shops',
  work: 'common',
};

/** The part of the kingdom in which the question is answered, if there is one. */
export const tabOf = ({ asked }: Pick<View, 'asked'>, isAsked: boolean): (typeof TABS)[number] | undefined =>
  isAsked && asked !== null ? LIES[asked.ask] : undefined;
