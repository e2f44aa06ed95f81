import type { Played } from '@swordtable/games/battlefields/state';
import type { SeenFighter, SeenPlace, View } from '@swordtable/games/battlefields/view/view';
import type { Seat } from '@swordtable/kernel';

/** What happens when the newest card of an exchange is let stand. */
export interface Outcome {
  /** The card with which the exchange began. */
  readonly first: Played;
  /** The card that would be answered. */
  readonly newest: Played;
  /** Whether the first card has its effect then: every answer turns that round. */
  readonly goesAhead: boolean;
  /** Whose topmost warrior it is about, and what is known of it. */
  readonly seat: Seat;
  readonly fighter: SeenFighter | undefined;
  /** The places as they would lie. */
  readonly places: readonly SeenPlace[];
}

const withStack = (place: SeenPlace, seat: Seat, change: (stack: readonly SeenFighter[]) => readonly SeenFighter[]): SeenPlace => ({
  ...place,
  stacks: place.stacks.map((stack, at) => (at === seat ? change(stack) : stack)),
});

/** The places after an Ambush or a Skirmish that was not stopped. */
const placesAfter = (places: readonly SeenPlace[], { place: from, to }: Played, seat: Seat, fighter: SeenFighter): readonly SeenPlace[] =>
  places.map((place, at) => {
    if (at === from) return withStack(place, seat, (stack) => stack.slice(0, -1));
    return at === to ? withStack(place, seat, (stack) => [...stack, fighter]) : place;
  });

/** What an exchange comes to if nobody answers any more; nothing where no exchange is going on. */
export const outcomeOf = ({ exchange, places }: Pick<View, 'exchange' | 'places'>): Outcome | undefined => {
  const [first] = exchange;
  const newest = exchange.at(-1);
  if (first === undefined || newest === undefined) return undefined;
  const goesAhead = exchange.length % 2 === 1;
  // An Ambush drives back a warrior of the other side, a Skirmish moves one of the own.
  const seat = first.to === undefined ? 1 - first.seat : first.seat;
  const fighter = places[first.place]?.stacks[seat]?.at(-1);
  const after = goesAhead && fighter !== undefined ? placesAfter(places, first, seat, fighter) : places;
  return { first, newest, goesAhead, seat, fighter, places: after };
};
