import { type Asking, canonical, next, type Seat, type Tell } from '@swordtable/kernel';
import type { Action, Spent } from './action.ts';
import { owning, withReady } from './adding.ts';
import { cardAs } from './catalog.ts';
import type { Event } from './events.ts';
import { locationTasks, SPOTS } from './kingdom.ts';
import { COMPANIONS_MAX, ruleSum } from './party.ts';
import { purseOf, questNeeds } from './paying.ts';
import { pay } from './payment/pay.ts';
import { payments } from './payment/payments.ts';
import { changeParty, fellowOf, type Party, partyAt, type State, setParty, withFellow } from './state.ts';
import type { Task } from './tasks.ts';
import type { CardId, CompanionId } from './terms.ts';
import { trigger } from './trigger.ts';

type QuestsTask = Extract<Task, { ask: 'quests' }>;
type HouseTask = Extract<Task, { ask: 'house' }>;
type House = HouseTask['house'];

/** Luck that a visit takes: one at the Tavern and at the Smith, unless one is welcome there (C-15). */
const luckFor = (s: State, party: Party, location: CardId): number => {
  const { house } = cardAs(location, 'location');
  if (house === undefined) return 0;
  const isWelcome = ruleSum(party, s.sets, (rule) => ('welcome' in rule && rule.welcome === house ? 1 : 0)) > 0;
  return isWelcome ? 0 : 1;
};

/** Every free spot, for every companion that has its meeple. */
export const visitOptions = (s: State, seat: Seat): readonly Action[] => {
  const party = partyAt(s, seat);
  const open = SPOTS.flatMap(({ location }, spot) => (s.spots[spot] === null && party.luck >= luckFor(s, party, location) ? [spot] : []));
  return party.fellows.filter(({ ready }) => ready).flatMap(({ card }) => open.map((visit): Action => ({ visit, by: card })));
};

/** A companion goes to a location: its reward first, then the house, then the side quests beside it (C-29). */
export const visit = (s: State, seat: Seat, spot: number, by: CompanionId, tell: Tell<Event> | undefined): void => {
  const { location, fields } = SPOTS[spot] as (typeof SPOTS)[number];
  const party = partyAt(s, seat);
  const luck = luckFor(s, party, location);
  setParty(s, seat, { ...withFellow(party, by, { ready: false }), luck: party.luck - luck });
  s.spots = s.spots.map((visitor, at) => (at === spot ? { seat, companion: by } : visitor));
  tell?.({ what: 'visited', seat, by, spot, luck });
  const { house } = cardAs(location, 'location');
  next<Task>(s, ...(house === undefined ? [] : [{ ask: 'house', house, by } as const]), { ask: 'quests', by, fields });
  trigger(s, 'visited', { seat, doers: [by] });
  next(s, ...locationTasks(seat, by, location));
};

/** The same may be paid for two reasons; it is offered once. */
const different = (ways: readonly Spent[]): readonly Spent[] => {
  const keys = ways.map(canonical);
  return ways.filter((_, at) => keys.indexOf(keys[at] as string) === at);
};

/** None, one or both of the side quests beside the location, one after the other, paid by the visitor. */
export const quests: Asking<State, QuestsTask, Action, Event> = {
  decisions: (s, { by, fields }) => {
    const party = partyAt(s, s.active);
    const less = ruleSum(party, s.sets, (rule) => ('questsLess' in rule ? rule.questsLess : 0), by);
    const purse = purseOf(party, [fellowOf(party, by)]);
    const options = fields.flatMap((field) => {
      const quest = s.quests[field];
      if (quest === null || quest === undefined) return [];
      const ways = questNeeds(cardAs(quest, 'quest').needs, less).flatMap((needs) => payments(needs, purse).map(({ spent }) => spent));
      return different(ways).map((spent): Action => ({ quest: field, pay: spent }));
    });
    if (options.length === 0) return [];
    return [{ seat: s.active, prompt: { rule: 'side-quests', ask: 'quest' }, options: [...options, { none: true }] }];
  },
  answer: (s, { by, fields }, seat, action, tell) => {
    if (!('quest' in action)) return;
    const quest = s.quests[action.quest] ?? '';
    s.quests = s.quests.map((card, field) => (field === action.quest ? null : card));
    s.questsDone = [...s.questsDone, quest];
    const party = pay(partyAt(s, seat), action.pay);
    setParty(s, seat, { ...party, quests: party.quests + 1 });
    tell?.({ what: 'quest', seat, by, quest, pay: action.pay });
    next<Task>(s, { ask: 'quests', by, fields: fields.filter((field) => field !== action.quest) });
    trigger(s, 'quest', { seat, doers: [by] });
    const cause = { seat, bearer: null, doers: [by], card: quest };
    next(s, ...cardAs(quest, 'quest').reward.map((gain): Task => ({ do: 'gain', gain, cause })));
  },
};

/** What a card of a house costs this party. */
const costAt = (s: State, party: Party, card: CardId): number => {
  const found = cardAs(card, 'legendary', 'rare');
  const less = ruleSum(party, s.sets, (rule) =>
    found.is === 'legendary' ? ('fee' in rule ? rule.fee : 0) : 'price' in rule ? rule.price : 0,
  );
  return Math.max(0, (found.is === 'legendary' ? found.fee : found.price) - less);
};

const offers = (s: State, house: House): readonly CardId[] => (house === 'tavern' ? s.tavern : s.smith);

/** At the Tavern somebody may be recruited, at the Smith something bought. */
export const house: Asking<State, HouseTask, Action, Event> = {
  decisions: (s, { house: where }) => {
    const party = partyAt(s, s.active);
    const isFull = where === 'tavern' && party.fellows.length >= COMPANIONS_MAX;
    const affordable = isFull ? [] : offers(s, where).filter((card) => costAt(s, party, card) <= party.gold);
    if (affordable.length === 0) return [];
    const options = affordable.map((card): Action => (where === 'tavern' ? { recruit: card } : { buy: card }));
    return [{ seat: s.active, prompt: { rule: where, ask: 'card' }, options: [...options, { none: true }] }];
  },
  answer: (s, { by }, seat, action, tell) => {
    if ('recruit' in action) recruit(s, seat, action.recruit, by, tell);
    else if ('buy' in action) buy(s, seat, action.buy, by, tell);
  },
};

/** Pays for a card and notes that it came in this turn. */
const acquire = (s: State, seat: Seat, card: CardId): number => {
  const party = partyAt(s, seat);
  const gold = costAt(s, party, card);
  changeParty(s, seat, { gold: party.gold - gold, fresh: [...party.fresh, card] });
  return gold;
};

const recruit = (s: State, seat: Seat, card: CardId, by: CompanionId, tell: Tell<Event> | undefined): void => {
  const gold = acquire(s, seat, card);
  s.tavern = s.tavern.filter((each) => each !== card);
  setParty(s, seat, withReady(partyAt(s, seat), card, s.sets));
  tell?.({ what: 'recruited', seat, card, gold });
  trigger(s, 'recruited', { seat, doers: [by] });
  trigger(s, 'joined', { seat, doers: [] }, [card]);
};

const buy = (s: State, seat: Seat, card: CardId, by: CompanionId, tell: Tell<Event> | undefined): void => {
  const gold = acquire(s, seat, card);
  s.smith = s.smith.filter((each) => each !== card);
  setParty(s, seat, owning(partyAt(s, seat), card));
  tell?.({ what: 'bought', seat, card, gold });
  trigger(s, 'bought', { seat, doers: [by] });
  trigger(s, 'joined', { seat, doers: [] }, [card]);
};
