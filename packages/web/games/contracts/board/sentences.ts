import type { Event } from '@swordtable/games/contracts/events';
import type { View } from '@swordtable/games/contracts/view/view';
import { entriesOf, type LogEntry } from '../../../kit/log/entries.ts';
import type { Sentences } from '../../../kit/table/game-table.ts';
import { seatsOf } from '../../../kit/words/seats.ts';
import type { Happening } from '../typed.ts';
import { useContractTexts } from './texts.ts';
import { turnOf } from './turns.ts';

const UNLOGGED: readonly Event['what'][] = ['turn', 'ready', 'drafted'];

/** What is nothing to read again: whose turn it was shows in what they did, and that somebody kept a card nobody knows is not even news. */
const isLogged = (event: Event): boolean => !UNLOGGED.includes(event.what) && (event.what !== 'kept' || event.card !== null);

/** The entries of the log, oldest first. */
export const logEntries = (steps: readonly Pick<Happening, 'seq' | 'what' | 'events'>[]): readonly LogEntry<Event>[] =>
  entriesOf<Event, Event>(
    steps,
    (entries, event, key) => {
      if (isLogged(event)) entries.push({ key, about: event, seat: 'seat' in event ? event.seat : undefined });
    },
    turnOf,
  );

/** What happened in a step, for those who sit there. */
export const useContractSentences = (): Sentences<View, Event> => {
  const texts = useContractTexts();
  return ({ events }, seats) => events.map((event) => texts.sentence(event, seatsOf(seats)));
};
