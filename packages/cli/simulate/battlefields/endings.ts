import { CARDS } from '@swordtable/games/battlefields/cards/catalog';
import type { Event } from '@swordtable/games/battlefields/events';
import { landPoints, setsIn } from '@swordtable/games/battlefields/phases/scoring';
import { armyOf, ROUNDS, SEATS, type State } from '@swordtable/games/battlefields/state';
import { words } from '@swordtable/games/battlefields/text/words';
import type { Seat, Standing } from '@swordtable/kernel';
import type { Grid } from '../../screen/grid.ts';
import { type Count, type Tally, winShare } from '../collector.ts';
import { meanOf, rateText } from '../results.ts';

const PARTS = ['lands', 'land points', 'sets', 'Ares'] as const;
type Part = (typeof PARTS)[number];

const partsOf = (s: State, seat: Seat): Readonly<Record<Part, number>> => {
  const { lands, ares } = armyOf(s, seat);
  return { lands: lands.length, 'land points': landPoints(s.cards, lands), sets: setsIn(s.cards, lands), Ares: ares };
};

/** Whose points they are: by seat, and by how it ended; a shared win is neither a win nor a loss. */
const namesOf = (seat: Seat, final: Standing): readonly string[] => {
  const share = winShare(final, seat);
  return [words.seat(seat), ...(share === 1 ? ['the winner'] : share === 0 ? ['the loser'] : [])];
};

/** Who starts, when it ends and what points are made of. */
export const watchEndings = (count: Count, s: State) => {
  let first: Seat | undefined;
  const hear = (event: Event): void => {
    if (event.what === 'round') first ??= event.starter;
    else if (event.what === 'over') count(`ended ${s.round} ${event.early ? 'early' : 'late'}`);
  };
  const end = (final: Standing): void => {
    for (const seat of SEATS) {
      const parts = partsOf(s, seat);
      for (const name of namesOf(seat, final)) {
        count(`owners ${name}`);
        count(`total ${name}`, final.points[seat]);
        for (const part of PARTS) count(`${part} of ${name}`, parts[part]);
      }
    }
    if (first === undefined) return;
    count('first games');
    count('first won', winShare(final, first));
  };
  return { hear, end };
};

export const endingGrids = (tally: Tally): readonly Grid[] => {
  const at = (name: string): number => tally[name] ?? 0;
  const games = at('first games');
  const owners = [...SEATS.map((seat) => words.seat(seat)), 'the winner', 'the loser'].filter((name) => at(`owners ${name}`) > 0);
  const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1);
  const ended = rounds.map((round) => ({
    round,
    early: at(`ended ${round} early`),
    all: at(`ended ${round} early`) + at(`ended ${round} late`),
  }));
  return [
    {
      title: 'By first player',
      columns: ['', 'games', 'wins', '95% interval'],
      rows: [['start token in round 1', games, ...rateText(at('first won'), games)]],
    },
    {
      title: 'Points, by what they are made of',
      columns: ['whose', ...PARTS, 'points'],
      rows: owners.map((name) => [
        name,
        ...PARTS.map((part) => meanOf(at(`${part} of ${name}`), at(`owners ${name}`))),
        meanOf(at(`total ${name}`), at(`owners ${name}`)),
      ]),
      notes: [`There are ${CARDS.lands.length} lands and ${CARDS.ares} Ares in our deck; a set counts 2.`],
    },
    {
      title: 'When games end',
      columns: ['after round', 'games', 'share', 'by 16 land points'],
      rows: ended.map(({ round, early, all }) => [String(round), all, rateText(all, games)[0], early]),
    },
  ];
};
