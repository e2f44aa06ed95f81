import type { Event } from '@swordtable/games/contracts/events';
import type { State } from '@swordtable/games/contracts/state';
import type { Collector } from '../collector.ts';
import { archetypeGrids, watchArchetypes } from './archetypes.ts';
import { cardGrids, watchCards } from './cards.ts';
import { offerGrids, watchOffers } from './offers.ts';
import { sourceGrids, watchSources } from './sources.ts';

/** What is worth knowing about Sellswords: Contracts: where fame comes from, what each card is worth, and which ways to play win. */
export const contracts: Collector<State, Event> = {
  watch: (count, s) => {
    const all = [watchSources(count, s), watchArchetypes(count, s), watchCards(count, s), watchOffers(count, s)];
    return {
      hear: (event) => {
        for (const { hear } of all) hear(event);
      },
      end: (final) => {
        for (const { end } of all) end(final);
      },
    };
  },
  grids: (tally) => [...sourceGrids(tally), ...archetypeGrids(tally), ...cardGrids(tally), ...offerGrids(tally)],
};
