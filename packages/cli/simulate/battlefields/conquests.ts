import { actionName } from '@swordtable/games/battlefields/cards/catalog';
import type { Event, Verdict } from '@swordtable/games/battlefields/events';
import { PLACES, type PlaceNo } from '@swordtable/games/battlefields/places';
import { opponent, type State, stackAt } from '@swordtable/games/battlefields/state';
import type { Grid } from '../../screen/grid.ts';
import type { Count, Tally } from '../collector.ts';
import { rateText } from '../results.ts';

/** What decided a place: what last took the other side's warriors away, or that there never were any. */
type Cause = Verdict | 'alone' | 'ambush' | 'raid' | 'skirmish';

const TEXTS: Readonly<Record<Cause, string>> = {
  type: 'a better type',
  elite: `${actionName('elite')} in a tie`,
  flank: actionName('flank'),
  tie: 'a warrior left after a tie',
  alone: 'nobody on the other side',
  ambush: `${actionName('ambush')}, and nobody left`,
  raid: `${actionName('raid')}: the other side withdrew`,
  skirmish: `${actionName('skirmish')}: somebody moved in or away`,
};
const CAUSES = Object.keys(TEXTS) as readonly Cause[];

/** By what places are won, and how often they stay. */
export const watchConquests = (count: Count, s: State) => {
  const causes = new Map<PlaceNo, Cause>();
  const leaves = (seat: number, place: PlaceNo, cause: Cause): void => {
    if (stackAt(s, seat, place).length === 0) causes.set(place, cause);
  };
  return {
    hear: (event: Event): void => {
      switch (event.what) {
        case 'phase':
          for (const place of PLACES) causes.set(place, 'alone');
          break;
        case 'compared':
          causes.set(event.place, event.verdict);
          break;
        case 'withdrew':
          leaves(event.seat, event.place, event.cause);
          break;
        case 'moved':
          leaves(event.seat, event.from, 'skirmish');
          leaves(opponent(event.seat), event.to, 'skirmish');
          break;
        case 'won':
          count('places');
          if (event.seat >= 0) count(`place won by ${causes.get(event.place)}`);
          else count(causes.get(event.place) === 'alone' ? 'place stays empty' : 'place stays fought');
          break;
      }
    },
  };
};

export const conquestGrids = (tally: Tally): readonly Grid[] => {
  const at = (name: string): number => tally[name] ?? 0;
  const row = (text: string, name: string): readonly (string | number)[] => [text, at(name), ...rateText(at(name), at('places'))];
  return [
    {
      title: 'Places, by what decided them',
      columns: ['by', 'places', 'share', '95% interval'],
      rows: [
        ...CAUSES.map((cause) => row(TEXTS[cause], `place won by ${cause}`)),
        row('stays: nobody came', 'place stays empty'),
        row('stays: nobody was left', 'place stays fought'),
      ].filter(([, places]) => places !== 0),
    },
  ];
};
