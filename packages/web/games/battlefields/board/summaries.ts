import type { LandNo } from '@swordtable/games/battlefields/cards/cards';
import type { Event } from '@swordtable/games/battlefields/events';
import { landPoints } from '@swordtable/games/battlefields/phases/scoring';
import type { View } from '@swordtable/games/battlefields/view/view';
import type { Summary, SummaryRow } from '../../../kit/summary/summary.ts';
import { type SummaryWords, useSummaryWords } from '../../../kit/summary/use-summary-words.ts';
import { wordsBy } from '../../../kit/words/language.ts';
import type { SameWords } from '../../../kit/words/words.ts';
import type { TableState } from '../typed.ts';
import { de } from '../words/summary.de.ts';
import { en } from '../words/summary.en.ts';
import { tallyOf } from './points.ts';
import { useBattleTexts } from './texts.ts';

export interface SummaryTexts {
  readonly words: SummaryWords;
  readonly parts: SameWords<typeof en>;
  /** What lands that lie on one place are called together. */
  readonly lands: (lands: readonly LandNo[]) => string;
}

interface Army {
  readonly lands: readonly LandNo[];
  readonly ares: number;
}

const SEATS = [0, 1] as const;
const NO_ARMY: Army = { lands: [], ares: 0 };

/** What both have after an event. */
const armiesAfter = (armies: readonly Army[], event: Event): readonly Army[] =>
  armies.map((army, seat) => {
    if (event.what === 'won' && event.seat === seat) return { ...army, lands: [...army.lands, ...event.lands] };
    return event.what === 'ares' && event.seat === seat ? { ...army, ares: army.ares + event.cards } : army;
  });

const rowOf = (event: Event, cards: View['cards'], { parts, lands }: SummaryTexts): readonly SummaryRow[] => {
  const only = (winner: number, points: number) => SEATS.map((seat) => (seat === winner ? points : '–'));
  if (event.what === 'won' && event.lands.length > 0)
    return [{ label: lands(event.lands), values: only(event.seat, landPoints(cards, event.lands)) }];
  return event.what === 'ares' ? [{ label: parts.ares, values: only(event.seat, event.cards) }] : [];
};

/** What every round brought, and in the end what all points are made of. */
export const summariesIn = (events: readonly Event[], cards: View['cards'], texts: SummaryTexts): readonly Summary[] => {
  const { words, parts } = texts;
  const summaries: Summary[] = [];
  let armies: readonly Army[] = [NO_ARMY, NO_ARMY];
  let rows: readonly SummaryRow[] = [];
  let round = 1;
  const tally = () => SEATS.map((seat) => tallyOf({ cards, armies: armies as View['armies'] }, seat));
  const close = (): void => {
    if (rows.length === 0) return;
    const sofar = { label: words.soFar, values: tally().map(({ total }) => total), isTotal: true };
    summaries.push({ id: `round ${round}`, title: words.roundTitle(round), short: words.round(round), rows: [...rows, sofar] });
    rows = [];
  };
  for (const event of events) {
    armies = armiesAfter(armies, event);
    rows = [...rows, ...rowOf(event, cards, texts)];
    if (event.what === 'round' || event.what === 'over') close();
    if (event.what === 'round') round = event.round;
    if (event.what !== 'over') continue;
    const of = (part: 'lands' | 'sets' | 'ares') => ({ label: parts[part], values: tally().map((each) => each[part]) });
    summaries.push({
      id: 'final',
      title: words.finalTitle,
      short: words.final,
      rows: [of('lands'), of('sets'), of('ares'), { label: words.total, values: event.points, isTotal: true }],
    });
  }
  return summaries;
};

const usePartWords = wordsBy<SameWords<typeof en>>({ en, de });

export const useBattleSummaries = () => {
  const words = useSummaryWords();
  const parts = usePartWords();
  const texts = useBattleTexts();
  return ({ view, steps }: Pick<TableState, 'view' | 'steps'>): readonly Summary[] => {
    const { cards } = view;
    const lands = (numbers: readonly LandNo[]): string => texts.list(numbers.flatMap((land) => cards.lands[land] ?? []).map(texts.land));
    return summariesIn(
      steps.flatMap(({ events }) => events),
      cards,
      { words, parts, lands },
    );
  };
};
