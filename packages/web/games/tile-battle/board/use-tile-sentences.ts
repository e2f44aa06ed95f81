import type { Event } from '@swordtable/games/tile-battle/events';
import type { View } from '@swordtable/games/tile-battle/view/view';
import type { Sentences } from '../../../kit/table/game-table.ts';
import { seatsOf } from '../../../kit/words/seats.ts';
import { useTileTexts } from './texts.ts';

/** The events of a step in sentences. */
export const useTileSentences = (): Sentences<View, Event> => {
  const { sentence } = useTileTexts();
  return ({ events }, seats, known) => events.map((event) => sentence(event, seatsOf(seats), known?.view.setting?.terrain));
};
