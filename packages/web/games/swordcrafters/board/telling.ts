import type { Event } from '@swordtable/games/swordcrafters/events';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import type { What } from '../../../client/table.ts';
import type { Sentences } from '../../../kit/table/game-table.ts';
import { seatsOf } from '../../../kit/words/seats.ts';
import type { Happening } from '../typed.ts';
import { useSwordTexts } from './texts.ts';

/** One line of the log: what happened, and by whom. */
export interface Told {
  readonly key: string;
  readonly event: Event;
  readonly seat?: number;
}

/** A line about a seat, beside the play: somebody resigned, or a bot goes on there. */
export interface Beside {
  readonly key: string;
  readonly beside: What;
}

const BESIDES: readonly What['kind'][] = ['resigned', 'left', 'handed', 'returned'];

/** The lines of the log, oldest first. */
export const told = (steps: readonly Pick<Happening, 'seq' | 'what' | 'events'>[]): readonly (Told | Beside)[] => {
  const lines: (Told | Beside)[] = [];
  for (const { seq, what, events } of steps) {
    // Who came and went before the match began is of no interest any more.
    if (lines.length > 0 && BESIDES.includes(what.kind)) lines.push({ key: `${seq}-beside`, beside: what });
    for (const [index, event] of events.entries())
      lines.push({ key: `${seq}-${index}`, event, ...('seat' in event ? { seat: event.seat } : {}) });
  }
  return lines;
};

/** Alone against cards there are no others to tell of. */
const isSolo = (view: View | undefined): boolean => view?.setting.seats === 1;

/** What happened in a step, for those who sit there. */
export const useSwordSentences = (): Sentences<View, Event> => {
  const texts = useSwordTexts();
  return (step, seats, known) =>
    told([step]).flatMap((line) => ('event' in line ? [texts.sentence(line.event, seatsOf(seats), isSolo(known?.view))] : []));
};
