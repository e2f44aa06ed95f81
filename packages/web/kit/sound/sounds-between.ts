import { after as happenedAfter, markOf } from '../../client/fresh.ts';
import type { TableState } from '../../client/table.ts';
import type { SoundName } from './notes.ts';

/** More new lines than this are a jump: the player has come back, or moved through a replay. */
const JUMP = 4;
/** More sounds than this in a row are noise. */
const MOST = 6;

type Moment<Event> = Pick<TableState<unknown, Event>, 'seq' | 'watcher' | 'steps' | 'decision'> & {
  readonly card: Pick<TableState['card'], 'match'>;
};

/** The sounds from one state of the table to the next: none at first, and none for a jump. */
export const soundsBetween = <Event>(
  before: Moment<Event> | undefined,
  after: Moment<Event>,
  soundOf: (event: Event) => SoundName | undefined,
): readonly SoundName[] => {
  if (before === undefined || before.card.match !== after.card.match || before.watcher !== after.watcher) return [];
  if (after.seq < before.seq || after.seq > before.seq + JUMP) return [];
  const fresh = happenedAfter(after.steps, markOf(before.steps));
  const events = fresh.flatMap((step) => step.events.flatMap((event) => soundOf(event) ?? [])).slice(0, MOST);
  // The call is for a question that another player's move has raised.
  const byOthers = after.steps.some(({ seq, what }) => seq > before.seq && what.seat !== after.watcher);
  const called = after.decision !== null && after.decision.seq > before.seq && byOthers && !events.includes('win');
  return called ? [...events, 'turn'] : events;
};
