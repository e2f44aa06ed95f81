import type { Seat, Tell } from '@swordtable/kernel';
import { type Action, PARTY, type Spent } from './action.ts';
import { ADVANCED, AT, BASICS, PER_ADVANCED } from './attributes.ts';
import { advanceCamp, CAMP_MAX } from './camp.ts';
import { PER_CAMP_LEVEL } from './counting.ts';
import type { Event } from './events.ts';
import { pay } from './payment/pay.ts';
import { type Fellow, type Party, partyAt, type State, setParty } from './state.ts';
import type { Track } from './terms.ts';

/** What is split into three. */
const SPLIT: readonly string[] = [...ADVANCED, 'wildAdvanced'];

/** Attributes that a payment brings: an advanced one is split into three, everything else stands for one. */
const worthOf = (spent: Spent): number => {
  let worth = 0;
  for (const tokens of Object.values(spent))
    for (const [token, count] of Object.entries(tokens)) worth += count * (SPLIT.includes(token) ? PER_ADVANCED : 1);
  return worth;
};

/** So many attributes of a type out of what a companion has, its own first: plain ones, wild ones, split ones; then the party's. */
const spending = ({ card, pool }: Fellow, { luck, wilds }: Party, type: number, amount: number): Spent => {
  let left = amount;
  const take = (have: number, worth = 1): number => {
    const count = Math.min(have, Math.ceil(left / worth));
    left = Math.max(0, left - count * worth);
    return count;
  };
  const named = (tokens: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
    Object.fromEntries(Object.entries(tokens).filter(([, count]) => count > 0));
  const own = named({
    [BASICS[type] as string]: take(pool[AT.basic + type] ?? 0),
    wildBasic: take(pool[AT.wildBasic] ?? 0),
    [ADVANCED[type] as string]: take(pool[AT.advanced + type] ?? 0, PER_ADVANCED),
    wildAdvanced: take(pool[AT.wildAdvanced] ?? 0, PER_ADVANCED),
  });
  const ofParty = named({ wildBasic: take(wilds[0] ?? 0), luck: take(luck), wildAdvanced: take(wilds[1] ?? 0, PER_ADVANCED) });
  return { ...(Object.keys(own).length > 0 ? { [card]: own } : {}), ...(Object.keys(ofParty).length > 0 ? { [PARTY]: ofParty } : {}) };
};

/**
 * What a companion can spend on a track: any number of its own plain and wild attributes; when those are all spent, any number of split
 * ones; and as much more of what the party has as it takes to reach the next level (C-23, C-30).
 */
const amountsFor = ({ pool }: Fellow, { camp, wilds, luck }: Party, type: number): readonly number[] => {
  const spent = camp[type] ?? 0;
  const room = CAMP_MAX - spent;
  const plain = (pool[AT.basic + type] ?? 0) + (pool[AT.wildBasic] ?? 0);
  const splits = (pool[AT.advanced + type] ?? 0) + (pool[AT.wildAdvanced] ?? 0);
  const own = plain + PER_ADVANCED * splits;
  const toLevel = PER_CAMP_LEVEL - (spent % PER_CAMP_LEVEL);
  const amounts = Array.from({ length: Math.min(plain, room) }, (_, at) => at + 1);
  for (let split = 1; split <= splits && plain + PER_ADVANCED * (split - 1) < room; split++) amounts.push(plain + PER_ADVANCED * split);
  const all = own + (wilds[0] ?? 0) + luck + PER_ADVANCED * (wilds[1] ?? 0);
  return room > 0 && toLevel > own && toLevel <= all ? [...amounts, toLevel] : amounts;
};

export const improveOptions = (s: State, seat: Seat): readonly Action[] => {
  const party = partyAt(s, seat);
  const ready = party.fellows.filter((fellow) => fellow.ready);
  return BASICS.flatMap((track, type) =>
    ready.flatMap((fellow) =>
      amountsFor(fellow, party, type).map(
        (amount): Action => ({ improve: track, by: fellow.card, pay: spending(fellow, party, type, amount) }),
      ),
    ),
  );
};

/** Attributes are spent on a track of the camp; every fifth brings its next level (C-23). */
export const improve = (s: State, seat: Seat, track: Track, by: string, spent: Spent, tell: Tell<Event> | undefined): void => {
  setParty(s, seat, pay(partyAt(s, seat), spent));
  tell?.({ what: 'improved', seat, by, track, pay: spent });
  advanceCamp(s, track, worthOf(spent), { seat, bearer: null, doers: [by], card: `camp-${track}` }, tell);
};
