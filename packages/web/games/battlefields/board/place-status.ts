import { judge } from '@swordtable/games/battlefields/phases/scoring';
import type { SeenFighter, SeenPlace, View } from '@swordtable/games/battlefields/view/view';
import type { Seat } from '@swordtable/kernel';

/** How a place stands, by what this view knows: the watcher's own face-down cards count, those of the other side stay unknown. */
export type PlaceStatus =
  /** Nobody has warriors there. */
  | { readonly how: 'empty' }
  /** Only one side has warriors there. */
  | { readonly how: 'alone'; readonly seat: Seat }
  /** One side wins the pair of topmost warriors; `below` are the loser's warriors that still wait under it. */
  | { readonly how: 'type' | 'elite' | 'flank'; readonly seat: Seat; readonly below: number }
  /** Both topmost warriors would fall. */
  | { readonly how: 'tie' }
  /** A topmost warrior is not known; with an Elite lying there, a tie would be that side's. */
  | { readonly how: 'open'; readonly tieTo?: Seat };

const topOf = (stack: readonly SeenFighter[] | undefined): SeenFighter | undefined => stack?.at(-1);
const sizeOf = (place: SeenPlace, seat: Seat): number => place.stacks[seat]?.length ?? 0;

/** By the judgement of the rules, as far as both topmost warriors are known; a Flank wins whatever they are. */
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

/** Who would take a place if nothing more happened there, for the plot of a replay: nobody while it is open or tied. */
export const holderOf = (view: Pick<View, 'cards' | 'places'>, at: number): Seat | undefined => {
  const stand = statusAt(view, at);
  return 'seat' in stand ? stand.seat : undefined;
};
