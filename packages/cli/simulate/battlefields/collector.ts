import type { Event } from '@swordtable/games/battlefields/events';
import type { State } from '@swordtable/games/battlefields/state';
import type { Collector } from '../collector.ts';
import { choiceGrids, watchChoices } from './choices.ts';
import { conquestGrids, watchConquests } from './conquests.ts';
import { endingGrids, watchEndings } from './endings.ts';
import { exchangeGrids, watchExchanges } from './exchanges.ts';
import { placementGrids, watchPlacements } from './placements.ts';
import { useGrids, watchUses } from './uses.ts';

/** What is worth knowing about Battlefields: who starts, what is chosen in secret, and what becomes of it. */
export const battlefields: Collector<State, Event> = {
  watch: (count, s) => {
    const outlasting = [watchEndings(count, s), watchChoices(count, s), watchPlacements(count, s), watchUses(count, s)];
    const all = [...outlasting, watchConquests(count, s), watchExchanges(count, s)];
    return {
      hear: (event) => {
        for (const { hear } of all) hear(event);
      },
      end: (final) => {
        for (const { end } of outlasting) end(final);
      },
    };
  },
  grids: (tally) => [
    ...endingGrids(tally),
    ...choiceGrids(tally),
    ...placementGrids(tally),
    ...conquestGrids(tally),
    ...useGrids(tally),
    ...exchangeGrids(tally),
  ],
};
