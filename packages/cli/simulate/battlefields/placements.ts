import { type LandNo, WARRIORS } from '@swordtable/games/battlefields/cards/cards';
import { warriorName } from '@swordtable/games/battlefields/cards/catalog';
import type { Event } from '@swordtable/games/battlefields/events';
import { landPoints } from '@swordtable/games/battlefields/phases/scoring';
import { PLACES } from '@swordtable/games/battlefields/places';
import { placeAt, ROUNDS, SEATS, type State, stackAt } from '@swordtable/games/battlefields/state';
import type { Seat, Standing } from '@swordtable/kernel';
import type { Grid } from '../../screen/grid.ts';
import { type Count, type Tally, winShare } from '../collector.ts';
import { meanOf, rateText } from '../results.ts';

/** Places worth more than this are counted together. */
const WORTH_MAX = 8;
const worthOf = (s: State, lands: readonly LandNo[]): number => Math.min(WORTH_MAX, landPoints(s.cards, lands));
const worthText = (worth: number): string => (worth === WORTH_MAX ? `${worth} or more` : String(worth));

/** How a player's warriors are spread when battle begins, the biggest stack first: `2 1 1`. */
const spreadOf = (s: State, seat: Seat): string =>
  PLACES.map((place) => stackAt(s, seat, place).length)
    .filter((size) => size > 0)
    .toSorted((a, b) => b - a)
    .join(' ') || 'none';

/** How warriors are placed: what goes first in the game, the spread of each round, and stacks by what they fight for. */
export const watchPlacements = (count: Count, s: State) => {
  /** What each player opened with, to be held against who won. */
  const chosen: { readonly name: string; readonly seat: Seat }[] = [];
  const opened = new Set<Seat>();
  const choose = (name: string, seat: Seat): void => {
    count(name);
    chosen.push({ name, seat });
  };
  const hear = (event: Event): void => {
    if (event.what === 'placed' && s.round === 1 && !opened.has(event.seat)) {
      opened.add(event.seat);
      choose(`opened at ${worthOf(s, placeAt(s, event.place).lands)}`, event.seat);
      choose(`opened with ${event.warrior}`, event.seat);
    } else if (event.what === 'phase' && event.phase === 'battle')
      for (const seat of SEATS) {
        choose(`spread ${s.round} ${spreadOf(s, seat)}`, seat);
        for (const place of PLACES) {
          const size = stackAt(s, seat, place).length;
          count(`stack ${size}`);
          count(`stacks at ${worthOf(s, placeAt(s, place).lands)}`);
          count(`warriors at ${worthOf(s, placeAt(s, place).lands)}`, size);
          if (size > 0) count(`manned at ${worthOf(s, placeAt(s, place).lands)}`);
        }
      }
  };
  const end = (final: Standing): void => {
    for (const { name, seat } of chosen) count(`${name}, won`, winShare(final, seat));
  };
  return { hear, end };
};

export const placementGrids = (tally: Tally): readonly Grid[] => {
  const at = (name: string): number => tally[name] ?? 0;
  const worths = Array.from({ length: WORTH_MAX + 1 }, (_, worth) => worth).filter((worth) => at(`stacks at ${worth}`) > 0);
  const chosen = (name: string): readonly (string | number)[] => [at(name), ...rateText(at(`${name}, won`), at(name))];
  const spreads = (round: number): readonly string[] =>
    Object.keys(tally)
      .filter((name) => name.startsWith(`spread ${round} `) && !name.endsWith(', won'))
      .toSorted((a, b) => at(b) - at(a));
  return [
    {
      title: 'Opening: what the land is worth at which the first warrior is placed',
      columns: ['worth', 'players', 'won', '95% interval'],
      rows: worths.filter((worth) => at(`opened at ${worth}`) > 0).map((worth) => [worthText(worth), ...chosen(`opened at ${worth}`)]),
    },
    {
      title: 'Opening: which warrior is placed first',
      columns: ['warrior', 'players', 'won', '95% interval'],
      rows: WARRIORS.map((warrior) => [warriorName(warrior), ...chosen(`opened with ${warrior}`)]),
    },
    ...Array.from({ length: ROUNDS }, (_, index) => index + 1)
      .filter((round) => spreads(round).length > 0)
      .map((round) => ({
        title: `How warriors are spread in round ${round}`,
        columns: ['stacks', 'players', 'won', '95% interval'],
        rows: spreads(round).map((name) => [name.slice(`spread ${round} `.length), ...chosen(name)]),
      })),
    {
      title: 'Stacks at the start of battle, by what the place is worth',
      columns: ['worth', 'sides', 'manned', 'warriors'],
      rows: worths.map((worth) => [
        worthText(worth),
        at(`stacks at ${worth}`),
        rateText(at(`manned at ${worth}`), at(`stacks at ${worth}`))[0],
        meanOf(at(`warriors at ${worth}`), at(`stacks at ${worth}`)),
      ]),
      notes: ['worth: all lands of the place together · warriors: the mean of each side'],
    },
  ];
};
