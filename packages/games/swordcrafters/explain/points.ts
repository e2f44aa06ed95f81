import type { Why } from '@swordtable/kernel';
import { PER_GEM, type ScoredBlade, type Scores } from '../phases/scoring.ts';
import type { Magic } from '../pieces/pieces.ts';
import type { WhyMessage, WhyTerm } from '../text/why.ts';
import { ownedBy, type Shown, scoresAsBuilt } from '../view/forecast.ts';

const cardTerm = (card: Magic): WhyTerm => ({ magic: { ...card } });

/** Why a blade has its points for a card: its place, or how a place is shared. */
export const magicBecause = (card: Magic, blade: ScoredBlade, at: number, all: Scores, about = cardTerm(card)): WhyMessage => {
  const { count = 0, place = 0, points = 0 } = blade.magic[at] ?? {};
  if (count === 0 && card.method !== 'least') return { say: 'magicNone', with: [about] };
  const tied = all.filter((other) => other.magic[at]?.count === count).length;
  const filled = card.points.slice(place - 1, place - 1 + tied);
  if (filled.length === 0) return { say: 'magicLow', with: [about, count, place] };
  if (tied === 1) return { say: 'magicAlone', with: [about, count, place, points] };
  return { say: 'magicShared', with: [about, count, tied, `(${filled.join(' + ')}) ÷ ${tied}`, points] };
};

export const longestBecause = (blade: ScoredBlade, all: Scores): WhyMessage => {
  const most = Math.max(...all.map(({ length }) => length));
  if (most === 0) return { say: 'nothingBuilt' };
  if (blade.longest === 0) return { say: 'longestLost', with: [blade.length, most] };
  const isShared = all.filter(({ length }) => length === most).length > 1;
  return { say: isShared ? 'longestShared' : 'longestWon', with: [most, blade.longest] };
};

/** How runs are scored in this match. */
export const runsBecause = ({ setting }: Pick<Shown, 'setting'>): WhyMessage =>
  setting.lightweight ? { say: 'lightweight', with: [PER_GEM.lightweight] } : { say: 'perGem', with: [PER_GEM.standard] };

const sidesBecause = ({ runs, quality }: ScoredBlade): readonly WhyMessage[] =>
  runs.flatMap((run, side): readonly WhyMessage[] => {
    const points = quality[side] ?? 0;
    if (run === 0) return [];
    return [points > 0 ? { say: 'sideRun', with: [side, run, points] } : { say: 'sideNotBest', with: [side, run] }];
  });

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** What the points of these blades are made of: of a player, or of one card of the solo game. */
const bladesWhy = (shown: Shown, title: WhyMessage, blades: readonly ScoredBlade[], all: Scores): Why<WhyMessage> => {
  const { magic, lightweight } = shown.setting;
  const isDual = blades.length > 1;
  return {
    title,
    sums: blades.map((blade, on) => ({
      parts: [
        { value: sum(blade.quality), label: { say: 'quality' } },
        { value: blade.longest, label: { say: 'longest' } },
        ...magic.map((card, at) => ({ value: blade.magic[at]?.points ?? 0, label: { say: 'called', with: [cardTerm(card)] } as const })),
      ],
      result: blade.points,
      label: isDual ? { say: 'sword', with: [on] } : { say: 'points' },
      ...(blade.owner < 0 ? {} : { seat: blade.owner }),
    })),
    because: blades.flatMap((blade) => [
      longestBecause(blade, all),
      runsBecause(shown),
      ...sidesBecause(blade),
      ...magic.map((card, at) => magicBecause(card, blade, at, all)),
    ]),
    rules: ['S-12', 'S-13', 'S-6', ...(lightweight ? ['S-15'] : []), ...(isDual ? ['S-16'] : [])],
  };
};

/** Why a player has these points. What the watcher builds just now counts already. */
export const pointsWhy = (shown: Shown, seat: number): Why<WhyMessage> | undefined => {
  if (shown.smiths[seat] === undefined) return undefined;
  const all = scoresAsBuilt(shown);
  return bladesWhy(shown, { say: 'pointsOf', with: [{ seat }] }, ownedBy(all, seat), all);
};

/** Why a finished sword of the solo game has these points. */
export const printedWhy = (shown: Shown, at: number): Why<WhyMessage> | undefined => {
  const card = shown.setting.opponents[at];
  if (card === undefined) return undefined;
  const all = scoresAsBuilt(shown);
  return bladesWhy(shown, { say: 'pointsOf', with: [{ smith: card.name }] }, ownedBy(all, -1).slice(at, at + 1), all);
};

/** What the swords are called, in the order of their scores: by their players, or by the smith of a card. */
export const bladeTerms = ({ setting }: Pick<Shown, 'setting'>, scores: Scores): readonly WhyTerm[] => {
  const printed = scores.findIndex(({ owner }) => owner < 0);
  return scores.map(({ owner }, at) => {
    const card = owner < 0 ? setting.opponents[at - printed] : undefined;
    if (card !== undefined) return { smith: card.name };
    const sword = scores.slice(0, at).filter((before) => before.owner === owner).length;
    return setting.dual ? { sword, of: owner } : { seat: owner };
  });
};

/** How swords compare for one magic card, the best first. */
export const magicWhy = (shown: Shown, at: number): Why<WhyMessage> | undefined => {
  const card = shown.setting.magic[at];
  if (card === undefined) return undefined;
  const all = scoresAsBuilt(shown);
  const terms = bladeTerms(shown, all);
  const best = [...all.entries()].sort(([, a], [, b]) => (a.magic[at]?.place ?? 0) - (b.magic[at]?.place ?? 0));
  return {
    title: { say: 'called', with: [cardTerm(card)] },
    because: [{ say: 'counts', with: [cardTerm(card)] }, ...best.map(([index, blade]) => magicBecause(card, blade, at, all, terms[index]))],
    rules: ['S-5', 'S-6', 'S-18'],
  };
};
