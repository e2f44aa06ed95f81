import type { Event } from '@swordtable/games/tile-battle/events';
import type { State } from '@swordtable/games/tile-battle/state';
import type { Collector } from '../collector.ts';
import { coverageGrids, watchCoverage } from './coverage.ts';
import { heroGrids, watchHeroes } from './heroes.ts';

/** What is worth knowing about the tile battle: its heroes, and whether every ability works. */
export const tileBattle: Collector = {
  watch: (count, state, standing) => {
    const heroes = watchHeroes(count, standing);
    // The collector is chosen by the game's id, so these are states and events of a tile battle.
    const coverage = watchCoverage(count, state as State);
    return {
      hear: (event) => {
        heroes.hear(event as Event);
        coverage.hear(event as Event);
      },
      end: heroes.end,
    };
  },
  grids: (tally) => [...heroGrids(tally), ...coverageGrids(tally)],
};
