import type { View } from '@swordtable/games/contracts/view/view';
import type { SECTIONS } from './words/rules.ts';

type SectionId = (typeof SECTIONS)[number];

/** The section about what is asked, where a question has one of its own. */
const BY_QUESTION: Readonly<Partial<Record<NonNullable<View['asked']>['ask'], SectionId>>> = {
  quests: 'locations',
  house: 'houses',
  fulfil: 'contracts',
  work: 'common',
  reequip: 'reequip',
  reserve: 'reserve',
};

const BY_PHASE: Readonly<Record<View['phase'], SectionId>> = {
  encounter: 'encounter',
  equipment: 'equipping',
  contract: 'turn',
  payment: 'payment',
  over: 'end',
};

/** The section of the rules that a player needs now. */
export const sectionOf = ({ phase, asked }: Pick<View, 'phase' | 'asked'>): SectionId =>
  (asked === null ? undefined : BY_QUESTION[asked.ask]) ?? BY_PHASE[phase];
