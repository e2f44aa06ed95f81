import type { Event } from '@swordtable/games/contracts/events';
import type { What } from '../../../client/table.ts';
import type { Sentences } from '../../../kit/table/game-table.ts';
import { seatsOf } from '../../../kit/words/seats.ts';
import type { Happening } from '../typed.ts';
import { useContractTexts } from './texts.ts';

/** One line of the log: what happened, and by whom. */
interface Told {
  readonly key: string;
  readonly event: Event;
  readonly seat?: number;
}

/** A line about a seat, beside the play: somebody resigned, or a bot goes on there. */
interface Beside {
  readonly key: string;
  readonly beside: What;
}

const BESIDES: readonly What['kind'][] = ['resigned', 'left', 'handed', 'returned'];

const UNTOLD: readonly Event['what'][] = ['turn', 'ready', 'drafted'];

/** What is nothing to read again: whose turn it was shows in what they did, and that somebody kept a card nobody knows is not even news. */
const isTold = (event: Event): boolean => !UNTOLD.includes(event.what) && (event.what !== 'kept' || event.card !== null);

/** The lines of the log, oldest first. */
export const told = (steps: readonly Pick<Happening, 'seq' | 'what' | 'events'>[]): readonly (Told | Beside)[] => {
  const lines: (Told | Beside)[] = [];
  for (const { seq, what, events } of steps) {
    // Who came and went before the match began is of no interest any more.
    if (lines.length > 0 && BESIDES.includes(what.kind)) lines.push({ key: `${seq}-beside`, beside: what });
    for (const [index, event] of events.entries())
      if (isTold(event)) lines.push({ key: `${seq}-${index}`, event, ...('seat' in event ? { seat: event.seat } : {}) });
  }
  return lines;
};

/** What happened in a step, for those who sit there. */
export const useContractSentences = (): Sentences<unknown, Event> => {
  const texts = useContractTexts();
  return ({ events }, seats) => events.map((event) => texts.sentence(event, seatsOf(seats)));
};
