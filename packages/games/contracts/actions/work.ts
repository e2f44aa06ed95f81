import { next, type QuestionHandler, type Seat, type Tell } from '@swordtable/kernel';
import { type Action, PARTY, type Spent } from '../action.ts';
import { AT, BASICS, PER_ADVANCED, type Pool, poolOf, TOKENS } from '../cards/attributes.ts';
import { cardAs, idsOf } from '../cards/catalog.ts';
import type { CardId, CompanionId } from '../cards/terms.ts';
import { trigger } from '../effects/trigger.ts';
import type { Event } from '../events.ts';
import { type Placed, suits } from '../party/party.ts';
import { type Fellow, fellowOf, type Party } from '../party/party-state.ts';
import { pay } from '../payment/pay.ts';
import { partyAt, type State, setParty, snapshot } from '../state.ts';
import type { Cause, Task } from '../tasks.ts';
import { giveBack, groupDecision, help, sent } from './group.ts';
import { unusedIn, useOptions } from './use-ability.ts';

type WorkTask = Extract<Task, { ask: 'work' }>;

/** The three common contracts, which always lie there. */
export const COMMONS: readonly CardId[] = idsOf('common');
const COMMON_CARDS = COMMONS.map((common) => cardAs(common, 'common'));
const commonOf = (common: number) => COMMON_CARDS[common] ?? cardAs('', 'common');

/** What a companion can contribute: basic attributes of the kinds shown, wild ones, and advanced ones split (C-18). */
const contribution = (pool: Pool, common: number): { readonly attributes: number; readonly spent: Readonly<Record<string, number>> } => {
  const spent: Record<string, number> = {};
  let attributes = 0;
  const take = (at: number, worth: number): void => {
    const count = pool[at] ?? 0;
    if (count === 0) return;
    spent[TOKENS[at] as string] = count;
    attributes += count * worth;
  };
  for (const basic of commonOf(common).attributes) {
    const type = BASICS.indexOf(basic);
    take(AT.basic + type, 1);
    take(AT.advanced + type, PER_ADVANCED);
  }
  take(AT.wildBasic, 1);
  take(AT.wildAdvanced, PER_ADVANCED);
  return { attributes, spent };
};

const canWork = (sets: State['sets'], fellow: Fellow, common: number): boolean => suits(fellow, commonOf(common).classes, sets);

/** How many attributes somebody could contribute; none where it takes another class. */
export const contributionOf = (s: State, fellow: Fellow, common: number): number =>
  canWork(s.sets, fellow, common) ? contribution(fellow.pool, common).attributes : 0;

/** Attributes that the party could add: its luck, its wild basic ones, and its wild advanced ones split (C-30). */
const extraOf = ({ luck, wilds: [basic = 0, advanced = 0] }: Party): number => luck + basic + PER_ADVANCED * advanced;

/** A number of attributes from what the party has, with as little luck as possible (C-41); undefined if they don't add up. */
const partySpending = (
  { luck, wilds: [basic = 0, advanced = 0] }: Party,
  extra: number,
): { readonly luck: number; readonly wilds: readonly number[] } | undefined => {
  let best: { readonly luck: number; readonly wilds: readonly number[] } | undefined;
  for (let splits = 0; splits <= advanced && PER_ADVANCED * splits <= extra; splits++) {
    const plain = Math.min(extra - PER_ADVANCED * splits, basic);
    const rest = extra - PER_ADVANCED * splits - plain;
    if (rest <= luck && (best === undefined || rest < best.luck)) best = { luck: rest, wilds: [plain, splits] };
  }
  return best;
};

/** Whether an ability for those assigned gives its bearer something to contribute. */
const helpsAt = ({ effect: { if: conditions = [], gain } }: Placed, common: number): boolean =>
  !conditions.some((condition) => 'listed' in condition || 'arc' in condition || 'contractLevel' in condition) &&
  gain.some(({ tokens = {} }) => contribution(poolOf(tokens), common).attributes > 0);

/** Whether somebody has something to contribute, or an ability that gives it. */
const couldContribute = (s: State, seat: Seat, { card, pool }: Fellow, common: number): boolean =>
  contribution(pool, common).attributes > 0 ||
  unusedIn(s, seat, 'assigned').some((placed) => placed.borne.bearer === card && helpsAt(placed, common));

/** Common contracts for which somebody is ready who can contribute something. */
export const workOptions = (s: State, seat: Seat): readonly Action[] => {
  const party = partyAt(s, seat);
  const options: Action[] = [];
  for (let common = 0; common < COMMONS.length; common++) {
    const able = party.fellows.filter((fellow) => fellow.ready && canWork(s.sets, fellow, common));
    const isThere = able.length > 0 && (extraOf(party) > 0 || able.some((fellow) => couldContribute(s, seat, fellow, common)));
    if (isThere) options.push({ work: common });
  }
  return options;
};

