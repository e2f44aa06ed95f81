import type { Seat, Watcher } from '@swordtable/kernel';
import type { CardId } from '../cards/terms.ts';
import { memoized } from '../memoized.ts';
import { packAtHand } from '../phases/encounter.ts';
import type { Pack, State } from '../state.ts';

/** What one did with a pack: the card that one kept, and those that one passed on. */
export interface Held {
  readonly kept: CardId;
  readonly passed: readonly CardId[];
}

/** What a player remembers of a pack. A pack may come round again: then it is remembered each time that it came. */
export interface Remembered {
  /** The player it was dealt to. */
  readonly from: Seat;
  readonly held: readonly Held[];
  /** How many cards others have kept of it since one passed it on. */
  readonly since: number;
}

/** The cards of a pack in the order in which they left it, those that are still in it last. */
export const lineOf = memoized(({ taken, cards }: Pack): readonly CardId[] => [...taken.map(({ card }) => card), ...cards]);

/** When one took a card out of a pack: the places of these cards in its line. */
const ownPlaces = ({ taken }: Pack, watcher: Watcher): number[] => {
  const places: number[] = [];
  for (const [at, { by }] of taken.entries()) if (by === watcher) places.push(at);
  return places;
};

/**
 * What a player knows of the packs that came by, from the deal until all parties are shown. Later in the game nobody is reminded: the
 * packs are gone, and what others keep in their hands is anybody's guess.
 */
export const remembered = (s: State, seat: Seat): readonly Remembered[] =>
  s.packs
    .flat()
    .toSorted((one, other) => one.from - other.from)
    .flatMap((pack) => {
      const [line, places] = [lineOf(pack), ownPlaces(pack, seat)];
      const last = places.at(-1);
      if (last === undefined) return [];
      const held = places.map((at): Held => ({ kept: line[at] as CardId, passed: line.slice(at + 1).toSorted() }));
      return [{ from: pack.from, held, since: pack.taken.length - last - 1 }];
    });

/** A stretch of the line of a pack whose cards could lie there in any order, for all that a watcher knows. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  /** Whether the watcher knows at least which cards they are. */
  readonly isSeen: boolean;
}

/**
 * What was taken before a watcher first saw a pack it does not know at all; between two times that it held the pack, and since the
 * last one, it knows which cards there were, but not who took which. The own cards and those at hand it knows one by one.
 */
export const stretchesOf = (s: State, pack: Pack, watcher: Watcher): readonly Stretch[] => {
  const isAtHand = watcher !== undefined && packAtHand(s, watcher) === pack;
  const ends = ownPlaces(pack, watcher);
  ends.push(pack.taken.length + (isAtHand ? 0 : pack.cards.length));
  return ends.map((end, at): Stretch => ({ start: at === 0 ? 0 : (ends[at - 1] as number) + 1, end, isSeen: at > 0 }));
};
