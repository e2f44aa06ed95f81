import type { Seat } from '@swordtable/kernel';
import { COMMONS } from '../actions/work.ts';
import { AT, BASICS, PER_ADVANCED } from '../cards/attributes.ts';
import { cardAs } from '../cards/catalog.ts';
import { campLevel, PER_CAMP_LEVEL } from '../effects/counting.ts';
import { SPOTS, type Spot } from '../kingdom.ts';
import { CAMP, CAMP_MAX } from '../party/camp.ts';
import { suits } from '../party/party.ts';
import { type Fellow, type Party, readyIn } from '../party/party-state.ts';
import { ALONE, BY_PLACE } from '../phases/reward.ts';
import { shortMemory } from '../short-memory.ts';
import { partyAt, ROUNDS, type State } from '../state.ts';
import { gainWorth, WORTH } from './worth.ts';

/** How much of what could still be done comes of it: done is better than could be done. */
const STILL = 0.9;
/** Attributes for which there is no room in the camp; expert ones, which serve for contracts only; wild ones. */
const SURPLUS = 0.15;
const EXPERT = 1.1;
const WILD = 0.3;
/** A step that is not a level yet counts in later rounds. */
const PARTLY = 0.75;

const trackWorthOf = (type: number, spent: number, rounds: number): number => {
  const track = BASICS[type] as (typeof BASICS)[number];
  const level = campLevel(spent);
  let worth = 0;
  for (const [at, gain] of CAMP[track].entries()) {
    const whole = gainWorth(gain, rounds);
    if (at < level) worth += whole;
    else if (at === level && rounds > 0) worth += (PARTLY * whole * (spent % PER_CAMP_LEVEL)) / PER_CAMP_LEVEL;
  }
  return worth;
};

/** What a track of the camp has brought and promises, by the rounds to come, the track and how far along it is. */
const TRACKS: readonly (readonly (readonly number[])[])[] = Array.from({ length: ROUNDS + 1 }, (_, rounds) =>
  BASICS.map((_basic, type) => Array.from({ length: CAMP_MAX + 1 }, (_step, spent) => trackWorthOf(type, spent, rounds))),
);
const trackWorth = (type: number, spent: number, rounds: number): number => TRACKS[rounds]?.[type]?.[spent] ?? 0;

/** Steps toward the next levels of the camp. */
export const stepsWorth = ({ camp }: Party, rounds: number): number => {
  let worth = 0;
  for (let type = 0; type < camp.length; type++) {
    const spent = camp[type] as number;
    worth += trackWorth(type, spent, rounds) - trackWorth(type, spent - (spent % PER_CAMP_LEVEL), rounds);
  }
  return worth;
};

const attributesOf = ({ camp }: Party, ready: readonly Fellow[], rounds: number): number => {
  let worth = 0;
  for (let type = 0; type < BASICS.length; type++) {
    let have = 0;
    for (const { pool } of ready) have += (pool[AT.basic + type] as number) + PER_ADVANCED * (pool[AT.advanced + type] as number);
    const spent = camp[type] as number;
    const steps = Math.min(have, CAMP_MAX - spent);
    worth += trackWorth(type, spent + steps, rounds) - trackWorth(type, spent, rounds) + (have - steps) * SURPLUS;
  }
  for (const { pool } of ready) {
    let experts = pool[AT.wildExpert] as number;
    for (let at = AT.expert; at < AT.wildBasic; at++) experts += pool[at] as number;
    worth += experts * EXPERT;
    worth += ((pool[AT.wildBasic] as number) + PER_ADVANCED * (pool[AT.wildAdvanced] as number)) * WILD;
  }
  return worth;
};

/** A party is valued once in a round: it is a value, and others are asked about it over and over. */
const known = shortMemory<Party, { readonly rounds: number; readonly worth: number }>();

