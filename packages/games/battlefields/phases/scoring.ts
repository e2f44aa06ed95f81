import type { Seat, Standing } from '@swordtable/kernel';
import { type Cards, type LandNo, SET_COLORS, type SetColor, type Warrior } from '../cards/cards.ts';
import type { Verdict } from '../events.ts';
import { PLACES, type PlaceNo } from '../places.ts';
import { armyOf, type Lying, placeAt, type State } from '../state.ts';

const SET_OF = 3;
const PER_SET = 2;
export const LAND_POINTS_TO_END = 16;

/** How many lands of each color, and how many of any. */
const colors = (cards: Cards, lands: readonly LandNo[]): { readonly own: readonly number[]; readonly wild: number } => {
  const own = [0, 0, 0, 0];
  let wild = 0;
  for (const land of lands) {
    const color = cards.lands[land]?.colour;
    if (color === 'any') wild++;
    else {
      const index = SET_COLORS.indexOf(color as SetColor);
      own[index] = (own[index] as number) + 1;
    }
  }
  return { own, wild };
};

/** Full sets of three of one color, each land in one set, lands of any color where they help most (B-17). */
export const setsIn = (cards: Cards, lands: readonly LandNo[]): number => {
  const { own, wild } = colors(cards, lands);
  let sets = 0;
  for (const count of own) sets += Math.floor(count / SET_OF);
  // The fewer are missing, the sooner a set is filled up; what no color needs makes sets of its own.
  let left = wild;
  for (let missing = 1; missing < SET_OF && missing <= left; missing++) {
    for (const count of own) {
      if (count % SET_OF !== SET_OF - missing || missing > left) continue;
      left -= missing;
      sets++;
    }
  }
  return sets + Math.floor(left / SET_OF);
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
  const place = places[at];
  const [mine, theirs] = [place?.stacks[0] ?? [], place?.stacks[1] ?? []];
  if (mine.length === 0 || theirs.length === 0) return mine.length > 0 ? 0 : theirs.length > 0 ? 1 : -1;
  const [first, second] = [mine[mine.length - 1], theirs[theirs.length - 1]];
  const isSettled = first?.up === true && second?.up === true && first.warrior !== null && second.warrior !== null;
  return isSettled ? judge(cards, place?.lying ?? [], first.warrior, second.warrior).winner : -1;
};

/** If the game stopped here, the side that holds a place would take its lands. */
export const standing = (s: State): Standing => {
  const [red, blue] = [armyOf(s, 0), armyOf(s, 1)];
  const [lands, others] = [red.lands.slice(), blue.lands.slice()];
  // How many places more the first player holds.
  let held = 0;
  for (let place = 0; place < PLACES.length; place++) {
    const holder = holderOf(s, place);
    if (holder < 0) continue;
    held += holder === 0 ? 1 : -1;
    for (const land of placeAt(s, place).lands) (holder === 0 ? lands : others).push(land);
  }
  const points = [
    pointsFor(s.cards, lands, red.ares + (held > 0 ? s.aresPile : 0)),
    pointsFor(s.cards, others, blue.ares + (held < 0 ? s.aresPile : 0)),
  ] as const;
  const lead = points[0] - points[1] || lands.length - others.length;
  return { points, ranking: lead === 0 ? [[0, 1]] : lead > 0 ? [[0], [1]] : [[1], [0]] };
};
