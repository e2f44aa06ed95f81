import type { Happening, What } from '../../client/table.ts';
import type { TurnOf } from './turn-of.ts';

interface Entry {
  readonly key: string;
  /** The turn to which it belongs; entries of one turn share the value. */
  readonly turn?: string | undefined;
}

/** An entry of the log about the play. `about` is the event, or several of them told together. */
export interface PlayEntry<About> extends Entry {
  readonly about: About;
  readonly seat?: number | undefined;
}

/** An entry about a seat, beside the play: a player resigned, or a bot took over. */
export interface SeatEntry extends Entry {
  readonly notice: What;
}

export type LogEntry<About> = PlayEntry<About> | SeatEntry;

const NOTICES: readonly What['kind'][] = ['resigned', 'left', 'handed', 'returned'];

/**
 * The log's entries, oldest first. `add` appends an event's entry, joins it to an earlier one, or leaves it out. `turnOf` says with
 * which events a turn begins.
 */
export const entriesOf = <Event, About>(
  steps: readonly Pick<Happening<Event>, 'seq' | 'what' | 'events'>[],
  add: (entries: LogEntry<About>[], event: Event, key: string) => void,
  turnOf?: TurnOf<Event>,
): readonly LogEntry<About>[] => {
  const entries: LogEntry<About>[] = [];
  let turn: string | undefined;
  for (const { seq, what, events } of steps) {
    // Who came and went before the match began is of no interest.
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
