import { CARDS } from '@swordtable/games/battlefields/cards/catalog';
import type { Event } from '@swordtable/games/battlefields/events';
import { LAND_POINTS_TO_END, landPoints } from '@swordtable/games/battlefields/phases/scoring';
import type { Where } from '@swordtable/games/battlefields/text/texts';
import type { View } from '@swordtable/games/battlefields/view/view';

/** The newest land of each place, as far as it was told. */
export type Lands = readonly (number | undefined)[];

export const NO_LANDS: Lands = [];

/** The lands after an event: a land that is laid out covers the place, and one that is taken leaves it. */
export const landsAfter = (lands: Lands, event: Event): Lands => {
  if (event.what === 'land') return Object.assign([...lands], { [event.place]: event.land });
  return event.what === 'won' && event.seat >= 0 ? Object.assign([...lands], { [event.place]: undefined }) : lands;
};

/** What places are called at a point in the match. Before the match is seen, its lands are called as in our own cards. */
export const placeOfLand = (lands: Lands, { cards = CARDS, armies = [] }: Partial<Pick<View, 'cards' | 'armies'>> = {}): Where => ({
  cards,
  landAt: (place) => lands[place],
  enders: armies.flatMap((army, seat) => (landPoints(cards, army.lands) >= LAND_POINTS_TO_END ? [seat] : [])),
});
