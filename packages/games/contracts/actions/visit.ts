import { canonicalJson, type Decision, deferredOptions, next, type QuestionHandler, type Seat, type Tell } from '@swordtable/kernel';
import type { Action, Spent } from '../action.ts';
import type { Quest } from '../cards/card.ts';
import { cardAs } from '../cards/catalog.ts';
import type { CardId, CompanionId } from '../cards/terms.ts';
import type { Gain } from '../effects/effect.ts';
import { trigger } from '../effects/trigger.ts';
import type { Event } from '../events.ts';
import { locationTasks, SPOTS, type Spot } from '../kingdom.ts';
import { withOwned, withReady } from '../party/add-card.ts';
import { COMPANIONS_MAX, ruleSum } from '../party/party.ts';
import { draftOf, fellowOf, type OpenParty, type Party, withFellow } from '../party/party-state.ts';
import { canPay } from '../payment/can-pay.ts';
import { pay } from '../payment/pay.ts';
import { payments } from '../payment/payments.ts';
import { purseOf, questNeeds } from '../payment/purse.ts';
import { draftParty, partyAt, type State, setParty, snapshot } from '../state.ts';
import type { Task } from '../tasks.ts';
import { freeAction, freeActionsOf, freeActionsTried, mayBring } from './free-actions.ts';

type QuestsTask = Extract<Task, { ask: 'quests' }>;
type HouseTask = Extract<Task, { ask: 'house' }>;
type House = HouseTask['house'];

/** Luck that a visit takes: one at the Tavern and at the Smith, unless one is welcome there (C-15). */
export const luckFor = (s: Pick<State, 'sets'>, party: OpenParty, location: CardId): number => {
  const { house } = cardAs(location, 'location');
  if (house === undefined) return 0;
  const isWelcome = ruleSum(party, s.sets, (rule) => ('welcome' in rule && rule.welcome === house ? 1 : 0)) > 0;
  return isWelcome ? 0 : 1;
};

/** Every free spot, for every companion that has its meeple. */
export const visitOptions = (s: State, seat: Seat): Action[] => {
  const party = partyAt(s, seat);
  const open: number[] = [];
  for (let spot = 0; spot < SPOTS.length; spot++) if (isOpenTo(s, party, spot)) open.push(spot);
  const options: Action[] = [];
  for (const { card, ready } of party.fellows) if (ready) for (const visit of open) options.push({ visit, by: card });
  return options;
};

/** Whether there is a free spot and somebody to go there, without saying which. */
export const canVisit = (s: State, seat: Seat): boolean => {
  const party = partyAt(s, seat);
  return party.fellows.some(({ ready }) => ready) && SPOTS.some((_, spot) => isOpenTo(s, party, spot));
};

/** Where no luck is needed there is no need to ask who is welcome. */
const isOpenTo = (s: State, party: Party, spot: number): boolean =>
  s.spots[spot] === null && (party.luck > 0 || luckFor(s, party, (SPOTS[spot] as Spot).location) === 0);

/** A companion goes to a location: its reward first, then the house, then the side quests beside it (C-29). */
export const visit = (s: State, seat: Seat, spot: number, by: CompanionId, tell: Tell<Event> | undefined): void => {
  const { location, fields } = SPOTS[spot] as Spot;
  const party = partyAt(s, seat);
  const luck = luckFor(s, party, location);
  const after = withFellow(party, by, { ready: false });
  after.luck -= luck;
  setParty(s, seat, after);
  s.spots = s.spots.with(spot, { seat, companion: by });
  tell?.({ what: 'visited', seat, by, spot, luck });
  const { house } = cardAs(location, 'location');
  next<Task>(s, ...(house === undefined ? [] : [{ ask: 'house', house, by } as const]), { ask: 'quests', by, fields });
  trigger(s, 'visited', { seat, doers: [by] });
  next(s, ...locationTasks(seat, by, location));
};

/** The same may be paid for two reasons; it is offered once. */
const different = (ways: readonly Spent[]): readonly Spent[] => {
  if (ways.length < 2) return ways;
  const keys = ways.map(canonicalJson);
  return ways.filter((_, at) => keys.indexOf(keys[at] as string) === at);
};

/** What side quests and houses are paid with. */
const paysQuests = ({ luck, tokens, wilds }: Gain): boolean => luck !== undefined || tokens !== undefined || wilds !== undefined;
const paysHouses = ({ gold }: Gain): boolean => gold !== undefined;

/** What can be answered on a visit. */
interface OnTheWay {
  readonly now: State;
  readonly free: typeof freeActionsOf;
  options(): readonly Action[];
}

const onTheWay = ({ now, options, free }: OnTheWay): readonly Action[] => {
  const all = [...options()];
  for (const action of free(now, now.active)) all.push(action);
  all.push(NOTHING_MORE);
  return all;
};

const NOTHING_MORE: Action = { none: true };

/**
 * A visit continues with one of these, with a free action, or not at all. A player who can't pay for anything yet is asked where a free action
 * might help; else free actions wait until the visit is over.
 */
