import type { Event } from '@swordtable/games/swordcrafters/events';
import type { State } from '@swordtable/games/swordcrafters/state';
import type { Collector } from '../collector.ts';
import { endingGrids, watchEndings } from './endings.ts';
import { lengthGrids, watchLengths } from './lengths.ts';
import { magicGrids, watchMagic } from './magic.ts';
import { roundGrids, watchRounds } from './rounds.ts';
import { soloGrids, watchSolo } from './solo.ts';

/** What is worth knowing about Swordcrafters: who starts, what points are made of, what magic is worth, and how hard it is alone. */
export const swordcrafters: Collector<State, Event> = {
  watch: (count, s) => {
    const outlasting = [watchEndings(count, s), watchLengths(count, s), watchMagic(count, s), watchSolo(count, s)];
    const all = [...outlasting, watchRounds(count, s)];
    return {
      hear: (event) => {
        for (const { hear } of all) hear(event);
      },
      end: (final) => {
        for (const { end } of outlasting) end(final);
      },
    };
  },
  grids: (tally) => [...endingGrids(tally), ...lengthGrids(tally), ...magicGrids(tally), ...roundGrids(tally), ...soloGrids(tally)],
};
