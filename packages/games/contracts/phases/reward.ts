import { next, type Seat, type Tell } from '@swordtable/kernel';
import { COMMONS } from '../actions/work.ts';
import { trigger } from '../effects/trigger.ts';
import type { Event } from '../events.ts';
import { draftParty, inTurnOrder, type State } from '../state.ts';
import type { Task } from '../tasks.ts';

/** Gold by place (C-33), and what one gets who was alone (C-19). */
export const BY_PLACE: readonly number[] = [6, 4, 3, 2, 1];
export const ALONE = { gold: 3, fame: 2 } as const;

/** The place of each party at a common contract; tied ones take the lowest of the places that they share. */
export const placesAt = (contributed: readonly (number | null)[]): readonly { readonly seat: Seat; readonly place: number }[] =>
  contributed.flatMap((mine, seat) => {
    if (mine === null) return [];
    const place = contributed.filter((other) => other !== null && other >= mine).length;
    return [{ seat, place }];
  });

/** Those who contributed to the common contracts are rewarded, and then whatever waits for this step. */
export const reward = (s: State, tell: Tell<Event> | undefined): void => {
  for (const [at, common] of COMMONS.entries()) {
    const places = placesAt(s.parties.map(({ contributed }) => contributed[at] ?? null));
    for (const { seat, place } of places) {
      const isAlone = places.length === 1;
      const { gold, fame } = isAlone ? ALONE : { gold: BY_PLACE[place - 1] ?? 0, fame: 0 };
      const party = draftParty(s, seat);
      party.gold += gold;
      party.fame += fame;
      tell?.({ what: 'ranked', seat, common, place: isAlone ? 0 : place, gold, fame });
    }
  }
  next<Task>(s, { do: 'payday' });
  for (const seat of inTurnOrder(s).toReversed()) trigger(s, 'reward', { seat, doers: [] });
};