const askedOnTheWay = (s: State, rule: string, ask: string, options: () => readonly Action[]): Decision<Action> => {
  // As things stand now, whenever somebody reads it.
  const now = snapshot(s);
  const all = (free: typeof freeActionsOf) => deferredOptions(onTheWay, { now, options, free });
  return { seat: s.active, prompt: { rule, ask }, options: all(freeActionsOf), searchOptions: () => all(freeActionsTried) };
};

/** The side quests that lie on some fields. */
const questsOn = ({ quests: lying }: State, fields: readonly number[]): readonly { readonly field: number; readonly quest: Quest }[] => {
  const found: { field: number; quest: Quest }[] = [];
  for (const field of fields) {
    const quest = lying[field] ?? null;
    if (quest !== null) found.push({ field, quest: cardAs(quest, 'quest') });
  }
  return found;
};

/** None, one or both of the side quests beside the location, one after the other, paid by the visitor. */
export const quests: QuestionHandler<State, QuestsTask, Action, Event> = {
  decisions: (s, { by, fields }) => {
    const lying = questsOn(s, fields);
    if (lying.length === 0) return [];
    const party = partyAt(s, s.active);
    const less = ruleSum(party, s.sets, (rule) => ('questsLess' in rule ? rule.questsLess : 0), by);
    const purse = purseOf(party, [fellowOf(party, by)]);
    const there = lying.map(({ field, quest }) => ({ field, ways: questNeeds(quest.needs, less) }));
    if (!there.some(({ ways }) => ways.some((needs) => canPay(needs, purse))) && !mayBring(s, s.active, paysQuests)) return [];
    const options = (): readonly Action[] => {
      const all: Action[] = [];
      for (const { field, ways } of there) {
        const paid: Spent[] = [];
        for (const needs of ways) for (const { spent } of payments(needs, purse)) paid.push(spent);
        for (const pays of ways.length < 2 ? paid : different(paid)) all.push({ quest: field, pay: pays });
      }
      return all;
    };
    return [askedOnTheWay(s, 'side-quests', 'quest', options)];
  },
  answer: (s, task, seat, action, tell) => {
    if ('none' in action) return;
    if (!('quest' in action)) {
      freeAction(s, task, seat, action, tell);
      return;
    }
    const { by, fields } = task;
    const quest = s.quests[action.quest] ?? '';
    s.quests = s.quests.with(action.quest, null);
    s.questsDone = [...s.questsDone, quest];
    const party = draftOf(pay(partyAt(s, seat), action.pay));
    party.quests++;
    setParty(s, seat, party);
    tell?.({ what: 'quest', seat, by, quest, pay: action.pay });
    next<Task>(s, { ask: 'quests', by, fields: fields.filter((field) => field !== action.quest) });
    trigger(s, 'quest', { seat, doers: [by] });
    const cause = { seat, bearer: null, doers: [by], card: quest };
    next(s, ...cardAs(quest, 'quest').reward.map((gain): Task => ({ do: 'gain', gain, cause })));
  },
};

/** What a card of a house costs this party. */
export const costAt = (s: Pick<State, 'sets'>, party: OpenParty, card: CardId): number => {
  const found = cardAs(card, 'legendary', 'rare');
  const less = ruleSum(party, s.sets, (rule) =>
    found.is === 'legendary' ? ('fee' in rule ? rule.fee : 0) : 'price' in rule ? rule.price : 0,
  );
  return Math.max(0, (found.is === 'legendary' ? found.fee : found.price) - less);
};

const offers = (s: State, house: House): readonly CardId[] => (house === 'tavern' ? s.tavern : s.smith);

/** At the Tavern somebody may be recruited, at the Smith something bought. */
export const house: QuestionHandler<State, HouseTask, Action, Event> = {
  decisions: (s, { house: where }) => {
    const party = partyAt(s, s.active);
    const isFull = where === 'tavern' && party.fellows.length >= COMPANIONS_MAX;
    const affordable = isFull ? [] : offers(s, where).filter((card) => costAt(s, party, card) <= party.gold);
    const isThere = !isFull && offers(s, where).length > 0;
    if (affordable.length === 0 && !(isThere && mayBring(s, s.active, paysHouses))) return [];
    const options = affordable.map((card): Action => (where === 'tavern' ? { recruit: card } : { buy: card }));
    return [askedOnTheWay(s, where, 'card', () => options)];
  },
  answer: (s, task, seat, action, tell) => {
    if ('recruit' in action) recruit(s, seat, action.recruit, task.by, tell);
    else if ('buy' in action) buy(s, seat, action.buy, task.by, tell);
    else if (!('none' in action)) freeAction(s, task, seat, action, tell);
  },
};

/** Pays for a card and notes that it came in this turn. */
const acquire = (s: State, seat: Seat, card: CardId): number => {
  const after = draftParty(s, seat);
  const gold = costAt(s, after, card);
  after.gold -= gold;
  after.fresh = [...after.fresh, card];
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
  setParty(s, seat, withOwned(partyAt(s, seat), card, s.sets));
  tell?.({ what: 'bought', seat, card, gold });
  trigger(s, 'bought', { seat, doers: [by] });
  trigger(s, 'joined', { seat, doers: [] }, [card]);
};