/** What the attributes of those who can still act are worth: about as much as in the camp. */
const attributesWorth = (party: Party, ready: readonly Fellow[], rounds: number): number => {
  const before = known.get(party);
  if (before?.rounds === rounds) return before.worth;
  const worth = attributesOf(party, ready, rounds);
  known.set(party, { rounds, worth });
  return worth;
};

/** What the places of the kingdom give, by the rounds to come and the spot; and whether it is a house, where things are for sale. */
const PLACES: readonly (readonly number[])[] = Array.from({ length: ROUNDS + 1 }, (_, rounds) =>
  SPOTS.map(({ location }) => cardAs(location, 'location').reward.reduce((sum, gain) => sum + gainWorth(gain, rounds), 0)),
);
const IS_HOUSE: readonly boolean[] = SPOTS.map(({ location }) => cardAs(location, 'location').house !== undefined);

const COMMON_CLASSES = COMMONS.map((common) => cardAs(common, 'common').classes);

/** Puts a worth in its place, the best first. There are few, so this takes less time than sorting them. */
const rank = (worths: number[], worth: number): void => {
  let at = worths.length;
  for (; at > 0 && (worths[at - 1] as number) < worth; at--) worths[at] = worths[at - 1] as number;
  worths[at] = worth;
};

/** What a meeple can do on its own, the best first: the free places of the kingdom, and work nobody has begun. */
const outings = (s: State, party: Party, ready: readonly Fellow[], rounds: number): readonly number[] => {
  const worths: number[] = [];
  const atHouse = party.luck > 0 && party.gold > 8 ? 0.3 : -1;
  for (let spot = 0; spot < SPOTS.length; spot++) {
    if (s.spots[spot] !== null) continue;
    let worth = (PLACES[rounds]?.[spot] ?? 0) + (IS_HOUSE[spot] === true ? atHouse : 0);
    for (const field of (SPOTS[spot] as Spot).fields) if (s.quests[field] !== null) worth += 0.15;
    rank(worths, worth);
  }
  for (let at = 0; at < COMMON_CLASSES.length; at++)
    if (party.contributed[at] === null && ready.some((fellow) => suits(fellow, COMMON_CLASSES[at], s.sets))) rank(worths, 1);
  return worths;
};

const ELSEWHERE = 0.3;

/** What a party can still do in this round with those who have their meeple. */
export const dayWorth = (s: State, seat: Seat): number => {
  const party = partyAt(s, seat);
  const ready = readyIn(party);
  if (party.passed || ready.length === 0) return 0;
  const rounds = ROUNDS - s.round;
  const rivals = s.parties.filter(({ passed, fellows }) => !passed && fellows.some((fellow) => fellow.ready)).length;
  const places = outings(s, party, ready, rounds);
  let worth = attributesWorth(party, ready, rounds);
  for (let at = 0; at < ready.length; at++) worth += Math.max(ELSEWHERE, places[at * rivals] ?? 0);
  return worth * STILL;
};

/** Being alone at a common contract (C-19), and the gold of a first or second place. */
const ALONE_WORTH = ALONE.fame + ALONE.gold * WORTH.gold;
const FIRST = (BY_PLACE[0] ?? 0) * WORTH.gold;
const LATER = 3.5 * WORTH.gold;

/** What the places at the common contracts will about bring, as they stand. */
export const ranksWorth = (s: State, seat: Seat): number => {
  let worth = 0;
  for (const [at, mine] of partyAt(s, seat).contributed.entries()) {
    if (mine === null) continue;
    const others = s.parties.filter((_, other) => other !== seat);
    const shared = others.filter(({ contributed }) => contributed[at] !== null);
    const place = shared.every(({ contributed }) => (contributed[at] ?? 0) < mine) ? FIRST : LATER;
    const coming = others.filter(({ passed, fellows }) => !passed && fellows.some(({ ready }) => ready)).length;
    worth += shared.length > 0 ? place : ALONE_WORTH * 0.75 ** coming + place * (1 - 0.75 ** coming);
  }
  return worth;
};
