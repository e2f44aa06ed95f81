import { CARDS, type Card } from '@swordtable/games/contracts/cards/catalog';
import type { Event } from '@swordtable/games/contracts/events';
import { SPOTS } from '@swordtable/games/contracts/kingdom';
import { setsOn } from '@swordtable/games/contracts/party/party';
import type { State } from '@swordtable/games/contracts/state';
import type { Seat, Standing } from '@swordtable/kernel';
import type { Grid } from '../../screen/grid.ts';
import { type Count, type Tally, winShare } from '../collector.ts';
import { meanOf, rateText } from '../results.ts';
import { aheadOf } from './cards.ts';

const TITLES: readonly (readonly [Card['is'], string])[] = [
  ['legendary', 'Legendary companions'],
  ['rare', 'Rare items'],
  ['basic', 'Basic contracts'],
  ['followUp', 'Follow-up contracts'],
  ['common', 'Common contracts'],
  ['quest', 'Side quests'],
  ['location', 'Locations'],
  ['setBonus', 'Set bonuses'],
];

/** What lies open for everybody: how often it lay there in a round, how often somebody took it, and how they did. */
export const watchOffers = (count: Count, s: State) => {
  const takers = new Map<string, Set<Seat>>();
  const took = (card: string, seat: Seat): void => {
    count(`offer ${card}, taken`);
    const seats = takers.get(card) ?? new Set<Seat>();
    takers.set(card, seats.add(seat));
  };
  const lay = (cards: readonly (string | null)[]): void => {
    for (const card of cards) if (card !== null) count(`offer ${card}, lay`);
  };
  const hear = (event: Event): void => {
    switch (event.what) {
      case 'round':
        lay([...s.basics, ...s.followUps, ...s.tavern, ...s.smith, ...s.quests, ...s.sets]);
        lay([...CARDS].flatMap(([id, { is }]) => (is === 'common' || is === 'location' ? [id] : [])));
        break;
      case 'refilled':
      case 'opened':
        lay([event.contract]);
        break;
      case 'fulfilled':
        if (event.bonus) count(`offer ${event.contract}, bonus`);
        took(event.contract, event.seat);
        break;
      case 'recruited':
      case 'bought':
        took(event.card, event.seat);
        break;
      case 'quest':
        took(event.quest, event.seat);
        break;
      case 'contributed':
        took(event.common, event.seat);
        break;
      case 'visited':
        took(SPOTS[event.spot]?.location ?? '', event.seat);
        break;
      case 'prepared':
        for (const fellow of s.parties[event.seat]?.fellows ?? []) for (const set of setsOn(fellow, s.sets)) took(set, event.seat);
    }
  };
  const end = (final: Standing): void => {
    for (const [card, seats] of takers)
      for (const seat of seats) {
        count(`offer ${card}, games`);
        count(`offer ${card}, won`, winShare(final, seat));
        count(`offer ${card}, ahead`, aheadOf(final, seat));
      }
  };
  return { hear, end };
};

export const offerGrids = (tally: Tally): readonly Grid[] => {
  const at = (card: string, what: string): number => tally[`offer ${card}, ${what}`] ?? 0;
  return TITLES.map(([is, title]) => ({
    title: `${title}, by how those do who take them`,
    columns: ['card', 'lay there', 'taken each time', 'with bonus', 'points ahead', 'wins', '95% interval'],
    rows: [...CARDS.entries()]
      .filter(([, card]) => card.is === is)
      .map(([id, { name }]): readonly (string | number)[] => [
        name,
        at(id, 'lay'),
        meanOf(at(id, 'taken'), at(id, 'lay')),
        rateText(at(id, 'bonus'), at(id, 'taken'))[0],
        meanOf(at(id, 'ahead'), at(id, 'games')),
        ...rateText(at(id, 'won'), at(id, 'games')),
      ])
      .toSorted((one, other) => Number(other[4]) - Number(one[4])),
    ...(is === 'legendary' ? { notes: ['lay there: once for every round, and once when it came'] } : {}),
  }));
};
