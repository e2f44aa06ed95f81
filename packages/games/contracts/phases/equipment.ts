import { deferredOptions, next, type Prompt, type QuestionHandler, type Seat, type Tell } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { CardId, Sets } from '../cards/terms.ts';
import { trigger } from '../effects/trigger.ts';
import type { Event } from '../events.ts';
import { addedAs, listAdding } from '../party/add-card.ts';
import { equipped, listEquipping, listUnequipping, unequipped, withoutInHand } from '../party/equip.ts';
import { ledBy, scrapOf } from '../party/party.ts';
import { draftOf, type Party } from '../party/party-state.ts';
import { takersOf } from '../party/taking.ts';
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

/** All changes of a party, in any order of which its player makes them. */
const changesOf = ({ party, sets }: { readonly party: Party; readonly sets: Sets }): readonly Action[] => {
  const options: Action[] = party.leaders.map((card) => ({ leader: card }));
  const takers = takersOf(party.fellows, sets);
  for (const card of party.hand) {
    listAdding(options, party, card, takers);
    if (!party.gained.includes(card)) options.push({ discard: card, for: 'gold' }, { discard: card, for: 'luck' });
  }
  listEquipping(options, party, takers);
  listUnequipping(options, party, party.fellows, sets, false);
  if (party.leaders.length === 0) options.push({ done: true });
  return options;
};

const PROMPT: Prompt = { rule: 'equipment', ask: 'change', sealed: 'apart' };

/** In any order: a leader is chosen, cards of the hand are added, kept or given away, and all equipment may change hands. */
export const equip: QuestionHandler<State, EquipTask, Action, Event> = {
  decisions: (s, { waiting }) =>
    waiting.map((seat) => {
      const { sets } = s;
      return { seat, prompt: PROMPT, options: deferredOptions(changesOf, { party: planAt(s, seat), sets }) };
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
  if ('leader' in action) return ledBy(party, action.leader);
  if ('add' in action) {
    const after = draftOf(addedAs(party, action, sets, false));
    after.fresh = [...after.fresh, action.add];
    return after;
  }
  if ('discard' in action) return scrapped(party, action.discard, action.for, sets);
  if ('equip' in action) return equipped(party, action.equip, action.to, false);
  if ('unequip' in action) return unequipped(party, action.unequip, false);
  throw new Error('That is no change of a party.');
};

const scrapped = (party: Party, card: CardId, what: 'gold' | 'luck', sets: Sets): Party => {
  const worth = scrapOf(party, sets);
  const after = withoutInHand(party, card);
  if (what === 'gold') after.gold += worth.gold;
  else after.luck += worth.luck;
  after.scrapped = [...party.scrapped, { card, for: what }];
  return after;
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
  const gone = s.encounterGone.slice();
  for (const [seat, before] of s.parties.entries()) {
    const after = planAt(s, seat);
    const { fresh, scrapped: scraps } = after;
    const shown = draftOf(after);
    shown.fresh = [];
    shown.loosened = [];
    shown.scrapped = [];
    setParty(s, seat, shown);
    for (const { card } of scraps) gone.push(card);
    const givenFor = (what: 'gold' | 'luck'): readonly CardId[] => scraps.filter((each) => each.for === what).map(({ card }) => card);
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
  s.encounterGone = gone;
  s.plans = s.plans.map(() => null);
  next<Task>(s, { do: 'prepare' });
  for (const seat of inTurnOrder(s).toReversed()) trigger(s, 'joined', { seat, doers: [] }, joined[seat]);
};
