import { CARDS, type Card, ENCOUNTER_SORTS } from '@swordtable/games/contracts/cards/catalog';
import type { Event } from '@swordtable/games/contracts/events';
import type { State } from '@swordtable/games/contracts/state';
import type { Seat, Standing } from '@swordtable/kernel';
import type { Grid } from '../../screen/grid.ts';
import { type Count, type Tally, winShare } from '../collector.ts';
import { meanOf, rateText } from '../results.ts';

/** How far a party's points are above the mean of its table. */
export const aheadOf = ({ points }: Standing, seat: Seat): number =>
  (points[seat] ?? 0) - points.reduce((sum, each) => sum + each, 0) / points.length;

const TITLES: Partial<Record<Card['is'], string>> = {
  companion: 'Companions',
  equipment: 'Equipment',
  skill: 'Skills',
  item: 'Items',
  leader: 'Leaders',
};

/** What becomes of the cards that are drafted, and of the leaders. */
export const watchCards = (count: Count, s: State) => {
  const played = s.parties.map(() => new Set<string>());
  const picks = s.parties.map(() => 0);
  for (const { leaders } of s.parties) for (const leader of leaders) count(`card ${leader}, dealt`);
  const hear = (event: Event): void => {
    if (event.what === 'dealt') {
      picks.fill(0);
      for (const pack of s.packs.flat()) for (const card of pack.cards) count(`card ${card}, dealt`);
    } else if (event.what === 'kept' && event.card !== null) {
      const pick = (picks[event.seat] ?? 0) + 1;
      picks[event.seat] = pick;
      count(`card ${event.card}, kept`);
      count(`card ${event.card}, pick`, pick);
    } else if (event.what === 'revealed') {
      if (event.leader !== null) count(`card ${event.leader}, kept`);
      for (const card of [...event.added, ...(event.leader === null ? [] : [event.leader])]) {
        count(`card ${card}, played`);
        played[event.seat]?.add(card);
      }
    }
  };
  const end = (final: Standing): void => {
    for (const [seat, cards] of played.entries())
      for (const card of cards) {
        count(`card ${card}, games`);
        count(`card ${card}, won`, winShare(final, seat));
        count(`card ${card}, ahead`, aheadOf(final, seat));
      }
  };
  return { hear, end };
};

const rowsOf = (tally: Tally, is: Card['is']): Grid['rows'] => {
  const at = (card: string, what: string): number => tally[`card ${card}, ${what}`] ?? 0;
  return [...CARDS.entries()]
    .filter(([id, card]) => card.is === is && at(id, 'dealt') > 0)
    .map(([id, { name }]): readonly (string | number)[] => [
      name,
      at(id, 'dealt'),
      rateText(at(id, 'kept'), at(id, 'dealt'))[0],
      meanOf(at(id, 'pick'), at(id, 'kept')),
      rateText(at(id, 'played'), at(id, 'dealt'))[0],
      meanOf(at(id, 'ahead'), at(id, 'games')),
      ...rateText(at(id, 'won'), at(id, 'games')),
    ])
    .toSorted((one, other) => Number(other[5]) - Number(one[5]));
};

export const cardGrids = (tally: Tally): readonly Grid[] =>
  [...ENCOUNTER_SORTS, 'leader' as const].map((is) => ({
    title: `${TITLES[is] ?? is}, by how their parties do`,
    columns: ['card', 'dealt', 'kept', 'at pick', 'played', 'points ahead', 'wins', '95% interval'],
    rows: rowsOf(tally, is),
    ...(is === 'companion' ? { notes: ['points ahead: of the mean of the table, where a party has played the card'] } : {}),
  }));
