import type { Event } from '@swordtable/games/swordcrafters/events';
import type { ScoredBlade } from '@swordtable/games/swordcrafters/phases/scoring';
import type { State } from '@swordtable/games/swordcrafters/state';
import type { Standing } from '@swordtable/kernel';
import type { Grid } from '../../screen/grid.ts';
import { type Count, type Tally, winShare } from '../collector.ts';
import { meanOf, rateText } from '../results.ts';
import { sumOf } from './endings.ts';

/** Lengths are grouped by this many. */
const SPAN = 3;
const LONGEST = 60;
const spanOf = (length: number): number => Math.floor(length / SPAN) * SPAN;

const RANKS = ['the better sword', 'the lesser sword'] as const;

/** How long swords get, whether length wins, and with two swords how far apart they are. */
export const watchLengths = (count: Count, s: State) => {
  let own: readonly ScoredBlade[] = [];
  const hear = (event: Event): void => {
    if (event.what === 'scored') own = event.reckoning.filter(({ owner }) => owner >= 0);
  };
  const end = (final: Standing): void => {
    for (const { owner, length, longest } of own) {
      const span = spanOf(length);
      count(`swords of ${span}`);
      count('swords');
      if (longest > 0) count(`longest of ${span}`);
      count(`swords won of ${span}`, winShare(final, owner));
    }
    if (!s.setting.dual) return;
    for (const seat of final.points.keys()) {
      const both = own.filter(({ owner }) => owner === seat).toSorted((a, b) => b.points - a.points);
      for (const [rank, { length, quality, magic, points }] of both.entries()) {
        count(`dual ${rank}`);
        count(`dual tiles ${rank}`, length);
        count(`dual sides ${rank}`, sumOf(quality));
        count(`dual magic ${rank}`, sumOf(magic.map((each) => each.points)));
        count(`dual points ${rank}`, points);
      }
    }
  };
  return { hear, end };
};

export const lengthGrids = (tally: Tally): readonly Grid[] => {
  const at = (name: string): number => tally[name] ?? 0;
  const spans = Array.from({ length: LONGEST / SPAN }, (_, index) => index * SPAN).filter((span) => at(`swords of ${span}`) > 0);
  const dual: Grid = {
    title: 'Dual wielding: both swords of a player, by what they score',
    columns: ['', 'tiles', 'sides', 'magic', 'points'],
    rows: RANKS.map((name, rank) => [
      name,
      ...['tiles', 'sides', 'magic', 'points'].map((what) => meanOf(at(`dual ${what} ${rank}`), at(`dual ${rank}`))),
    ]),
  };
  return [
    {
      title: 'Length of swords',
      columns: ['tiles', 'swords', 'share', 'longest', 'won', '95% interval'],
      rows: spans.map((span) => [
        `${span} to ${span + SPAN - 1}`,
        at(`swords of ${span}`),
        rateText(at(`swords of ${span}`), at('swords'))[0],
        rateText(at(`longest of ${span}`), at(`swords of ${span}`))[0],
        ...rateText(at(`swords won of ${span}`), at(`swords of ${span}`)),
      ]),
      notes: ['longest: how often such a sword was the longest, or tied for it · won: how often its player won'],
    },
    ...(at('dual 0') > 0 ? [dual] : []),
  ];
};
