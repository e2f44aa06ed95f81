import type { Event } from '@swordtable/games/swordcrafters/events';
import type { ScoredBlade, Scores } from '@swordtable/games/swordcrafters/phases/scoring';
import type { State } from '@swordtable/games/swordcrafters/state';
import { words } from '@swordtable/games/swordcrafters/text/words';
import type { Seat, Standing } from '@swordtable/kernel';
import type { Grid } from '../../screen/grid.ts';
import { type Count, type Tally, winShare } from '../collector.ts';
import { meanOf, rateText } from '../results.ts';

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const SOURCES = ['longest', 'sides', 'magic'] as const;
const FACTS = ['tiles', 'gems in runs', 'best run', 'sides with a run'] as const;
type Part = (typeof SOURCES)[number] | (typeof FACTS)[number];

/** What a player's swords are like and what they score, both together where there are two. */
const partsOf = (own: readonly ScoredBlade[]): Readonly<Record<Part, number>> => {
  const runs = own.flatMap((blade) => blade.runs);
  return {
    longest: sumOf(own.map(({ longest }) => longest)),
    sides: sumOf(own.flatMap(({ quality }) => quality)),
    magic: sumOf(own.flatMap(({ magic }) => magic.map(({ points }) => points))),
    tiles: sumOf(own.map(({ length }) => length)),
    'gems in runs': sumOf(runs),
    'best run': Math.max(...runs),
    'sides with a run': runs.filter((run) => run > 0).length,
  };
};

/** Whose they are: by seat, and by how it ended; a shared win is neither a win nor a loss. */
const namesOf = (seat: Seat, final: Standing): readonly string[] => {
  const share = winShare(final, seat);
  return [words.seat(seat), ...(share === 1 ? ['who wins'] : share === 0 ? ['who loses'] : [])];
};

/** Who starts, what swords become and what points are made of. */
export const watchEndings = (count: Count, s: State) => {
  let first: Seat | undefined;
  let scores: Scores = [];
  const hear = (event: Event): void => {
    if (event.what === 'round') first ??= event.first;
    else if (event.what === 'scored') scores = event.reckoning;
  };
  const end = (final: Standing): void => {
    const { seats } = s.setting;
    for (let seat = 0; seat < seats; seat++) {
      const parts = partsOf(scores.filter(({ owner }) => owner === seat));
      for (const name of namesOf(seat, final)) {
        count(`owners ${name}`);
        count(`total ${name}`, final.points[seat]);
        for (const part of [...SOURCES, ...FACTS]) count(`${part} of ${name}`, parts[part]);
      }
      if (first === undefined || seats === 1) continue;
      const turn = (seat - first + seats) % seats;
      count(`began ${turn}`);
      count(`began won ${turn}`, winShare(final, seat));
    }
  };
  return { hear, end };
};

const MOST_SEATS = 5;
const ORDER = ['first player', 'second', 'third', 'fourth', 'fifth'] as const;
const NAMES = [...Array.from({ length: MOST_SEATS }, (_, seat) => words.seat(seat)), 'who wins', 'who loses'];

export const endingGrids = (tally: Tally): readonly Grid[] => {
  const at = (name: string): number => tally[name] ?? 0;
  const owners = NAMES.filter((name) => at(`owners ${name}`) > 0);
  const mean = (what: string, name: string): number => meanOf(at(`${what} ${name}`), at(`owners ${name}`));
  const share = (part: Part, name: string): string => rateText(at(`${part} of ${name}`), at(`total ${name}`))[0];
  const began = ORDER.flatMap((name, turn) =>
    at(`began ${turn}`) > 0 ? [[name, at(`began ${turn}`), ...rateText(at(`began won ${turn}`), at(`began ${turn}`))]] : [],
  );
  return [
    ...(began.length > 0 ? [{ title: 'By turn in round 1', columns: ['', 'games', 'wins', '95% interval'], rows: began }] : []),
    {
      title: 'Points, by what they are made of',
      columns: ['whose', ...SOURCES, 'points', ...SOURCES.map((part) => `of them ${part}`)],
      rows: owners.map((name) => [
        name,
        ...SOURCES.map((part) => mean(`${part} of`, name)),
        mean('total', name),
        ...SOURCES.map((part) => share(part, name)),
      ]),
    },
    {
      title: 'Swords',
      columns: ['whose', ...FACTS],
      rows: owners.map((name) => [name, ...FACTS.map((part) => mean(`${part} of`, name))]),
      notes: ['Where a player has two swords, both together.'],
    },
  ];
};