/** How many of a group have nothing of their own to contribute: each of them brings something of the party's. */
const emptyHanded = (party: Party, group: readonly CompanionId[], common: number): number =>
  group.filter((card) => contribution(fellowOf(party, card).pool, common).attributes === 0).length;

/** What the whole group contributes, party wilds and luck on top. */
export const contributed = (party: Party, group: readonly CompanionId[], common: number, extra: number) => {
  const spent: Record<CompanionId, Readonly<Record<string, number>>> = {};
  let attributes = extra;
  for (const companion of group) {
    const part = contribution(fellowOf(party, companion).pool, common);
    attributes += part.attributes;
    if (part.attributes > 0) spent[companion] = part.spent;
  }
  return { attributes, spent };
};

/** A group contributes all it has of what is shown; luck and party wilds are added as one likes, and luck buys the bonus. */
const contributions = (party: Party, group: readonly CompanionId[], common: number): readonly Action[] => {
  if (group.length === 0) return [];
  const { bonus } = commonOf(common);
  const ways: Action[] = [];
  for (let extra = emptyHanded(party, group, common); extra <= extraOf(party); extra++) {
    const ofParty = partySpending(party, extra);
    if (ofParty === undefined) continue;
    ways.push({ contribute: extra, bonus: false });
    if (party.luck - ofParty.luck >= bonus.luck) ways.push({ contribute: extra, bonus: true });
  }
  return ways;
};

/** A group is put together for a common contract, may use what helps it (C-43), and contributes; or it stays at home after all. */
export const work: QuestionHandler<State, WorkTask, Action, Event> = {
  decisions: (s, { common, group, aid }) => {
    const party = partyAt(s, s.active);
    // As things stand now, whenever somebody reads it.
    const now = snapshot(s);
    const more = (): readonly Action[] => [
      ...useOptions(now, now.active, ['assigned'], { doers: group }, (placed) => helpsAt(placed, common)),
      ...contributions(party, group, common),
      { back: true },
    ];
    const isHelped = emptyHanded(party, group, common) < extraOf(party);
    const suiting = (fellow: Fellow): boolean =>
      aid?.alone !== true && canWork(now.sets, fellow, common) && (isHelped || couldContribute(now, now.active, fellow, common));
    return [groupDecision(party, s.active, COMMONS[common] ?? '', group, suiting, more)];
  },
  answer: (s, task, seat, action, tell) => {
    const { common, group, not, aid } = task;
    const card = COMMONS[common] ?? '';
    if ('join' in action) next<Task>(s, { ...task, group: [...group, action.join] });
    else if ('leave' in action) {
      giveBack(s, seat, aid, card, tell);
      next<Task>(s, { ask: 'work', common, group: group.filter((each) => each !== action.leave), not });
    } else if ('use' in action) help(s, seat, task, action, { doers: group }, tell);
    else if ('contribute' in action) contribute(s, seat, task, action.contribute, action.bonus, tell);
    else {
      giveBack(s, seat, aid, card, tell);
      next<Task>(s, { ask: 'turn', acted: false, not: [...not, card] });
    }
  },
};

const contribute = (
  s: State,
  seat: Seat,
  { common, group }: WorkTask,
  extra: number,
  hasBonus: boolean,
  tell: Tell<Event> | undefined,
): void => {
  const { bonus } = commonOf(common);
  const before = partyAt(s, seat);
  const { attributes, spent } = contributed(before, group, common, extra);
  const { luck = 0, wilds: [wildBasic = 0, wildAdvanced = 0] = [] } = partySpending(before, extra) ?? {};
  const ofParty = Object.entries({ luck: luck + (hasBonus ? bonus.luck : 0), wildBasic, wildAdvanced }).filter(([, count]) => count > 0);
  const paid: Spent = ofParty.length > 0 ? { ...spent, [PARTY]: Object.fromEntries(ofParty) } : spent;
  const party = sent(pay(before, paid), group);
  party.gold += attributes;
  party.contributed = party.contributed.map((sum, at) => (at === common ? (sum ?? 0) + attributes : sum));
  setParty(s, seat, party);
  const card = COMMONS[common] ?? '';
  tell?.({ what: 'contributed', seat, common: card, group, pay: paid, attributes });
  next<Task>(s, { ask: 'turn', acted: true, not: [] });
  const told = { seat, doers: group, contributed: attributes };
  trigger(s, 'common', told);
  // Common contracts are contracts, though of no arc and no level (C-43).
  trigger(s, 'fulfilled', told);
  const cause: Cause = { ...told, bearer: null, card };
  if (hasBonus) next(s, ...bonus.reward.map((gain): Task => ({ do: 'gain', gain, cause })));
};
