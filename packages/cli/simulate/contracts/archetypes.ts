import { cardOf } from '@swordtable/games/contracts/cards/catalog';
import { campLevel } from '@swordtable/games/contracts/effects/counting';
import type { Event } from '@swordtable/games/contracts/events';
import { setsOn } from '@swordtable/games/contracts/party/party';
import type { State } from '@swordtable/games/contracts/state';
import type { Seat, Standing } from '@swordtable/kernel';
import type { Grid } from '../../screen/grid.ts';
import { type Count, type Tally, winShare } from '../collector.ts';
import { meanOf, rateText } from '../results.ts';

/** Ways to play that the rulings name, each with what it has more of than others. */
const ARCHETYPES = {
  'solo champion': 'contract levels fulfilled by one companion alone',
  'wide band': 'companions at their fullest',
  'set collector': 'set bonuses in force, round by round',
  'common-contract labor': 'attributes contributed',
  'side-quest runner': 'side quests',
  'luck engine': 'luck gained',
  'camp builder': 'levels of the camp',
  'salary miser': 'companions paid for each salary token',
  'arc chaser': 'follow-up contracts',
} as const;
type Archetype = keyof typeof ARCHETYPES;
const NAMES = Object.keys(ARCHETYPES) as readonly Archetype[];

/** How far each party follows each strategy, and whether the one that goes furthest wins. */
export const watchArchetypes = (count: Count, s: State) => {
  const sums = s.parties.map(() => Object.fromEntries(NAMES.map((name) => [name, 0])) as Record<Archetype, number>);
  const paid = s.parties.map(() => ({ companions: 0, tokens: 0 }));
  const add = (seat: Seat, name: Archetype, amount: number): void => {
    const sum = sums[seat];
    if (sum !== undefined) sum[name] += amount;
  };
  const hear = (event: Event): void => {
    switch (event.what) {
      case 'prepared': {
        const party = s.parties[event.seat];
        const sum = sums[event.seat];
        if (party === undefined || sum === undefined) break;
        for (const fellow of party.fellows) sum['set collector'] += setsOn(fellow, s.sets).length;
        sum['wide band'] = Math.max(sum['wide band'], party.fellows.length);
        break;
      }
      case 'fulfilled': {
        const card = cardOf(event.contract);
        if (card.is === 'followUp') add(event.seat, 'arc chaser', 1);
        if (event.group.length === 1 && 'arc' in card) add(event.seat, 'solo champion', card.level);
        break;
      }
      case 'contributed':
        add(event.seat, 'common-contract labor', event.attributes);
        break;
      case 'quest':
        add(event.seat, 'side-quest runner', 1);
        break;
      case 'gained':
        add(event.seat, 'luck engine', event.got.luck ?? 0);
        break;
      case 'paid': {
        const so = paid[event.seat];
        if (so !== undefined) [so.companions, so.tokens] = [so.companions + event.companions.length, so.tokens + event.gold / 4];
      }
    }
  };
  const end = (final: Standing): void => {
    for (const [seat, { camp }] of s.parties.entries()) {
      for (const spent of camp) add(seat, 'camp builder', campLevel(spent));
      const { companions = 0, tokens = 0 } = paid[seat] ?? {};
      add(seat, 'salary miser', companions === 0 ? 0 : companions / Math.max(1, tokens));
    }
    for (const name of NAMES) {
      const most = Math.max(...sums.map((sum) => sum[name]));
      const foremost = [...sums.keys()].filter((seat) => sums[seat]?.[name] === most);
      count(`way ${name}, most`, most);
      count(`way ${name}, all`, sums.reduce((all, sum) => all + sum[name], 0) / sums.length);
      // Where several are equally far, nobody plays this way more than another.
      const [seat] = foremost;
      if (foremost.length > 1 || seat === undefined) continue;
      count(`way ${name}, leads`);
      count(`way ${name}, won`, winShare(final, seat));
    }
  };
  return { hear, end };
};

export const archetypeGrids = (tally: Tally): readonly Grid[] => {
  const at = (name: string): number => tally[name] ?? 0;
  const games = at('games');
  return [
    {
      title: 'Ways to play',
      columns: ['way', 'who goes furthest has', 'a party has', 'games', 'wins', '95% interval', 'measured by'],
      rows: NAMES.map((name) => [
        name,
        meanOf(at(`way ${name}, most`), games),
        meanOf(at(`way ${name}, all`), games),
        at(`way ${name}, leads`),
        ...rateText(at(`way ${name}, won`), at(`way ${name}, leads`)),
        ARCHETYPES[name],
      ]),
      notes: ['games: those in which one party goes further this way than any other · wins: of that party'],
    },
  ];
};
