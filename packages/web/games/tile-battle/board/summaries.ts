import type { Event, LineScore } from '@swordtable/games/tile-battle/events';
import { TERRAIN, type Tile } from '@swordtable/games/tile-battle/tile';
import type { View } from '@swordtable/games/tile-battle/view/view';
import { type Summary, type SummaryRow, totalOf } from '../../../kit/summary/summary.ts';
import { type SummaryWords, useSummaryWords } from '../../../kit/summary/use-summary-words.ts';
import { wordsBy } from '../../../kit/words/language.ts';
import type { SameWords } from '../../../kit/words/words.ts';
import type { TableState } from '../typed.ts';
import { de } from '../words/summary.de.ts';
import { en } from '../words/summary.en.ts';
import { useTileTexts } from './texts.ts';

export interface SummaryTexts {
  readonly words: SummaryWords;
  readonly lines: SameWords<typeof en>;
  readonly name: (tile: Tile) => string;
}

const pointsIn = (lines: readonly LineScore[], which: LineScore['line']): readonly number[] =>
  [0, 1].map((seat) => lines.filter(({ line }) => line === which).reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));

const scoredBy = (event: Event, { lines, name }: SummaryTexts): readonly SummaryRow[] => {
  if (event.what === 'points')
    return [{ label: name(event.cause.self), values: [0, 1].map((seat) => (seat === event.seat ? event.points : 0)) }];
  if (event.what !== 'lines') return [];
  return [
    { label: lines.rows, values: pointsIn(event.lines, 'row') },
    { label: lines.columns, values: pointsIn(event.lines, 'column') },
  ];
};

/** Rows of one name are one row: an ability may score for both players. */
const joined = (rows: readonly SummaryRow[]): readonly SummaryRow[] =>
  [...new Set(rows.map(({ label }) => label))].map((label) => ({
    label,
    values: totalOf(
      rows.filter((row) => row.label === label),
      2,
    ),
  }));

/** What every scored round brought, and in the end all rounds together. */
export const summariesIn = (events: readonly Event[], texts: SummaryTexts): readonly Summary[] => {
  const { words, lines } = texts;
  const rounds: { readonly round: number; rows: readonly SummaryRow[] }[] = [];
  for (const event of events) {
    if (event.what === 'lines') rounds.push({ round: event.round, rows: [] });
    const last = rounds.at(-1);
    if (last !== undefined) last.rows = [...last.rows, ...scoredBy(event, texts)];
  }
  const scored = rounds.map(({ round, rows }) => ({ round, rows: joined(rows), total: totalOf(rows, 2) }));
  const soFar = (count: number): readonly number[] =>
    [0, 1].map((seat) => scored.slice(0, count).reduce((sum, { total }) => sum + (total[seat] ?? 0), 0));
  const each = scored.map(({ round, rows, total }, at) => ({
    id: `round ${round}`,
    title: words.roundTitle(round),
    short: words.round(round),
    rows: [
      ...rows,
      { label: words.thisRound, values: total, isTotal: true },
      ...(at === 0 ? [] : [{ label: words.soFar, values: soFar(at + 1), isTotal: true }]),
    ],
  }));
  if (!events.some(({ what }) => what === 'over')) return each;
  const final = {
    id: 'final',
    title: words.finalTitle,
    short: words.final,
    rows: [
      ...scored.flatMap(({ round, rows, total }) => [
        ...rows.map(({ label, values }) => ({ label: lines.inRound(words.round(round), label), values })),
        { label: words.round(round), values: total, isTotal: true },
      ]),
      { label: words.total, values: soFar(scored.length), isTotal: true },
    ],
  };
  return [...each, final];
};

const useLineWords = wordsBy<SameWords<typeof en>>({ en, de });

export const useTileSummaries = () => {
  const words = useSummaryWords();
  const lines = useLineWords();
  const texts = useTileTexts();
  return ({ view, steps }: Pick<TableState, 'view' | 'steps'>): readonly Summary[] => {
    const { setting }: Partial<View> = view;
    const name = (tile: Tile): string =>
      tile === TERRAIN && setting !== undefined ? texts.terrain(setting.terrain).name : texts.name(tile);
    return summariesIn(
      steps.flatMap(({ events }) => events),
      { words, lines, name },
    );
  };
};
