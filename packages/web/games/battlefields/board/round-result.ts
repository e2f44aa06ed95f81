import type { LandNo } from '@swordtable/games/battlefields/cards/cards';
import type { Event } from '@swordtable/games/battlefields/events';
import type { Seat } from '@swordtable/kernel';
import type { Happening } from '../typed.ts';

/** What became of one place at the end of a round. */
export interface PlaceResult {
  readonly place: number;
  /** Who took it; -1 where nobody did. */
  readonly seat: Seat | -1;
  readonly lands: readonly LandNo[];
  /** The pairs that met there in the very step that ended the round: nobody had time to see them. */
  readonly pairs: readonly Extract<Event, { what: 'compared' }>[];
}

/** How a round ended. */
export interface RoundResult {
  readonly seq: number;
  readonly round: number;
  readonly places: readonly PlaceResult[];
  /** Who took how many Ares cards, where any lay there. */
  readonly ares: Extract<Event, { what: 'ares' }> | undefined;
}

type Step = Pick<Happening, 'seq' | 'events'>;
const eventsOf = ({ events }: Step): readonly Event[] => events;

/** How the last round ended that has ended so far. */
export const resultIn = (steps: readonly Step[]): RoundResult | undefined => {
  const at = steps.findLastIndex((step) => eventsOf(step).some(({ what }) => what === 'won'));
  const step = steps[at];
  if (step === undefined) return undefined;
  const events = eventsOf(step);
  const begun = steps
    .slice(0, at)
    .flatMap(eventsOf)
    .findLast((event) => event.what === 'round');
  const pairs = events.filter((event) => event.what === 'compared');
  return {
    seq: step.seq,
    round: begun?.round ?? 1,
    places: events
      .filter((event) => event.what === 'won')
      .map(({ place, seat, lands }) => ({ place, seat, lands, pairs: pairs.filter((pair) => pair.place === place) })),
    ares: events.find((event) => event.what === 'ares'),
  };
};

/** The events of a step that belong to the current round: the result tells those that ended the last one. */
export const ofThisRound = (events: readonly Event[]): readonly Event[] =>
  events.slice(events.findLastIndex(({ what }) => what === 'won' || what === 'round' || what === 'over') + 1);
