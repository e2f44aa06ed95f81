import type { Event } from '@swordtable/games/swordcrafters/events';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import { entriesOf, type LogEntry } from '../../../kit/log/entries.ts';
import type { Sentences } from '../../../kit/table/game-table.ts';
import { seatsOf } from '../../../kit/words/seats.ts';
import type { Happening } from '../typed.ts';
import { useSwordTexts } from './texts.ts';
import { turnOf } from './turns.ts';

/** The entries of the log, oldest first. */
export const logEntries = (steps: readonly Pick<Happening, 'seq' | 'what' | 'events'>[]): readonly LogEntry<Event>[] =>
  entriesOf<Event, Event>(
    steps,
    (entries, event, key) => {
      entries.push({ key, about: event, seat: 'seat' in event ? event.seat : undefined });
    },
    turnOf,
  );

/** What happened in a step, for those who sit there. Alone against cards there are no others to tell of. */
export const useSwordSentences = (): Sentences<View, Event> => {
  const texts = useSwordTexts();
  return ({ events }, seats, known) => events.map((event) => texts.sentence(event, seatsOf(seats), known?.view.setting.seats === 1));
};
