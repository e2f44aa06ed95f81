import type { Event } from '@swordtable/games/swordcrafters/events';
import type { State } from '@swordtable/games/swordcrafters/state';
import type { Grid } from '../../screen/grid.ts';
import type { Count, Tally } from '../collector.ts';
import { meanOf, rateText } from '../results.ts';

const TURNS_MAX = 5;

/** What is taken, turn by turn, and what becomes of the forge. Alone nobody takes turns. */
export const watchRounds = (count: Count, s: State) => {
  let turn = 0;
  return {
    hear: (event: Event): void => {
      if (s.setting.seats === 1) return;
      switch (event.what) {
        case 'round':
          turn = 0;
          break;
        case 'took':
          turn++;
          count(`turn ${turn}`);
          count(`turn tiles ${turn}`, event.tiles.length);
          if (event.forge) count(`turn forge ${turn}`);
          break;
        case 'returned':
          count('returned');
          count('returned tiles', event.tiles.length);
          break;
        case 'first':
          if (!event.byForge) count('returned forge');
          break;
      }
    },
  };
};

export const roundGrids = (tally: Tally): readonly Grid[] => {
  const at = (name: string): number => tally[name] ?? 0;
  if (at('returned') === 0) return [];
  const turns = Array.from({ length: TURNS_MAX }, (_, index) => index + 1).filter((turn) => at(`turn ${turn}`) > 0);
  return [
    {
      title: 'Groups, by the turn in which they are taken',
      columns: ['turn', 'groups', 'tiles', 'with the forge'],
      rows: [
        ...turns.map((turn) => [
          String(turn),
          at(`turn ${turn}`),
          meanOf(at(`turn tiles ${turn}`), at(`turn ${turn}`)),
          rateText(at(`turn forge ${turn}`), at(`turn ${turn}`))[0],
        ]),
        ['left over', at('returned'), meanOf(at('returned tiles'), at('returned')), rateText(at('returned forge'), at('returned'))[0]],
      ],
    },
  ];
};
