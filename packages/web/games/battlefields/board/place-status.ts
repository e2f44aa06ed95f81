import { projectedOutcome } from '@swordtable/games/battlefields/phases/projection';
import { judge } from '@swordtable/games/battlefields/phases/scoring';
import type { SeenFighter, SeenPlace, View } from '@swordtable/games/battlefields/view/view';
import type { Seat } from '@swordtable/kernel';

/** The situation at a place, by what this view knows: your own face-down cards count, your opponent's stay unknown. */
export type PlaceStatus =
  /** No one has warriors there. */
  | { readonly how: 'empty' }
  /** Only one side has warriors there. */
  | { readonly how: 'alone'; readonly seat: Seat }
  /** One side wins the pair of topmost warriors; `below` counts the loser's warriors under it: with any left, the place isn't decided. */
  | { readonly how: 'type' | 'elite' | 'flank'; readonly seat: Seat; readonly below: number }
  /** Both topmost warriors would fall. */
  | { readonly how: 'tie' }
  /** A topmost warrior is unknown; an Elite in play would win a tie for its side. */
  | { readonly how: 'open'; readonly tieTo?: Seat };

const topOf = (stack: readonly SeenFighter[] | undefined): SeenFighter | undefined => stack?.at(-1);
const sizeOf = (place: SeenPlace, seat: Seat): number => place.stacks[seat]?.length ?? 0;

/** Judged by the rules, as far as both topmost warriors are known; a Flank wins either way. */
export const statusAt = (view: Pick<View, 'cards' | 'places'>, at: number): PlaceStatus => {
  const place = view.places[at];
  if (place === undefined) return { how: 'empty' };
  const sizes = [sizeOf(place, 0), sizeOf(place, 1)];
  if (sizes.every((size) => size === 0)) return { how: 'empty' };
  const alone = [0, 1].find((seat) => sizes[1 - seat] === 0);
  if (alone !== undefined) return { how: 'alone', seat: alone };
  const won = (how: 'type' | 'elite' | 'flank', seat: Seat): PlaceStatus => ({ how, seat, below: (sizes[1 - seat] ?? 1) - 1 });
  const flank = place.lying.indexOf('flank');
  if (flank >= 0) return won('flank', flank);
  const elite = place.lying.indexOf('elite');
  const [first, second] = [topOf(place.stacks[0])?.warrior, topOf(place.stacks[1])?.warrior];
  if (first == null || second == null) return { how: 'open', ...(elite >= 0 ? { tieTo: elite } : {}) };
  const { winner, verdict } = judge(view.cards, place.lying, first, second);
  return winner < 0 || verdict === 'tie' ? { how: 'tie' } : won(verdict, winner);
};

/** Who takes a place if no more cards are played, for the plot of a replay: nobody while it is open or all fall. */
export const holderOf = (view: Pick<View, 'cards' | 'places'>, at: number): Seat | undefined => {
  const outcome = projectedOutcome(view, at);
  return typeof outcome === 'number' ? outcome : undefined;
};
