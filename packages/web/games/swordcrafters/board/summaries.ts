import type { Event } from '@swordtable/games/swordcrafters/events';
import { lengthOf } from '@swordtable/games/swordcrafters/pieces/sword';
import { ownedBy, scoresShown, tallyOf } from '@swordtable/games/swordcrafters/view/forecast';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import type { Summary } from '../../../kit/summary/summary.ts';
import { type SummaryWords, useSummaryWords } from '../../../kit/summary/use-summary-words.ts';
import { wordsBy } from '../../../kit/words/language.ts';
import type { SameWords } from '../../../kit/words/words.ts';
import type { TableState } from '../typed.ts';
import { de } from '../words/summary.de.ts';
import { en } from '../words/summary.en.ts';

export interface SummaryTexts {
  readonly words: SummaryWords;
  readonly parts: SameWords<typeof en>;
}

type Crafted = Extract<Event, { what: 'crafted' }>;

/** The tiles that everybody took in each round, and how long all swords are after it. */
export const roundsIn = (events: readonly Event[], seats: number, { words, parts }: SummaryTexts): readonly Summary[] => {
  const summaries: Summary[] = [];
  let [round, taken, crafted]: [number, number[], Crafted[]] = [1, Array.from({ length: seats }, () => 0), []];
  for (const event of events) {
    if (event.what === 'round') [round, taken, crafted] = [event.round, taken.map(() => 0), []];
    if (event.what === 'took') taken[event.seat] = (taken[event.seat] ?? 0) + event.tiles.length;
    if (event.what === 'crafted') crafted.push(event);
    if (event.what !== 'crafted' || crafted.length < seats) continue;
    const lengths = taken.map((_, seat) =>
      (crafted.find((each) => each.seat === seat)?.swords ?? []).reduce((sum, sword) => sum + lengthOf(sword), 0),
    );
    summaries.push({
      id: `round ${round}`,
      title: words.roundTitle(round),
      short: words.round(round),
      rows: [
        { label: parts.taken, values: [...taken] },
        { label: parts.length, values: lengths, isTotal: true },
      ],
    });
  }
  return summaries;
};

const finalOf = (view: View, { words, parts }: SummaryTexts): Summary => {
  const scores = scoresShown(view);
  const tallies = view.smiths.map((_, seat) => tallyOf(ownedBy(scores, seat)));
  const of = (part: 'longest' | 'quality' | 'magic') => ({ label: parts[part], values: tallies.map((tally) => tally[part]) });
  return {
    id: 'final',
    title: words.finalTitle,
    short: words.final,
    rows: [of('longest'), of('quality'), of('magic'), { label: words.total, values: tallies.map(({ total }) => total), isTotal: true }],
    // The table tells the scoring step by step; the sheet would give it away.
    isShownElsewhere: true,
  };
};

const usePartWords = wordsBy<SameWords<typeof en>>({ en, de });

export const useSwordSummaries = () => {
  const texts = { words: useSummaryWords(), parts: usePartWords() };
  return ({ view, steps }: Pick<TableState, 'view' | 'steps'>): readonly Summary[] => {
    const rounds = roundsIn(
      steps.flatMap(({ events }) => events),
      view.smiths.length,
      texts,
    );
    return view.phase === 'over' ? [...rounds, finalOf(view, texts)] : rounds;
  };
};
