import type { Happening, What } from '../../client/table.ts';
import type { TurnOf } from './turn-of.ts';

interface Entry {
  readonly key: string;
  /** The turn it belongs to; entries of one turn share the value. */
  readonly turn?: string | undefined;
}

/** A log entry about play. `about` is the event, or several that are told together. */
export interface PlayEntry<About> extends Entry {
  readonly about: About;
  readonly seat?: number | undefined;
}

/** A log entry about a seat, apart from play: a player resigned, or a bot took over. */
export interface SeatEntry extends Entry {
  readonly notice: What;
}

export type LogEntry<About> = PlayEntry<About> | SeatEntry;

const NOTICES: readonly What['kind'][] = ['resigned', 'left', 'handed', 'returned'];

/**
 * The log's entries, oldest first. `add` appends an event's entry, joins it to an earlier one, or leaves it out. `turnOf` says which events
 * begin a turn.
 */
export const entriesOf = <Event, About>(
  steps: readonly Pick<Happening<Event>, 'seq' | 'what' | 'events'>[],
  add: (entries: LogEntry<About>[], event: Event, key: string) => void,
  turnOf?: TurnOf<Event>,
): readonly LogEntry<About>[] => {
  const entries: LogEntry<About>[] = [];
  let turn: string | undefined;
  for (const { seq, what, events } of steps) {
    // Arrivals and departures before the match don't matter.
    if (entries.length > 0 && NOTICES.includes(what.kind)) entries.push({ key: `${seq}-notice`, notice: what });
    for (const [index, event] of events.entries()) {
      const key = `${seq}-${index}`;
      const begun = turnOf?.(event);
      if (begun !== undefined) turn = begun === null ? undefined : key;
      const known = entries.length;
      add(entries, event, key);
      const added = entries[known];
      if (turn !== undefined && added !== undefined) entries[known] = { ...added, turn };
    }
  }
  return entries;
};

export const isAboutPlay = <About>(entry: LogEntry<About>): entry is PlayEntry<About> => 'about' in entry;
