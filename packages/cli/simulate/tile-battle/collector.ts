import type { Event } from '@swordtable/games/tile-battle/events';
import type { State } from '@swordtable/games/tile-battle/state';
import type { Collector } from '../collector.ts';
import { coverageGrids, watchCoverage } from './coverage.ts';
import { heroGrids, watchHeroes } from './heroes.ts';

/** What is worth knowing about the tile battle: its heroes, and whether every ability works. */
export const tileBattle: Collector<State, Event> = {
  watch: (count, state, standing) => {
    const heroes = watchHeroes(count, standing);
    const coverage = watchCoverage(count, state);
    return {
      hear: (event) => {
        heroes.hear(event);
        coverage.hear(event);
      },
      end: heroes.end,
    };
  },
  grids: (tally) => [...heroGrids(tally), ...coverageGrids(tally)],
};
