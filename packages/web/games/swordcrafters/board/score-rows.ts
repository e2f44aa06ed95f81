import { longestBecause, magicBecause, runsBecause } from '@swordtable/games/swordcrafters/explain/points';
import type { ScoredBlade, Scores } from '@swordtable/games/swordcrafters/phases/scoring';
import { SIDES } from '@swordtable/games/swordcrafters/pieces/sword';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import type { SwordWhy } from '../why/use-sword-why.ts';
import type { ScoringWords } from '../words/scoring.en.ts';
import type { Wording } from './wording.ts';

/** What the scoring is told with. */
export interface ScoreContext extends Pick<Wording, 'texts' | 'seats'>, Pick<SwordWhy, 'say'> {
  readonly view: Pick<View, 'setting'>;
  readonly scoring: ScoringWords;
}

/** One number of the table, with what it was made from. */
export interface ScoreCell {
  readonly points: number;
  readonly note: string;
}

/** One line of the scoring: a step of it, or a side within the step for quality. */
export interface ScoreRow {
  readonly id: string;
  /** In which step it is told. */
  readonly step: number;
  readonly title: string;
  readonly cells: readonly ScoreCell[];
  /** The magic card it is about. */
  readonly card?: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** The whole scoring line by line: longest, quality side by side, each magic card; all together is the last step. */
export const scoreRows = ({ scoring, texts, view }: ScoreContext, scores: Scores): readonly ScoreRow[] => {
  const cells = (of: (blade: ScoredBlade) => ScoreCell): readonly ScoreCell[] => scores.map(of);
  return [
    {
      id: 'longest',
      step: 0,
      title: scoring.steps.longest,
      cells: cells(({ longest, length }) => ({ points: longest, note: scoring.tiles(length) })),
    },
    ...SIDES.map((side) => ({
      id: `side ${side}`,
      step: 1,
      title: scoring.side(side),
      cells: cells(({ quality, runs }) => ({ points: quality[side] ?? 0, note: scoring.run(runs[side] ?? 0) })),
    })),
    ...view.setting.magic.map((card, at) => ({
      id: `magic ${at}`,
      step: 2 + at,
      title: texts.magicTitle(card),
      card: at,
      cells: cells(({ magic }) => ({
        points: magic[at]?.points ?? 0,
        note: `${magic[at]?.count ?? 0}, ${texts.place(magic[at]?.place ?? 0)}`,
      })),
    })),
  ];
};

export const stepsOf = ({ view }: Pick<ScoreContext, 'view'>): number => 3 + view.setting.magic.length;

/** What is said about a step: who is longest, how places are shared, and in the end who is tied or beaten. */
export const stepSaid = (context: ScoreContext, scores: Scores, names: readonly string[], step: number): readonly string[] => {
  const { scoring, texts, view, seats, say } = context;
  const { magic, opponents } = view.setting;
  if (step === 0) {
    const [first, ...more] = scores.flatMap((blade, at) => (blade.longest > 0 ? [{ blade, name: names[at] ?? '' }] : []));
    if (first === undefined) return [say({ say: 'nothingBuilt' })];
    const who = texts.list([first, ...more].map(({ name }) => name));
    return scores.length === 1
      ? [say(longestBecause(first.blade, scores))]
      : [scoring.longestSaid(who, first.blade.length, first.blade.longest, more.length > 0)];
  }
  if (step === 1) return [say(runsBecause(view))];
  const card = magic[step - 2];
  if (card !== undefined) {
    // Those who tie are told once.
    const counts = new Set<number>();
    const told = scores.filter((blade) => {
      const count = blade.magic[step - 2]?.count ?? 0;
      const tied = scores.filter((other) => other.magic[step - 2]?.count === count).length > 1;
      const isNew = tied && (blade.magic[step - 2]?.points ?? 0) > 0 && !counts.has(count);
      counts.add(count);
      return isNew;
    });
    return [texts.methodText(card.method), ...told.map((blade) => say(magicBecause(card, blade, step - 2, scores)))];
  }
  const own = scores.find(({ owner }) => owner === 0)?.points ?? 0;
  const printed = scores.filter(({ owner }) => owner < 0);
  if (printed.length > 0)
    return printed.map(({ points }, at) =>
      scoring.beats(
        seats[0]?.you ?? false,
        seats[0]?.name ?? '',
        opponents[at] === undefined ? '' : texts.smith(opponents[at]),
        own,
        points,
      ),
    );
  const totals = seats.map((_, seat) => sum(scores.filter(({ owner }) => owner === seat).map(({ points }) => points)));
  const best = seats.filter((_, seat) => totals[seat] === Math.max(...totals));
  return best.length > 1 ? [scoring.tieSaid(texts.list(best.map(({ name }) => name)), view.setting.dual)] : [];
};

/** All of it in short, to be read when every step was told: without how the cards count, which they say themselves. */
export const wholeSaid = (context: ScoreContext, scores: Scores, names: readonly string[]): readonly string[] =>
  Array.from({ length: stepsOf(context) }, (_, step) => {
    const said = stepSaid(context, scores, names, step);
    return step > 1 && step < stepsOf(context) - 1 ? said.slice(1) : said;
  }).flat();
