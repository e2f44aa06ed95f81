import type { Event } from '@swordtable/games/swordcrafters/events';
import type { Scores } from '@swordtable/games/swordcrafters/phases/scoring';
import type { State } from '@swordtable/games/swordcrafters/state';
import type { Standing } from '@swordtable/kernel';
import type { Grid } from '../../screen/grid.ts';
import { type Count, type Tally, winShare } from '../collector.ts';
import { meanOf, rateText } from '../results.ts';

const OPPONENTS_MAX = 4;
/** Points are grouped by this many. */
const SPAN = 5;
const POINTS_MAX = 200;

/** The solo game: how hard it is by number of opponents, against each card, and with each card's cuts. */
export const watchSolo = (count: Count, s: State) => {
  let scores: Scores = [];
  let card = '';
  const hear = (event: Event): void => {
    if (event.what === 'scored') scores = event.reckoning;
    else if (event.what === 'card') card = event.card.name;
    else if (event.what === 'took' && card !== '') {
      count(`cuts of ${card}`);
      count(`cuts tiles ${card}`, event.tiles.length);
    }
  };
  const end = (final: Standing): void => {
    const { seats, opponents } = s.setting;
    if (seats > 1) return;
    const [own = 0] = final.points;
    const won = winShare(final, 0);
    const printed = scores.filter(({ owner }) => owner < 0).map(({ points }) => points);
    count('alone');
    for (const name of [`alone ${opponents.length}`, `alone span ${Math.floor(own / SPAN) * SPAN}`]) {
      count(name);
      count(`${name}, won`, won);
      count(`${name}, points`, own);
      count(`${name}, best`, Math.max(...printed));
    }
    for (const [at, { name }] of opponents.entries()) {
      const points = printed[at] ?? 0;
      count(`met ${name}`);
      count(`met points ${name}`, points);
      if (own > points) count(`met beaten ${name}`);
    }
  };
  return { hear, end };
};

export const soloGrids = (tally: Tally): readonly Grid[] => {
  const at = (name: string): number => tally[name] ?? 0;
  if (at('alone') === 0) return [];
  const numbers = Array.from({ length: OPPONENTS_MAX }, (_, index) => index + 1).filter((number) => at(`alone ${number}`) > 0);
  const spans = Array.from({ length: POINTS_MAX / SPAN }, (_, index) => index * SPAN).filter((span) => at(`alone span ${span}`) > 0);
  const cards = Object.keys(tally).flatMap((name) => /^cuts of (.*)$/.exec(name)?.slice(1) ?? []);
  return [
    {
      title: 'Alone, by the number of opponents',
      columns: ['opponents', 'games', 'won', '95% interval', 'points', 'best opponent'],
      rows: numbers.map((number) => {
        const name = `alone ${number}`;
        const mean = (what: string): number => meanOf(at(`${name}, ${what}`), at(name));
        return [String(number), at(name), ...rateText(at(`${name}, won`), at(name)), mean('points'), mean('best')];
      }),
    },
    {
      title: 'Alone, by points',
      columns: ['points', 'games', 'share', 'won'],
      rows: spans.map((span) => {
        const name = `alone span ${span}`;
        return [`${span} to ${span + SPAN - 1}`, at(name), rateText(at(name), at('alone'))[0], rateText(at(`${name}, won`), at(name))[0]];
      }),
    },
    {
      title: 'Solo cards',
      columns: ['card', 'as opponent', 'its points', 'outscored', '95% interval', 'as cuts', 'tiles kept'],
      rows: cards
        .toSorted()
        .map((card) => [
          card,
          at(`met ${card}`),
          meanOf(at(`met points ${card}`), at(`met ${card}`)),
          ...rateText(at(`met beaten ${card}`), at(`met ${card}`)),
          at(`cuts of ${card}`),
          meanOf(at(`cuts tiles ${card}`), at(`cuts of ${card}`)),
        ]),
    },
  ];
};
