import type { Event } from '@swordtable/games/contracts/events';
import type { View } from '@swordtable/games/contracts/view/view';
import { standing } from '@swordtable/server/match/standing';
import type { Lesson } from '../../../kit/lessons/lesson.ts';
import type { Spot } from '../../../kit/lessons/note.ts';
import type { TableState } from '../typed.ts';

const viewOf = (state: TableState): View => state.view;
const eventsOf = ({ steps }: TableState): readonly Event[] => standing(steps).flatMap(({ events }) => events);

/** What the reader is asked; nothing while others decide. */
const askedIn = (state: TableState): NonNullable<View['asked']>['ask'] | undefined =>
  state.decision === null ? undefined : viewOf(state).asked?.ask;
const isAsked = (ask: NonNullable<View['asked']>['ask']) => (state: TableState) => askedIn(state) === ask;

const isTurn = (state: TableState): boolean => {
  const { asked } = viewOf(state);
  return state.decision !== null && asked?.ask === 'turn' && !asked.acted;
};
const offers = (state: TableState, facet: string): boolean =>
  (state.decision?.options ?? []).some((option) => typeof option === 'object' && option !== null && facet in option);

const kept = (state: TableState): number => eventsOf(state).filter((event) => event.what === 'kept' && event.seat === state.watcher).length;
const turnsTaken = (state: TableState): number =>
  eventsOf(state).filter((event) => event.what === 'turn' && event.seat === state.watcher).length;
const hasLeader = (state: TableState): boolean => {
  const own = viewOf(state).parties[state.watcher ?? 0]?.own;
  return (own?.plan?.leaders ?? own?.leaders ?? []).length === 0;
};

const PURSE: Spot = ['.purse'];
const PROMPT: Spot = ['.prompt'];
const PARTY: Spot = ['.party-row', '.plan-party'];
const CONTRACTS: Spot = ['.contract-columns', '.tabs button:nth-child(1)'];
const ROAD: Spot = ['.road', '.tabs button:nth-child(2)'];
const HOUSES: Spot = ['.house.tavern', '.tabs button:nth-child(3)'];
const COMMONS: Spot = ['.common-list', '.tabs button:nth-child(4)'];
const CAMP: Spot = ['.camp', '.tabs button:nth-child(4)'];
const STAGE: Spot = ['.draft-stage', '.plan-stage', '.prompt'];

const at =
  (...spots: readonly Spot[]) =>
  () =>
    spots;

/** One small thing after the other, each when the table shows it. A round has them all, so the lesson ends with the first. */
export const contractLessons: readonly Lesson<TableState>[] = [
  { id: 'goal', when: isAsked('keep'), at: at(PURSE) },
  { id: 'draft', when: isAsked('keep'), at: at(STAGE), isTask: true },
  { id: 'needs', when: (state) => isAsked('keep')(state) && kept(state) >= 1, at: at(CONTRACTS) },
  { id: 'leader', when: (state) => isAsked('equip')(state) && !hasLeader(state), at: at(STAGE), isTask: true },
  { id: 'plan', when: (state) => isAsked('equip')(state) && hasLeader(state), at: at(STAGE) },
  // A player who is done before reading on is told in the first turn.
  { id: 'salary', when: (state) => (isAsked('equip')(state) && hasLeader(state)) || isTurn(state), at: at(PURSE) },
  { id: 'turn', when: isTurn, at: at(PARTY) },
  { id: 'contract', when: (state) => isTurn(state) && offers(state, 'fulfil'), at: at(['.contract[data-open]', ...CONTRACTS]) },
  { id: 'visit', when: isTurn, at: at(ROAD) },
  { id: 'group', when: isAsked('fulfil'), at: at(PARTY) },
  { id: 'pay', when: (state) => isAsked('fulfil')(state) && offers(state, 'pay'), at: at(['.ask-payments', ...PROMPT]) },
  { id: 'quests', when: isAsked('quests'), at: at(['.quest[data-open]', ...ROAD]) },
  { id: 'houses', when: (state) => isTurn(state) && turnsTaken(state) >= 2, at: at(HOUSES) },
  { id: 'common', when: (state) => isTurn(state) && turnsTaken(state) >= 3, at: at(COMMONS) },
  { id: 'camp', when: (state) => offers(state, 'improve') && turnsTaken(state) >= 2, at: at(CAMP) },
  { id: 'pass', when: (state) => isTurn(state) && turnsTaken(state) >= 4, at: at(PROMPT) },
  { id: 'unpaid', when: isAsked('unpaid'), at: at(PROMPT) },
  { id: 'end', when: (state) => state.card.status === 'over' || viewOf(state).round > 1, at: at(CONTRACTS), isLast: true },
];
