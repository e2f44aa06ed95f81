import type { Event } from '@swordtable/games/tile-battle/events';
import { type View, viewOrigin } from '@swordtable/games/tile-battle/view/view';
import type { Sentences } from '../../../kit/table/game-table.ts';
import { seatsOf } from '../../../kit/words/seats.ts';
import { useTileTexts } from './texts.ts';

/** The events of a step in sentences. */
export const useTileSentences = (): Sentences<View, Event> => {
  const { sentence } = useTileTexts();
  return ({ events }, seats, known) => {
    // Before a match begins there is nothing to see.
    const { setting }: Partial<View> = known?.view ?? {};
    const ground = known && setting && { terrain: setting.terrain, origin: viewOrigin(known.view) };
    return events.map((event) => sentence(event, seatsOf(seats), ground));
  };
};
