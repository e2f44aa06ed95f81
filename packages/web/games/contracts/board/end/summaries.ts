import type { Event, Score } from '@swordtable/games/contracts/events';
import type { Summary, SummaryRow } from '../../../../kit/summary/summary.ts';
import { type SummaryWords, useSummaryWords } from '../../../../kit/summary/use-summary-words.ts';
import { wordsBy } from '../../../../kit/words/language.ts';
import type { SameWords } from '../../../../kit/words/words.ts';
import type { TableState } from '../../typed.ts';
import { de } from '../../words/summary.de.ts';
import { en } from '../../words/summary.en.ts';

export interface SummaryTexts {
  readonly words: SummaryWords;
  readonly parts: SameWords<typeof en>;
}

type Part = Exclude<keyof typeof en, 'inPlay' | 'cards' | 'gold' | 'luck'>;

/** What an event brings to the end of a round. */
const countOf = (event: Event, part: Part): number => {
  if (event.what === 'ranked') return part === 'commonGold' ? event.gold : part === 'commonFame' ? event.fame : 0;
  if (event.what === 'paid') return part === 'salaries' ? event.gold : part === 'paidFame' ? event.fame : 0;
  return (event.what === 'left' && part === 'left') || (event.what === 'levelled' && part === 'levels') ? 1 : 0;
};

const PARTS: readonly Part[] = ['commonGold', 'commonFame', 'salaries', 'paidFame', 'left', 'levels'];

const roundRows = (events: readonly Event[], seats: number, { parts }: SummaryTexts): readonly SummaryRow[] =>
  PARTS.map((part) => ({
    label: parts[part],
    values: Array.from({ length: seats }, (_, seat) =>
      events.reduce((sum, event) => sum + ('seat' in event && event.seat === seat ? countOf(event, part) : 0), 0),
    ),
  })).filter(({ values }) => values.some((value) => value > 0));

const finalRows = (scores: readonly Score[], { words, parts }: SummaryTexts): readonly SummaryRow[] => [
  { label: parts.inPlay, values: scores.map(({ fame }) => fame) },
  { label: parts.cards, values: scores.map(({ cards }) => cards.reduce((sum, { fame }) => sum + fame, 0)) },
  { label: parts.gold, values: scores.map(({ gold }) => gold) },
  { label: parts.luck, values: scores.map(({ luck }) => luck) },
  { label: words.total, values: scores.map(({ total }) => total), isTotal: true },
];

/** What the end of every round brought, and what the final fame is made of. The table shows both when the time comes. */
export const summariesIn = (events: readonly Event[], seats: number, texts: SummaryTexts): readonly Summary[] => {
  const { words } = texts;
  const begins = events.flatMap((event, at) => (event.what === 'round' ? [{ at, round: event.round }] : []));
  const rounds = begins.slice(0, -1).map(({ at, round }, index) => ({
    id: `round ${round}`,
    title: words.roundTitle(round),
    short: words.round(round),
    rows: roundRows(events.slice(at, begins[index + 1]?.at), seats, texts),
    isShownElsewhere: true,
  }));
  const scored = events.filter((event) => event.what === 'scored').toSorted((a, b) => a.seat - b.seat);
  if (scored.length < seats) return rounds;
  const scores = scored.map(({ score }) => score);
  return [...rounds, { id: 'final', title: words.finalTitle, short: words.final, rows: finalRows(scores, texts), isShownElsewhere: true }];
};

const usePartWords = wordsBy<SameWords<typeof en>>({ en, de });

export const useContractSummaries = () => {
  const texts = { words: useSummaryWords(), parts: usePartWords() };
  return ({ view, steps }: Pick<TableState, 'view' | 'steps'>): readonly Summary[] =>
    summariesIn(
      steps.flatMap(({ events }) => events),
      view.parties.length,
      texts,
    );
};
