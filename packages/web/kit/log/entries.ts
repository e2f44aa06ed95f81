import type { Happening, What } from '../../client/table.ts';

/** An entry of the log about the play. `about` is the event, or several of them told together. */
export interface PlayEntry<About> {
  readonly key: string;
  readonly about: About;
  readonly seat?: number | undefined;
}

/** An entry about a seat, beside the play: a player resigned, or a bot took over. */
export interface SeatEntry {
  readonly key: string;
  readonly notice: What;
}

export type LogEntry<About> = PlayEntry<About> | SeatEntry;

const NOTICES: readonly What['kind'][] = ['resigned', 'left', 'handed', 'returned'];

/** The log's entries, oldest first. `add` appends an event's entry, joins it to an earlier one, or leaves it out. */
export const entriesOf = <Event, About>(
  steps: readonly Pick<Happening<Event>, 'seq' | 'what' | 'events'>[],
  add: (entries: LogEntry<About>[], event: Event, key: string) => void,
): readonly LogEntry<About>[] => {
  const entries: LogEntry<About>[] = [];
  for (const { seq, what, events } of steps) {
    // Who came and went before the match began is of no interest.
    if (entries.length > 0 && NOTICES.includes(what.kind)) entries.push({ key: `${seq}-notice`, notice: what });
    for (const [index, event] of events.entries()) add(entries, event, `${seq}-${index}`);
  }
  return entries;
};

export const isAboutPlay = <About>(entry: LogEntry<About>): entry is PlayEntry<About> => 'about' in entry;
