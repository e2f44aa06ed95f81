import { CARDS, cardOf } from '@swordtable/games/contracts/cards/catalog';
import type { Event } from '@swordtable/games/contracts/events';
import type { State } from '@swordtable/games/contracts/state';
import type { Seat, Standing } from '@swordtable/kernel';
import type { Grid } from '../../screen/grid.ts';
import { type Count, type Tally, winShare } from '../collector.ts';
import { meanOf } from '../results.ts';

/** Where fame comes from, and where gold does. */
const SOURCES = ['pay day', 'contracts', 'common contracts', 'side quests', 'locations', 'camp', 'cards', 'end of game'] as const;
type Source = (typeof SOURCES)[number];

/** What a party does in a game. */
const DEEDS = [
  ...['basic contracts', 'follow-ups', 'bonuses', 'sent to contracts', 'common contracts', 'attributes contributed', 'side quests'],
  ...['visits', 'camp levels', 'recruited', 'bought', 'abilities used', 'companions paid', 'left unpaid', 'levels'],
] as const;
type Deed = (typeof DEEDS)[number];

const WHOSE = ['all', 'who wins', 'who loses'] as const;

const sourceOf = (card: string): Source => {
  if (card.startsWith('camp-')) return 'camp';
  const is = CARDS.get(card)?.is;
  if (is === 'basic' || is === 'followUp') return 'contracts';
  if (is === 'common') return 'common contracts';
  if (is === 'quest') return 'side quests';
  return is === 'location' ? 'locations' : 'cards';
};

/** Points by what they are made of, gold by where it comes from, and how often everything is done. */
export const watchSources = (count: Count, s: State) => {
  const sums = s.parties.map(() => new Map<string, number>());
  const add = (seat: Seat, name: string, amount = 1): void => {
    sums[seat]?.set(name, (sums[seat]?.get(name) ?? 0) + amount);
  };
  const got = (seat: Seat, source: Source, fame: number, gold: number): void => {
    add(seat, `fame ${source}`, fame);
    add(seat, `gold ${source}`, gold);
  };
  const did = (seat: Seat, deed: Deed, amount = 1): void => add(seat, `did ${deed}`, amount);
  const hear = (event: Event): void => {
    switch (event.what) {
      case 'gained':
        got(event.seat, sourceOf(event.card), event.got.fame ?? 0, event.got.gold ?? 0);
        break;
      case 'ranked':
        got(event.seat, 'common contracts', event.fame, event.gold);
        break;
      case 'contributed':
        got(event.seat, 'common contracts', 0, event.attributes);
        did(event.seat, 'common contracts');
        did(event.seat, 'attributes contributed', event.attributes);
        break;
      case 'paid':
        got(event.seat, 'pay day', event.fame, -event.gold);
        did(event.seat, 'companions paid', event.companions.length);
        break;
      case 'scored':
        got(event.seat, 'end of game', event.score.total - event.score.fame, 0);
        break;
      case 'fulfilled':
        did(event.seat, cardOf(event.contract).is === 'basic' ? 'basic contracts' : 'follow-ups');
        did(event.seat, 'sent to contracts', event.group.length);
        did(event.seat, 'bonuses', event.bonus ? 1 : 0);
        break;
      case 'quest':
        did(event.seat, 'side quests');
        break;
      case 'visited':
        did(event.seat, 'visits');
        break;
      case 'campLevel':
        did(event.seat, 'camp levels');
        break;
      case 'recruited':
        did(event.seat, 'recruited');
        break;
      case 'bought':
        did(event.seat, 'bought');
        break;
      case 'used':
        did(event.seat, 'abilities used');
        break;
      case 'left':
        did(event.seat, 'left unpaid');
        break;
      case 'levelled':
        did(event.seat, 'levels');
        break;
    }
  };
  const end = (final: Standing): void => {
    for (const [seat, sum] of sums.entries()) {
      const share = winShare(final, seat);
      for (const whose of ['all', ...(share === 1 ? ['who wins'] : share === 0 ? ['who loses'] : [])]) {
        count(`parties ${whose}`);
        count(`points of ${whose}`, final.points[seat]);
        for (const [name, amount] of sum) count(`${name} of ${whose}`, amount);
      }
    }
  };
  return { hear, end };
};

export const sourceGrids = (tally: Tally): readonly Grid[] => {
  const mean = (name: string, whose: string): number => meanOf(tally[`${name} of ${whose}`] ?? 0, tally[`parties ${whose}`] ?? 0);
  return [
    {
      title: 'Fame and gold, by what they come from',
      columns: ['source', ...WHOSE.flatMap((whose) => [`fame, ${whose}`, 'gold'])],
      rows: [
        ...SOURCES.map((source) => [source, ...WHOSE.flatMap((whose) => [mean(`fame ${source}`, whose), mean(`gold ${source}`, whose)])]),
        ['together', ...WHOSE.flatMap((whose) => [mean('points', whose), ''])],
      ],
      notes: ['gold of pay day: salaries · end of game: fame of cards, of gold and of luck'],
    },
    {
      title: 'What a party does in a game',
      columns: ['', ...WHOSE],
      rows: DEEDS.map((deed) => [deed, ...WHOSE.map((whose) => mean(`did ${deed}`, whose))]),
    },
  ];
};
