import { deferredOptions, next, type QuestionHandler, type Seat, type Tell } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { CardId, Sets } from '../cards/terms.ts';
import { trigger } from '../effects/trigger.ts';
import type { Event } from '../events.ts';
import { addedAs, addOptions } from '../party/add-card.ts';
import { equipOptions, equipped, unequipOptions, unequipped, withoutInHand } from '../party/equip.ts';
import { newFellow, scrapOf } from '../party/party.ts';
import type { Party } from '../party/party-state.ts';
import { inTurnOrder, planAt, type State, setParty, setPlan } from '../state.ts';
import type { Task } from '../tasks.ts';
import { forgetDraft } from './encounter.ts';

type EquipTask = Extract<Task, { ask: 'equip' }>;

/** All begin to put their parties together, each unseen by the others (C-12). */
export const startEquipment = (s: State): void => {
  s.phase = 'equipment';
  s.plans = s.parties;
  next<Task>(s, { ask: 'equip', waiting: s.parties.map((_, seat) => seat) }, { do: 'reveal' });
};

const handOptions = (party: Party, sets: Sets): readonly Action[] =>
  party.hand.flatMap((card): readonly Action[] => [
    ...addOptions(party, card, party.fellows, sets),
    ...(party.gained.includes(card) ? [] : SCRAPS.map((what): Action => ({ discard: card, for: what }))),
  ]);

const SCRAPS = ['gold', 'luck'] as const;

/** In any order: a leader is chosen, cards of the hand are added, kept or given away, and all equipment may change hands. */
export const equip: QuestionHandler<State, EquipTask, Action, Event> = {
  decisions: (s, { waiting }) =>
    waiting.map((seat) => {
      const [party, { sets }] = [planAt(s, seat), s];
      const options = deferredOptions((): readonly Action[] => [
        ...party.leaders.map((card): Action => ({ leader: card })),
        ...handOptions(party, sets),
        ...equipOptions(party, party.fellows, sets),
        ...unequipOptions(party, party.fellows, sets, false),
        ...(party.leaders.length === 0 ? [{ done: true } as const] : []),
      ]);
      return { seat, prompt: { rule: 'equipment', ask: 'change', sealed: 'apart' }, options };
    }),
  answer: (s, { waiting }, seat, action, tell) => {
    if ('done' in action) {
      tell?.({ what: 'ready', seat });
      next<Task>(s, { ask: 'equip', waiting: waiting.filter((each) => each !== seat) });
      return;
    }
    setPlan(s, seat, changed(planAt(s, seat), action, s.sets));
    if (tell !== undefined) tellPlan(seat, action, tell);
    next<Task>(s, { ask: 'equip', waiting });
  },
};

/** The party after one change. */
const changed = (party: Party, action: Action, sets: Sets): Party => {
  if ('leader' in action) return { ...party, leaders: [], fellows: [newFellow(action.leader), ...party.fellows] };
  if ('add' in action) {
    const after = addedAs(party, action, sets, false);
    return { ...after, fresh: [...after.fresh, action.add] };
  }
  if ('discard' in action) return scrapped(party, action.discard, action.for, sets);
  if ('equip' in action) return equipped(party, action.equip, action.to, false);
  if ('unequip' in action) return unequipped(party, action.unequip, false);
  throw new Error('That is no change of a party.');
};

const scrapped = (party: Party, card: CardId, what: 'gold' | 'luck', sets: Sets): Party => {
  const worth = scrapOf(party, sets);
  const rest = withoutInHand(party, card);
  return {
    ...rest,
    gold: rest.gold + (what === 'gold' ? worth.gold : 0),
    luck: rest.luck + (what === 'luck' ? worth.luck : 0),
    scrapped: [...rest.scrapped, { card, for: what }],
  };
};

const tellPlan = (seat: Seat, action: Action, tell: Tell<Event>): void => {
  const said = (did: string, card: CardId, to: CardId | null = null): void => tell({ what: 'planned', seat, did, card, to });
  if ('leader' in action) said('leader', action.leader);
  else if ('add' in action) said('add', action.add, 'to' in action ? action.to : null);
  else if ('discard' in action) said(action.for, action.discard);
  else if ('equip' in action) said('equip', action.equip, action.to);
  else if ('unequip' in action) said('unequip', action.unequip);
};

/** All are done: the parties are shown, what was given away is discarded, and the draft is forgotten. */
export const reveal = (s: State, tell: Tell<Event> | undefined): void => {
  s.shown++;
  forgetDraft(s);
  const joined = s.parties.map((_, seat) => planAt(s, seat).fresh);
  for (const [seat, before] of s.parties.entries()) {
    const after = planAt(s, seat);
    const { fresh, scrapped: gone } = after;
    setParty(s, seat, { ...after, fresh: [], loosened: [], scrapped: [] });
    s.encounterGone = [...s.encounterGone, ...gone.map(({ card }) => card)];
    const givenFor = (what: 'gold' | 'luck'): readonly CardId[] => gone.filter((each) => each.for === what).map(({ card }) => card);
    tell?.({
      what: 'revealed',
      seat,
      leader: before.leaders.length > 0 ? (after.fellows[0]?.card ?? null) : null,
      added: fresh,
      forGold: givenFor('gold'),
      forLuck: givenFor('luck'),
      gold: after.gold - before.gold,
      luck: after.luck - before.luck,
      hand: after.hand.length,
    });
  }
  s.plans = s.plans.map(() => null);
  next<Task>(s, { do: 'prepare' });
  for (const seat of inTurnOrder(s).toReversed()) trigger(s, 'joined', { seat, doers: [] }, joined[seat]);
};
