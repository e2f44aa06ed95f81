import type { Event } from '@swordtable/games/swordcrafters/events';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import type { Happening, What } from '../../../client/table.ts';
import { useBesides } from '../../../kit/layout/use-besides.ts';
import type { GameTable } from '../../../kit/table/game-table.ts';
import { seatsOf } from '../../../kit/words/seats.ts';
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
    // The table is chosen by the game, so these are events of Swordcrafters.
    for (const [index, event] of (events as readonly Event[]).entries())
      lines.push({ key: `${seq}-${index}`, event, ...('seat' in event ? { seat: event.seat } : {}) });
  }
  return lines;
};

/** Alone against cards there are no others to tell of. */
const isSolo = (view: unknown): boolean => (view as Partial<View> | undefined)?.setting?.seats === 1;

/** What happened in a step, for those who sit there. */
export const useSwordTelling: GameTable['useTelling'] = () => {
  const texts = useSwordTexts();
  const besides = useBesides();
  return (step, seats, known) => {
    const beside = besides(step.what, seats);
    return [
      ...told([step]).flatMap((line) => ('event' in line ? [texts.sentence(line.event, seatsOf(seats), isSolo(known?.view))] : [])),
      ...(beside === undefined ? [] : [beside]),
    ];
  };
};
