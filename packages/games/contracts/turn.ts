import { type Asking, next, type Seat, type Tell } from '@swordtable/kernel';
import type { Action } from './action.ts';
import { addedAs, addOptions } from './adding.ts';
import { equipOptions, equipped, unequipOptions, withSalaries } from './changes.ts';
import type { Event } from './events.ts';
import { fulfilOptions } from './fulfilling.ts';
import { improve, improveOptions } from './improving.ts';
import { changeParty, inTurnOrder, type Party, partyAt, type State, setParty } from './state.ts';
import type { Task } from './tasks.ts';
import type { CardId } from './terms.ts';
import { trigger } from './trigger.ts';
import { apply, useOptions } from './using.ts';
import { visit, visitOptions } from './visiting.ts';
import { workOptions } from './working.ts';

type TurnTask = Extract<Task, { ask: 'turn' }>;

const ALONE = { doers: [] } as const;

/** The contract phase begins with the start player. */
export const startContracts = (s: State): void => {
  s.phase = 'contract';
  s.active = s.first;
  s.turns = 0;
  for (const seat of s.parties.keys()) changeParty(s, seat, { fresh: [] });
  next<Task>(s, { do: 'nextTurn' });
};

/** Whoever has not passed takes a turn, one after the other; who has nothing to do but pass does so (C-14). */
export const nextTurn = (s: State, tell: Tell<Event> | undefined): void => {
  changeParty(s, s.active, { fresh: [] });
  const order = inTurnOrder(s);
  const from = s.turns === 0 ? 0 : order.indexOf(s.active) + 1;
  for (let step = 0; step < order.length; step++) {
    const seat = order[(from + step) % order.length] as Seat;
    if (partyAt(s, seat).passed) continue;
    s.active = seat;
    if (!canDoSomething(s, seat)) {
      pass(s, seat, tell);
      continue;
    }
    s.turns++;
    tell?.({ what: 'turn', seat });
    next<Task>(s, { ask: 'turn', acted: false, not: [] }, { do: 'nextTurn' });
    return;
  }
  next<Task>(s, { do: 'reward' });
};

/** Asked of everybody at every turn, so what is quick to tell comes first: mostly there is somewhere to go. */
const canDoSomething = (s: State, seat: Seat): boolean =>
  visitOptions(s, seat).length > 0 || freeActionsOf(s, seat).length > 0 || actionsOf(s, seat, []).length > 0;

const pass = (s: State, seat: Seat, tell: Tell<Event> | undefined): void => {
  changeParty(s, seat, { passed: true });
  tell?.({ what: 'passed', seat });
};

/** What takes the place of the action of a turn, passing aside. */
const actionsOf = (s: State, seat: Seat, not: readonly CardId[]): readonly Action[] => [
  ...visitOptions(s, seat),
  ...fulfilOptions(s, seat, not),
  ...workOptions(s, seat, not),
  ...useOptions(s, seat, ['action', 'exhaust'], ALONE),
  ...(canReequip(s, partyAt(s, seat)) ? [{ reequip: true } as const] : []),
];

/** What can be done besides, as often as there is something to do it with. */
const freeActionsOf = (s: State, seat: Seat): readonly Action[] => [
  ...useOptions(s, seat, ['free'], ALONE),
  ...improveOptions(s, seat),
  ...freshOptions(s, partyAt(s, seat)),
];

/** Only those who have their meeple can change anything (C-14). */
const readyOf = ({ fellows }: Party) => fellows.filter(({ ready }) => ready);

/** Everything that can change hands, tokens and all. */
export const reequipOptions = (s: State, party: Party): readonly Action[] => [
  ...equipOptions(party, readyOf(party), s.sets),
  ...unequipOptions(party, readyOf(party), s.sets, true),
];

const canReequip = (s: State, party: Party): boolean => !party.reequipped && reequipOptions(s, party).length > 0;

/** What came in this turn may be added and given to somebody, and who came in this turn may be given what waits (C-15, C-27). */
const freshOptions = (s: State, party: Party): readonly Action[] => {
  if (party.fresh.length === 0) return [];
  const ready = readyOf(party);
  const added = party.fresh.filter((card) => party.hand.includes(card)).flatMap((card) => addOptions(party, card, ready, s.sets));
  const given = equipOptions(party, ready, s.sets).filter(
    (action) => 'equip' in action && (party.fresh.includes(action.equip) || party.fresh.includes(action.to)),
  );
  return [...added, ...given];
};

/** Whoever has drawn a card in this turn is asked whatever it is: in a full party it would show otherwise that it is a companion. */
const hasDrawn = ({ fresh, hand }: Party): boolean => fresh.some((card) => hand.includes(card));

/** A turn: free actions, one action, free actions again. */
export const turn: Asking<State, TurnTask, Action, Event> = {
  decisions: (s, { acted, not }) => {
    const free = freeActionsOf(s, s.active);
    if (acted && free.length === 0 && !hasDrawn(partyAt(s, s.active))) return [];
    const options: readonly Action[] = acted ? [...free, { end: true }] : [...actionsOf(s, s.active, not), ...free, { pass: true }];
    return [{ seat: s.active, prompt: { rule: 'turn', ask: acted ? 'free' : 'action' }, options }];
  },
  answer: (s, task, seat, action, tell) => {
    const { not } = task;
    if ('pass' in action && action.pass === true) pass(s, seat, tell);
    else if ('visit' in action) {
      next<Task>(s, { ask: 'turn', acted: true, not: [] });
      visit(s, seat, action.visit, action.by, tell);
    } else if ('fulfil' in action) next<Task>(s, { ask: 'fulfil', contract: action.fulfil, group: [], not });
    else if ('work' in action) next<Task>(s, { ask: 'work', common: action.work, group: [], not });
    else if ('reequip' in action) {
      changeParty(s, seat, { reequipped: true });
      next<Task>(s, { ask: 'reequip', changed: false }, { ask: 'turn', acted: true, not: [] });
    } else if (!('end' in action)) freeAction(s, task, seat, action, tell);
  },
};

/** Something done besides the action; an ability that takes the place of the action does so. */
const freeAction = (s: State, task: TurnTask, seat: Seat, action: Action, tell: Tell<Event> | undefined): void => {
  const at = s.agenda.length;
  // Something has changed, so what was gone back from may be worth another look.
  const goOn: TurnTask = { ...task, not: [] };
  if ('use' in action) {
    const { when } = apply(s, seat, action, ALONE, tell);
    s.agenda.splice(at, 0, when === 'free' ? goOn : { ...goOn, acted: true });
    return;
  }
  next<Task>(s, goOn);
  if ('improve' in action) improve(s, seat, action.improve, action.by, action.pay, tell);
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
  setParty(s, seat, withSalaries(party, equipped(party, card, to, true), s.sets));
  tell?.({ what: 'equipped', seat, card, to });
};
