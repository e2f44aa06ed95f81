import type { Comparison, Event } from '@swordtable/games/tile-battle/events';
import type { Tile } from '@swordtable/games/tile-battle/state';
import type { View } from '@swordtable/games/tile-battle/view';

/** What an answer would change, to be drawn over the board before it is given. */
export interface Outlook {
  readonly view: View;
  /** Tiles on the board now that would belong to the other player. */
  readonly flips: readonly Tile[];
  /** The comparisons that would be won. */
  readonly won: readonly Comparison[];
}

export const outlookOf = (before: View, after: View, events: readonly unknown[]): Outlook => ({
  view: after,
  flips: before.board.flatMap(({ tile, owner }) => {
    const later = after.board.find((each) => each.tile === tile);
    return later !== undefined && later.owner !== owner ? [tile] : [];
  }),
  won: (events as readonly Event[]).flatMap((event) => (event.what === 'compared' && event.comparison.beats ? [event.comparison] : [])),
});
