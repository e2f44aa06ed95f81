import type { Seat, Standing } from '@swordtable/kernel';
import { type Cards, type LandNo, SET_COLORS, type SetColor, type Warrior } from '../cards/cards.ts';
import type { Verdict } from '../events.ts';
import { PLACES, type PlaceNo } from '../places.ts';
import { armyOf, type Lying, SEATS, type State } from '../state.ts';

const SET_OF = 3;
const PER_SET = 2;
export const LAND_POINTS_TO_END = 16;

/** How many lands of each color, and how many of any. */
const colors = (cards: Cards, lands: readonly LandNo[]): { readonly own: readonly number[]; readonly wild: number } => {
  const own = SET_COLORS.map(() => 0);
  let wild = 0;
  for (const land of lands) {
    const color = cards.lands[land]?.colour;
    if (color === 'any') wild++;
    else own[SET_COLORS.indexOf(color as SetColor)] = (own[SET_COLORS.indexOf(color as SetColor)] as number) + 1;
  }
  return { own, wild };
};

/** Full sets of three of one color, each land in one set, lands of any color where they help most (B-17). */
export const setsIn = (cards: Cards, lands: readonly LandNo[]): number => {
  const { own, wild } = colors(cards, lands);
  let sets = own.reduce((sum, count) => sum + Math.floor(count / SET_OF), 0);
  // The fewer are missing, the sooner a set is filled up; what no color needs makes sets of its own.
  let left = wild;
  for (const missing of own.map((count) => SET_OF - (count % SET_OF)).toSorted((a, b) => a - b)) {
    if (missing > left || missing === SET_OF) continue;
    left -= missing;
    sets++;
  }
  sets += Math.floor(left / SET_OF);
  return sets;
};

/** Whether three lands are of one color, those of any color counting as any (B-6). */
export const hasThreeOfAColor = (cards: Cards, lands: readonly LandNo[]): boolean => {
  const { own, wild } = colors(cards, lands);
  return own.some((count) => count + wild >= SET_OF);
};

export const landPoints = (cards: Cards, lands: readonly LandNo[]): number =>
  lands.reduce((sum, land) => sum + (cards.lands[land]?.value ?? 0), 0);

export const pointsFor = (cards: Cards, lands: readonly LandNo[], ares: number): number =>
  landPoints(cards, lands) + PER_SET * setsIn(cards, lands) + ares;

/** Who wins a pair, and why: Flank whatever the pair, then the type, and Elite where the types tie (B-1, B-11). */
export const judge = (
  { beats }: Cards,
  lying: readonly (Lying | null)[],
  first: Warrior,
  second: Warrior,
): { readonly winner: Seat | -1; readonly verdict: Verdict } => {
  const flank = lying.indexOf('flank');
  if (flank >= 0) return { winner: flank, verdict: 'flank' };
  if (first !== second) return { winner: beats[first].includes(second) ? 0 : 1, verdict: 'type' };
  const elite = lying.indexOf('elite');
  return elite >= 0 ? { winner: elite, verdict: 'elite' } : { winner: -1, verdict: 'tie' };
};

/** The places of a state, or of what somebody sees of it. */
export interface Places {
  readonly cards: Cards;
  readonly places: readonly {
    readonly stacks: readonly (readonly { readonly warrior: Warrior | null; readonly up: boolean }[])[];
    readonly lying: readonly (Lying | null)[];
  }[];
}

/** Who would take a place as it lies: the only side with warriors, or the winner of two warriors that both lie face up (B-13). */
const holderOf = ({ cards, places }: Places, at: PlaceNo): Seat | -1 => {
  const { stacks, lying } = places[at] ?? { stacks: [], lying: [] };
  const [mine = [], theirs = []] = stacks;
  if (mine.length === 0 || theirs.length === 0) return mine.length > 0 ? 0 : theirs.length > 0 ? 1 : -1;
  const [first, second] = [mine[mine.length - 1], theirs[theirs.length - 1]];
  const isSettled = first?.up === true && second?.up === true && first.warrior !== null && second.warrior !== null;
  return isSettled ? judge(cards, lying, first.warrior, second.warrior).winner : -1;
};

/** If the game stopped here, the side that holds a place would take its lands. */
export const standing = (s: State): Standing => {
  const holders = PLACES.map((place) => holderOf(s, place));
  const held = SEATS.map((seat) => holders.filter((holder) => holder === seat).length);
  const lands = SEATS.map((seat) => [
    ...armyOf(s, seat).lands,
    ...PLACES.flatMap((place) => (holders[place] === seat ? (s.places[place]?.lands ?? []) : [])),
  ]);
  const points = SEATS.map((seat) => {
    const wins = (held[seat] as number) > (held[1 - seat] as number);
    return pointsFor(s.cards, lands[seat] as LandNo[], armyOf(s, seat).ares + (wins ? s.aresPile : 0));
  });
  const lead = (points[0] as number) - (points[1] as number) || (lands[0]?.length ?? 0) - (lands[1]?.length ?? 0);
  return { points, ranking: lead === 0 ? [[0, 1]] : lead > 0 ? [[0], [1]] : [[1], [0]] };
};
