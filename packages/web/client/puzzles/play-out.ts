import type { Seat } from '@swordtable/kernel';
import type { StepMessage } from '@swordtable/server/api/table';
import { follow } from '@swordtable/server/match/fold';
import { framesOf } from '@swordtable/server/match/frames';
import type { Match } from '@swordtable/server/match/match';
import { stepMessage, viewFor, withFrames } from '@swordtable/server/match/projection';

/** What a seat sees of its answers, one after another, as in a match. A planned answer that isn't possible ends it. */
export const playOut = (match: Match, seat: Seat, actions: readonly unknown[]): readonly StepMessage[] => {
  const told: StepMessage[] = [];
  let now = match;
  for (const action of actions) {
    const line = { seq: now.seq + 1, at: now.at, entry: { kind: 'answered', seat, action } } as const;
    const { game } = now;
    const next = follow(now.id, now, line, () => game);
    const step = next.ok ? next.value.recent.at(-1) : undefined;
    if (!next.ok || step === undefined) break;
    const message = stepMessage(next.value, step, seat, viewFor(now, seat), viewFor(next.value, seat));
    told.push(withFrames(message, framesOf(now, step, seat)));
    now = next.value;
  }
  return told;
};
