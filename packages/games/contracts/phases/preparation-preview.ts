import { randomFrom, type Seat, type Tell } from '@swordtable/kernel';
import { blankState } from '../blank-state.ts';
import type { CardId } from '../cards/terms.ts';
import { gain } from '../effects/gain.ts';
import { trigger } from '../effects/trigger.ts';
import type { Event } from '../events.ts';
import type { Party } from '../party/party-state.ts';
import { draftParty, partyAt, type State, setParty } from '../state.ts';
import { prepared } from './preparation.ts';

/** What a player who puts a party together knows beyond the party itself. */
export interface PlanContext {
  readonly seat: Seat;
  readonly seats: number;
  readonly round: number;
  readonly first: Seat;
  readonly sets: readonly CardId[];
}

/** A match in which nothing but one party is known: all decks are empty, so nothing is drawn that nobody could know. */
const imagined = (party: Party, { seats, round, first, sets }: PlanContext): State => ({
  ...blankState(
    Array.from({ length: seats }, () => party),
    randomFrom('foresight'),
  ),
  ...{ round, phase: 'equipment', first, active: first, sets },
});

/** Carries out what happens automatically, without anything a player would have to be asked about. */
const happen = (s: State, tell: Tell<Event> | undefined): void => {
  for (let task = s.agenda.pop(); task !== undefined; task = s.agenda.pop()) {
    if ('do' in task && task.do === 'gain') gain(s, task, tell);
  }
};

/**
 * The party as it will be after the next Preparation Step, if it is shown as it is now: attributes, luck, gold, and salary tokens with
 * everything that cards do automatically on the way, which `tell` reports.
 */
export const preparedFrom = (plan: Party, moment: PlanContext, tell?: Tell<Event>): Party => {
  const { seat, sets } = moment;
  const s = imagined(plan, moment);
  const joined = plan.fresh;
  draftParty(s, seat).fresh = [];
  trigger(s, 'joined', { seat, doers: [] }, joined);
  happen(s, tell);
  setParty(s, seat, prepared(partyAt(s, seat), sets));
  tell?.({ what: 'prepared', seat, salary: partyAt(s, seat).salary });
  trigger(s, 'prepare', { seat, doers: [] });
  happen(s, tell);
  return partyAt(s, seat);
};
