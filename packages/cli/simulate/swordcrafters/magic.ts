import type { Event } from '@swordtable/games/swordcrafters/events';
import type { Scores } from '@swordtable/games/swordcrafters/phases/scoring';
import { METHODS } from '@swordtable/games/swordcrafters/pieces/pieces';
import type { State } from '@swordtable/games/swordcrafters/state';
import type { Standing } from '@swordtable/kernel';
import type { Grid } from '../../screen/grid.ts';
import { magicText } from '../../tables/swordcrafters/names.ts';
import { type Count, type Tally, winShare } from '../collector.ts';
import { meanOf, rateText } from '../results.ts';

/** What comes of each magic card and each method: what it takes to be first, and whether it helps to win. */
export const watchMagic = (count: Count, s: State) => {
  let scores: Scores = [];
  const hear = (event: Event): void => {
    if (event.what === 'scored') scores = event.reckoning;
  };
  const end = (final: Standing): void => {
    for (const [at, card] of s.setting.magic.entries())
      for (const name of [`method ${card.method}`, `card ${magicText(card)}`]) {
        count(`${name}, dealt`);
        count(
          `${name}, paid`,
          scores.reduce((sum, { magic }) => sum + (magic[at]?.points ?? 0), 0),
        );
        // Where nobody has anything to count, nobody is first.
        const first = scores.filter(({ magic }) => magic[at]?.place === 1 && (magic[at].count > 0 || card.method === 'least'));
        for (const { owner, magic } of first) {
          count(`${name}, first`);
          count(`${name}, count`, magic[at]?.count);
          count(`${name}, points`, magic[at]?.points);
          // The printed swords of the solo game win nothing.
          if (owner < 0) continue;
          count(`${name}, players`);
          count(`${name}, won`, winShare(final, owner));
        }
      }
  };
  return { hear, end };
};

const COLUMNS = ['dealt', 'count', 'first', 'points', 'paid', 'won if first', '95% interval'] as const;
const NOTES = [
  'count: what was counted on the sword that came first · first: how many shared the first place · points: what each of them got',
  'paid: all points of the card together · won if first: how often a player who came first on it won the game',
];

export const magicGrids = (tally: Tally): readonly Grid[] => {
  const at = (name: string): number => tally[name] ?? 0;
  const row = (shown: string, name: string): readonly (string | number)[] => {
    const [dealt, first, players] = ['dealt', 'first', 'players'].map((what) => at(`${name}, ${what}`)) as [number, number, number];
    return [
      shown,
      dealt,
      meanOf(at(`${name}, count`), first),
      meanOf(first, dealt),
      meanOf(at(`${name}, points`), first),
      meanOf(at(`${name}, paid`), dealt),
      ...rateText(at(`${name}, won`), players),
    ];
  };
  const cards = Object.keys(tally).flatMap((name) => /^card (.*), dealt$/.exec(name)?.slice(1) ?? []);
  return [
    {
      title: 'Magic, by method',
      columns: ['method', ...COLUMNS],
      rows: METHODS.filter((method) => at(`method ${method}, dealt`) > 0).map((method) => row(method, `method ${method}`)),
      notes: NOTES,
    },
    {
      title: 'Magic, by card',
      columns: ['card', ...COLUMNS],
      rows: cards.toSorted().map((card) => row(card, `card ${card}`)),
    },
  ];
};
