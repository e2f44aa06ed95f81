import { type Decision, type Game, next, type Random, type Seat, shuffle, type Tell } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import { blankState, newParty } from '../blank-state.ts';
import type { Event } from '../events.ts';
import type { Party } from '../party/party-state.ts';
import { drawEncounter, endDraft, forgetDraft, keep, startEncounter } from '../phases/encounter.ts';
import { startEquipment } from '../phases/equipment.ts';
import { clone, draftParty, partyAt, ROUNDS, type State } from '../state.ts';
import type { Task } from '../tasks.ts';
import { determinize } from '../view/determinize.ts';
import { openView, redact, type View, view } from '../view/view.ts';

/** How many cards there are in the encounter deck (C-1). */
export const STOCK = 218;
/** More answers than a match takes: eight cards kept, a word when done and a card drawn, five times in each of three rounds. */
const ANSWERS_MAX = 200;

const PARTY: Party = { ...newParty([]), fellows: [], contributed: [] };

const tableFor = (seats: number, stock: number, random: Random): State => {
  const encounter = Array.from({ length: stock }, (_, at) => `card-${`${at}`.padStart(3, '0')}`);
  shuffle(random, encounter);
  return {
    ...blankState(
      Array.from({ length: seats }, () => PARTY),
      random,
    ),
    encounter,
  };
};

const TURN: Task = { ask: 'turn', acted: false, not: [] };

const asks = (s: State, task: Task): readonly Decision<Action>[] => {
  if (!('ask' in task)) return [];
  if (task.ask === 'keep') return keep.decisions(s, task);
  if (task.ask === 'turn') return [{ seat: s.active, prompt: { rule: 'turn', ask: 'action' }, options: [{ pass: true }] }];
  if (task.ask !== 'equip') return [];
  return task.waiting.map((seat) => ({ seat, prompt: { rule: 'equipment', ask: 'change', sealed: 'apart' }, options: [{ done: true }] }));
};

/** What comes when there is nobody left to be asked. */
const goOn = (s: State, task: Task, tell: Tell<Event> | undefined): void => {
  if ('do' in task && task.do === 'endDraft') {
    endDraft(tell);
    startEquipment(s);
  } else if ('do' in task && task.do === 'reveal') {
    forgetDraft(s);
    s.plans = s.plans.map(() => null);
    s.phase = 'contract';
    s.shown++;
    next<Task>(s, TURN);
  }
};

const settle = (s: State, tell?: Tell<Event>): readonly Decision<Action>[] => {
  for (let task = s.agenda.at(-1); task !== undefined; task = s.agenda.at(-1)) {
    const decisions = asks(s, task);
    if (decisions.length > 0) return decisions;
    s.agenda.pop();
    goOn(s, task, tell);
  }
  return [];
};

/** Each player in turn draws a card; when all have, another draft begins. */
const takeTurn = (s: State, seat: Seat, tell: Tell<Event> | undefined): void => {
  for (const each of s.parties.keys()) draftParty(s, each).fresh = [];
  drawEncounter(s, seat, 1, 'well', tell);
  s.active = (seat + 1) % s.setting.seats;
  if (s.active !== 0) next<Task>(s, TURN);
  else if (s.round < ROUNDS) {
    s.round++;
    startEncounter(s, tell);
  }
};

const answer = (s: State, seat: Seat, action: Action, tell: Tell<Event> | undefined): void => {
  const task = s.agenda.pop();
  if (task === undefined || !('ask' in task)) throw new Error('Nobody was asked.');
  if (task.ask === 'keep') keep.answer(s, task, seat, action, tell);
  else if (task.ask === 'equip') {
    tell?.({ what: 'ready', seat });
    next<Task>(s, { ...task, waiting: task.waiting.filter((each) => each !== seat) });
  } else takeTurn(s, seat, tell);
};

/** Cards that are missing or twice there, packs that do not tell what is in the hands, cards gained that nobody holds. */
const faultsOf = (s: State, stock: number): readonly string[] => {
  const found: string[] = [];
  const packs = s.packs.flat();
  const cards = [...s.encounter, ...s.encounterGone, ...s.parties.flatMap(({ hand }) => hand), ...packs.flatMap((pack) => pack.cards)];
  if (cards.length !== stock || new Set(cards).size !== stock) found.push('Cards are missing, or twice there.');
  for (const { by, card } of packs.flatMap(({ taken }) => taken))
    if (!partyAt(s, by).hand.includes(card)) found.push(`${card} was kept by seat ${by}, who does not have it.`);
  for (const { hand, gained, fresh } of s.parties)
    if (![...gained, ...fresh].every((card) => hand.includes(card))) found.push('What was gained is in no hand.');
  return found;
};

/**
 * For tests: a game of nothing but the draft. After each of three drafts everybody says done, unseen by others as in the equipment
 * phase, and then one after the other draws a card. Cards are numbers, for a draft does not ask what is on them.
 */
export const draftGame = (stock = STOCK): Game<State, Action, Event, View> => ({
  id: 'drafting',
  name: 'Drafting',
  version: '1',
  seats: { min: 2, max: 5 },
  options: [],
  words: {
    prompt: ({ rule }) => rule,
    action: (action) => JSON.stringify(action),
    event: ({ what }) => what,
    seat: (seat) => `Seat ${seat}`,
  },
  refuses: () => undefined,
  setup: (seats, _options, random, tell) => {
    const s = tableFor(seats, stock, random);
    startEncounter(s, tell);
    return s;
  },
  clone,
  decisions: (s) => settle(s),
  advance: (s, seat, action, tell) => {
    answer(s, seat, action, tell);
    return settle(s, tell);
  },
  view,
  openView,
  redact,
  determinize,
  revealCount: (s) => s.shown + s.random.drawn,
  standing: ({ parties }) => ({ points: parties.map(() => 0), ranking: [[...parties.keys()]] }),
  limit: () => ANSWERS_MAX,
  faults: (s) => faultsOf(s, stock),
});
