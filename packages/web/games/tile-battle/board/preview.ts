import type { Comparison } from '@swordtable/games/tile-battle/events';
import type { Tile } from '@swordtable/games/tile-battle/tile';
import type { View } from '@swordtable/games/tile-battle/view/view';
import type { Preview } from '../typed.ts';

/** What an answer would change, to be drawn over the board before it is given. */
export interface Outlook {
  readonly view: View;
  /** Tiles on the board now that would belong to the other player. */
  readonly flips: readonly Tile[];
  /** The comparisons that would be won. */
  readonly won: readonly Comparison[];
  /** Who would turn in place of others. */
  readonly instead: readonly { readonly by: Tile; readonly tiles: readonly Tile[] }[];
  /** Whether it would come out just so; otherwise chance or something hidden has a part in it. */
  readonly certain: boolean;
}

export const outlookOf = (before: View, { view, events, certain }: Pick<Preview, 'view' | 'events' | 'certain'>): Outlook => {
  const after = view;
  return {
    view: after,
    flips: before.board.flatMap(({ tile, owner }) => {
      const later = after.board.find((each) => each.tile === tile);
      return later !== undefined && later.owner !== owner ? [tile] : [];
    }),
    won: events.flatMap((event) => (event.what === 'compared' && event.comparison.beats ? [event.comparison] : [])),
    instead: events.flatMap((event) => (event.what === 'replaced' ? [{ by: event.by, tiles: event.tiles }] : [])),
    certain,
  };
};
