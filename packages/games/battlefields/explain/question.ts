import type { Json, Seat, WhyQuestion } from '@swordtable/kernel';
import { type ActionCard, isActionCard, isWarrior, type LandNo, type Warrior } from '../cards/cards.ts';
import { PLACES, type PlaceNo } from '../places.ts';
import { SEATS } from '../state.ts';

/** What cannot be chosen: a place, a warrior, an action, an action at a place, or, with nothing named, passing. */
export type NotOffered = {
  readonly place?: PlaceNo;
  readonly warrior?: Warrior;
  readonly action?: ActionCard;
};

/** What can be asked about. */
export type Question =
  /** Who wins a place as it lies. */
  | { readonly place: PlaceNo }
  /** What lies in a stack. */
  | { readonly stack: PlaceNo; readonly seat: Seat }
  | { readonly warrior: Warrior }
  | { readonly action: ActionCard }
  | { readonly land: LandNo }
  /** What the points of a player are made of. */
  | { readonly points: Seat }
  /** Why something cannot be chosen now. */
  | { readonly not: NotOffered }
  /** Why something happened: an event by its number. */
  | { readonly event: number };

type RawQuestion = Readonly<Record<string, Json | undefined>>;

const isObject = (value: Json | undefined): value is WhyQuestion => typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlace = (value: Json | undefined): value is PlaceNo => PLACES.some((place) => place === value);
const isSeat = (value: Json | undefined): value is Seat => SEATS.some((seat) => seat === value);
const isNumber = (value: Json | undefined): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** What of it is named, if all that is named is something. */
const notOfferedFrom = ({ place, warrior, action, ...more }: RawQuestion): NotOffered | undefined => {
  const isKnown =
    (place === undefined || isPlace(place)) &&
    (warrior === undefined || isWarrior(warrior)) &&
    (action === undefined || isActionCard(action)) &&
    Object.keys(more).length === 0;
  if (!isKnown) return undefined;
  return {
    ...(isPlace(place) ? { place } : {}),
    ...(isWarrior(warrior) ? { warrior } : {}),
    ...(isActionCard(action) ? { action } : {}),
  };
};

/** The question in a plain value; nothing if it names nothing of this game. */
export const questionFrom = (asked: WhyQuestion): Question | undefined => {
  const { place, stack, seat, warrior, action, land, points, not, event }: RawQuestion = asked;
  if (isPlace(place)) return { place };
  if (isPlace(stack) && isSeat(seat)) return { stack, seat };
  if (isWarrior(warrior)) return { warrior };
  if (isActionCard(action)) return { action };
  if (isNumber(land)) return { land };
  if (isSeat(points)) return { points };
  if (isNumber(event)) return { event };
  const what = isObject(not) ? notOfferedFrom(not) : undefined;
  return what && { not: what };
};
