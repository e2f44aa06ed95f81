import { PER_GEM, type Reckoned, type Reckoning } from '@swordtable/games/swordcrafters/phases/scoring';
import type { Magic } from '@swordtable/games/swordcrafters/pieces/pieces';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import type { Why } from '../../../kit/why/why.ts';
import { ownedBy, reckoningAsBuilt } from '../board/outlook.ts';
import { smithClass } from '../board/smiths.tsx';
import type { Wording } from '../board/wording.ts';
import type { ScoringWords } from '../words/scoring.en.ts';

export interface Teller extends Pick<Wording, 'texts' | 'seats'> {
  readonly view: Pick<View, 'phase' | 'setting' | 'smiths'>;
  readonly scoring: ScoringWords;
}

/** Why a blade has its points for a card: its place, or how a place is shared. It begins with the card, or with what is given. */
export const magicSaid = (
  { texts, scoring }: Teller,
  card: Magic,
  blade: Reckoned,
  at: number,
  all: Reckoning,
  title = texts.magicTitle(card),
): string => {
  const { count = 0, place = 0, points = 0 } = blade.magic[at] ?? {};
  if (count === 0 && card.method !== 'least') return scoring.magicNone(title);
  const tied = all.filter((other) => other.magic[at]?.count === count).length;
  const filled = card.points.slice(place - 1, place - 1 + tied);
  if (filled.length === 0) return scoring.magicLow(title, count, texts.place(place));
  if (tied === 1) return scoring.magicAlone(title, count, texts.place(place), points);
  return scoring.magicShared(title, count, tied, `(${filled.join(' + ')}) ÷ ${tied}`, points);
};

export const longestSaid = ({ scoring }: Teller, blade: Reckoned, all: Reckoning): string => {
  const most = Math.max(...all.map(({ length }) => length));
  if (most === 0) return scoring.nothingBuilt;
  if (blade.longest === 0) return scoring.longestLost(blade.length, most);
  const isShared = all.filter(({ length }) => length === most).length > 1;
  return isShared ? scoring.longestShared(most, blade.longest) : scoring.longestWon(most, blade.longest);
};

const qualitySaid = ({ scoring, view }: Teller, { runs, quality }: Reckoned): readonly string[] => [
  view.setting.lightweight ? scoring.lightweight(PER_GEM.lightweight) : scoring.perGem(PER_GEM.usual),
  ...runs.flatMap((run, side) => {
    const points = quality[side] ?? 0;
    if (run > 0) return [points > 0 ? scoring.sideRun(side, run, points) : scoring.sideNotBest(side, run)];
    return [];
  }),
];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** What the points of these blades are made of: of a player, or of one card of the solo game. */
const bladesWhy = (teller: Teller, title: string, blades: readonly Reckoned[], all: Reckoning, colour: string): Why => {
  const { texts, scoring, view } = teller;
  const { magic, lightweight } = view.setting;
  const isDual = blades.length > 1;
  return {
    title,
    sums: blades.map((blade, on) => ({
      parts: [
        { value: sum(blade.quality), label: scoring.part.quality },
        { value: blade.longest, label: scoring.part.longest },
        ...blade.magic.map(({ points }, at) => ({ value: points, label: texts.magicTitle(magic[at] as Magic) })),
      ],
      result: blade.points,
      label: isDual ? texts.sword(on) : scoring.total,
      colour,
    })),
    sentences: blades.flatMap((blade) => [
      longestSaid(teller, blade, all),
      ...qualitySaid(teller, blade),
      ...magic.map((card, at) => magicSaid(teller, card, blade, at, all)),
    ]),
    rules: ['S-12', 'S-13', 'S-6', ...(lightweight ? ['S-15'] : []), ...(isDual ? ['S-16'] : [])],
  };
};

/** Why a player has these points. What the reader builds just now counts already, where it is seen. */
export const pointsWhy = (teller: Teller, seat: number): Why => {
  const all = reckoningAsBuilt(teller.view);
  const { name = '', you = false } = teller.seats[seat] ?? {};
  return bladesWhy(teller, teller.scoring.title(name, you), ownedBy(all, seat), all, smithClass(seat));
};

/** Why a finished sword of the solo game has these points. */
export const printedWhy = (teller: Teller, at: number): Why => {
  const all = reckoningAsBuilt(teller.view);
  const card = teller.view.setting.opponents[at];
  const name = card === undefined ? '' : teller.texts.smith(card);
  return bladesWhy(teller, teller.scoring.title(name, false), ownedBy(all, -1).slice(at, at + 1), all, '');
};

/** How swords compare for one magic card, the best first. */
export const magicWhy = (teller: Teller, at: number, names: readonly string[]): Why => {
  const all = reckoningAsBuilt(teller.view);
  const card = teller.view.setting.magic[at] as Magic;
  const best = [...all.entries()].sort(([, a], [, b]) => (a.magic[at]?.place ?? 0) - (b.magic[at]?.place ?? 0));
  return {
    title: teller.texts.magicTitle(card),
    sentences: [teller.texts.magicText(card), ...best.map(([index, blade]) => magicSaid(teller, card, blade, at, all, names[index]))],
    rules: ['S-5', 'S-6', 'S-18'],
  };
};
