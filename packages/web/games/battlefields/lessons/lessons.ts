import type { ActionCard } from '@swordtable/games/battlefields/cards/cards';
import type { Event } from '@swordtable/games/battlefields/events';
import { PLACES } from '@swordtable/games/battlefields/places';
import { standing } from '@swordtable/server/match/standing';
import type { Lesson } from '../../../kit/lessons/lesson.ts';
import type { Spot } from '../../../kit/lessons/note.ts';
import type { TableState } from '../typed.ts';

const eventsOf = ({ steps }: TableState): readonly Event[] => standing(steps).flatMap(({ events }) => events);

type Compared = Extract<Event, { what: 'compared' }>;

/** The comparison that shows best what a battle is: the newest that somebody won, else the newest. */
export const comparedIn = (state: TableState): Compared | undefined => {
  const all = eventsOf(state).filter((event): event is Compared => event.what === 'compared');
  return all.findLast(({ winner }) => winner >= 0) ?? all.at(-1);
};

/** The card that the reader may answer. */
export const playedIn = (state: TableState): ActionCard | undefined =>
  state.decision?.prompt.rule === 'answer' ? state.view.exchange.at(-1)?.card : undefined;

const isAsked =
  (rule: string, ask?: string) =>
  ({ decision }: TableState): boolean =>
    decision?.prompt.rule === rule && (ask === undefined || decision.prompt.ask === ask);
const isPlacing = isAsked('placement', 'warrior');
const isFighting = isAsked('battle');
const isFull = (state: TableState): boolean => isAsked('muster', 'discard')(state) || isAsked('muster', 'shed')(state);

const taken = ({ view, watcher }: TableState): number => view.armies[watcher ?? 0]?.taken ?? 0;
const placed = (state: TableState): number =>
  eventsOf(state).filter((event) => event.what === 'placed' && event.seat === state.watcher).length;
const holds = ({ view, watcher }: TableState, ...cards: readonly ActionCard[]): boolean =>
  (view.armies[watcher ?? 0]?.own?.actions ?? []).some((card) => cards.includes(card));

const SCORES: readonly Spot[] = [['.rail.left > .who'], ['.rail.right > .who']];
const FIELD: Spot = ['.field4', '.field-space'];
const PILE: Spot = ['.pile', '.prompt'];
const HAND: Spot = ['.battle-hand', '.tabs button:nth-child(1)'];
const LANDS: Spot = ['.rail.left .army-panel', '.tabs button:nth-child(2)'];
const BEATS: Spot = ['.beats-panel', '.tabs button:nth-child(3)'];
const ARES: Spot = ['.top-strip .ares', '.top-strip'];
const PROMPT: Spot = ['.prompt'];
/** The status of each place; the note comes beside the last one. */
const STATUSES: readonly Spot[] = PLACES.toReversed().map((place) => [`.place:nth-child(${place + 1}) .place-stand`, ...FIELD]);

const at =
  (...spots: readonly Spot[]) =>
  (): readonly Spot[] =>
    spots;
const placeOf = (place: number | undefined, part: 'mine' | 'land'): Spot => [
  `.place-spot[data-place="${place ?? 0}"][data-part="${part}"]`,
  ...FIELD,
];

/** Where the reader has placed last. */
const lastStack = (state: TableState): Spot => {
  const last = eventsOf(state).findLast((event) => event.what === 'placed' && event.seat === state.watcher);
  return placeOf(last?.what === 'placed' ? last.place : undefined, 'mine');
};

/** What Battlefields is taught by, the more urgent first: of those whose time has come, the first comes. */
export const battleLessons: readonly Lesson<TableState>[] = [
  { id: 'goal', when: () => true, at: at(FIELD) },
  { id: 'beats', when: () => true, at: at(BEATS) },
  { id: 'take', isTask: true, when: isAsked('muster', 'take'), at: at(PILE) },
  { id: 'kinds', when: (state) => isAsked('muster', 'take')(state) && taken(state) > 0, at: at(PILE) },
  { id: 'full', isTask: true, when: isFull, at: at(HAND) },
  { id: 'place', isTask: true, when: isPlacing, at: at(HAND, FIELD) },
  { id: 'stack', when: (state) => isPlacing(state) && placed(state) > 0, at: (state) => [lastStack(state)] },
  { id: 'bluff', when: (state) => isPlacing(state) && placed(state) > 1, at: at(FIELD) },
  { id: 'done', when: (state) => isPlacing(state) && placed(state) > 2, at: at(PROMPT) },
  { id: 'answer', isTask: true, when: (state) => playedIn(state) !== undefined, at: at(PROMPT) },
  { id: 'battle', isTask: true, when: isFighting, at: at(FIELD, PROMPT) },
  { id: 'laid', when: (state) => isFighting(state) && holds(state, 'elite', 'flank', 'surround'), at: at(HAND) },
  { id: 'calls', when: (state) => isFighting(state) && holds(state, 'ambush', 'skirmish'), at: at(HAND) },
  { id: 'stand', when: isFighting, at: () => STATUSES },
  {
    id: 'compared',
    when: (state) => state.decision !== null && comparedIn(state) !== undefined,
    at: (state) => [placeOf(comparedIn(state)?.place, 'land')],
  },
  { id: 'second', when: ({ view, decision }) => view.round === 2 && decision !== null, at: at(FIELD) },
  { id: 'sets', when: ({ view, decision }) => view.round === 2 && decision !== null, at: at(LANDS) },
  { id: 'ares', when: ({ view, decision }) => view.aresPile > 0 && decision !== null, at: at(ARES) },
  { id: 'help', when: (state) => state.view.round === 2 && isPlacing(state), at: at(PROMPT) },
  { id: 'third', when: ({ view, decision }) => view.round === 3 && decision !== null, at: () => SCORES },
  { id: 'end', isLast: true, when: ({ card }) => card.status === 'over', at: () => SCORES },
];
