import { next, type Seat, type Tell } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { CardId } from '../cards/terms.ts';
import type { Gain } from '../effects/effect.ts';
import { trigger } from '../effects/trigger.ts';
import type { Event } from '../events.ts';
import { addedAs, listAdding } from '../party/add-card.ts';
import { equipped, listEquipping, withSalaries } from '../party/equip.ts';
import { memoizedByParty } from '../party/memoize.ts';
import { type Party, readyIn } from '../party/party-state.ts';
import { takersOf } from '../party/taking.ts';
import { partyAt, type State, setParty } from '../state.ts';
import type { Task } from '../tasks.ts';
import { bestImprovements, canImprove, improve, improveOptions, reachesLevelTogether } from './improve-camp.ts';
import { ALONE, apply, unusedIn, usable, useOptions } from './use-ability.ts';

/** What came in this turn may be added and given to somebody, and who came in this turn may be given what waits (C-15, C-27). */
const freshOptions = (s: State, party: Party): readonly Action[] => {
  if (party.fresh.length === 0) return [];
  // Only those who have their meeple can change anything (C-14).
  const takers = takersOf(readyIn(party), s.sets);
  const options: Action[] = [];
  for (const card of party.fresh) if (party.hand.includes(card)) listAdding(options, party, card, takers);
  const given: Action[] = [];
  listEquipping(given, party, takers);
  for (const action of given)
    if ('equip' in action && (party.fresh.includes(action.equip) || party.fresh.includes(action.to))) options.push(action);
  return options;
};

/** Abilities that can be used in addition to the action. */
const freeAbilities = memoizedByParty((s, seat) => usable(s, seat, ['free'], ALONE));

const freeUses = (s: State, seat: Seat): readonly Action[] => useOptions(s, seat, ['free'], ALONE);

/** What can be done at any time of one's own turn, as often as there is something to do it with (C-14). */
export const freeActionsOf = memoizedByParty((s, seat): readonly Action[] => [
  ...freeUses(s, seat),
  ...improveOptions(partyAt(s, seat)),
  ...freshOptions(s, partyAt(s, seat)),
]);

/** … and what a search tries of that: there are many ways to improve the camp, and most are hardly ever the best. */
export const freeActionsTried = memoizedByParty((s, seat): readonly Action[] => [
  ...freeUses(s, seat),
  ...bestImprovements(partyAt(s, seat)),
  ...freshOptions(s, partyAt(s, seat)),
]);

/** Whether there is a free action, without asking which. */
export const hasFreeAction = memoizedByParty(
  (s, seat): boolean => canImprove(partyAt(s, seat)) || freeAbilities(s, seat).length > 0 || freshOptions(s, partyAt(s, seat)).length > 0,
);

/** A player who has drawn a card this turn is asked whatever it is. Otherwise it would show in a full party that it is a companion. */
export const hasDrawn = ({ fresh, hand }: Party): boolean => fresh.some((card) => hand.includes(card));

/**
 * Whether free actions, one or several in a row, might bring what is wanted: an ability that gives it, a level of the camp that all can
 * reach together, or something that came in this turn. Cards and steps in the camp may bring anything. What an ability costs or asks
 * for is not checked, because another free action might give just that.
 */
export const mayBring = (s: State, seat: Seat, isWanted: (gain: Gain) => boolean): boolean => {
  const party = partyAt(s, seat);
  if (hasDrawn(party)) return true;
  if (!hasFreeAction(s, seat)) return false;
  const isHelp = (gain: Gain): boolean => isWanted(gain) || gain.cards !== undefined || gain.camp !== undefined;
  return (
    freshOptions(s, party).length > 0 ||
    reachesLevelTogether(party) ||
    unusedIn(s, seat, 'free').some(({ effect: { gain } }) => gain.some(isHelp))
  );
};

/** Carries out a free action; `goOn` is asked after it, and after whatever comes of it. */
export const freeAction = (s: State, goOn: Task, seat: Seat, action: Action, tell: Tell<Event> | undefined): void => {
  next<Task>(s, goOn);
  if ('use' in action) apply(s, seat, action, ALONE, tell);
  else if ('improve' in action) improve(s, seat, action.improve, action.by, action.pay, tell);
  else if ('equip' in action) give(s, seat, action.equip, action.to, tell);
  else if ('add' in action) {
    // Only its owner had seen the card so far.
    s.shown++;
    setParty(s, seat, addedAs(partyAt(s, seat), action, s.sets, true));
    tell?.('to' in action ? { what: 'equipped', seat, card: action.add, to: action.to } : { what: 'added', seat, card: action.add });
    trigger(s, 'joined', { seat, doers: [] }, [action.add]);
  }
};

export const give = (s: State, seat: Seat, card: CardId, to: CardId, tell: Tell<Event> | undefined): void => {
  const party = partyAt(s, seat);
  setParty(s, seat, withSalaries(equipped(party, card, to, true), s.sets));
  tell?.({ what: 'equipped', seat, card, to });
};
