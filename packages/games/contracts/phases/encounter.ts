import { type Decision, lazyOptions, next, type Prompt, type QuestionHandler, type Seat, shuffle, type Tell } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { CardId } from '../cards/terms.ts';
import type { Event } from '../events.ts';
import { draftParty, type Pack, partyAt, type State } from '../state.ts';
import type { Task } from '../tasks.ts';

/** Cards in a pack when it is dealt, and when it is done with: everybody keeps as many as lie between (C-11). */
const DEALT = 10;
const LAST = 2;
/** The round in which packs go the other way. */
const TURNED = 2;

/** The pack that a player looks at, if there is one; what is left at the end nobody keeps anything of. */
export const packAtHand = (s: Pick<State, 'packs'>, seat: Seat): Pack | undefined => {
  const pack = s.packs[seat]?.[0];
  return pack !== undefined && pack.cards.length > LAST ? pack : undefined;
};

/** The player someone passes packs to: clockwise, but counterclockwise in round 2. */
export const nextPlayerOf = ({ round, setting: { seats } }: Pick<State, 'round' | 'setting'>, seat: Seat): Seat =>
  (seat + (round === TURNED ? seats - 1 : 1)) % seats;

/** Takes cards off the deck; whenever it has run out its discards are shuffled and become the deck (C-24). */
const takeOff = (s: State, count: number): readonly CardId[] => {
  const taken: CardId[] = [];
  while (taken.length < count && s.encounter.length + s.encounterGone.length > 0) {
    if (s.encounter.length === 0) {
      const deck = s.encounterGone.slice();
      shuffle(s.random, deck);
      [s.encounter, s.encounterGone] = [deck, []];
    }
    const rest = Math.max(0, s.encounter.length - (count - taken.length));
    taken.push(...s.encounter.slice(rest).toReversed());
    s.encounter = s.encounter.slice(0, rest);
  }
  return taken;
};

/** Cards that somebody gains outside the draft: into the hand, where only the owner sees them (C-27). */
export const drawEncounter = (s: State, seat: Seat, count: number, card: CardId, tell: Tell<Event> | undefined): void => {
  const cards = takeOff(s, count);
  if (cards.length === 0) return;
  const party = draftParty(s, seat);
  party.hand = [...party.hand, ...cards];
  party.gained = [...party.gained, ...cards];
  party.fresh = [...party.fresh, ...cards];
  s.shown++;
  tell?.({ what: 'drew', seat, card, count: cards.length, cards });
};

/** Everybody gets a pack and looks at it. Cards in a pack are sorted, so that their order tells nothing. */
export const startEncounter = (s: State, tell: Tell<Event> | undefined): void => {
  s.phase = 'encounter';
  s.packs = s.parties.map((_, from) => [{ from, cards: takeOff(s, DEALT).toSorted(), taken: [] }]);
  s.shown++;
  tell?.({ what: 'dealt', cards: DEALT, leaders: partyAt(s, 0).leaders.length });
  next<Task>(s, { ask: 'keep' }, { do: 'endDraft' });
};

/**
 * Keeps a card and passes the rest on. A pack waits behind those already there, so a slow player gets a row of
 * them and no one waits for anyone else's pack. Cards are revealed only when their pack is in front.
 */
const keepCard = (s: State, seat: Seat, card: CardId): void => {
  const packsHere = s.packs[seat] ?? [];
  const pack = packsHere[0];
  if (pack === undefined) throw new Error(`No pack lies in front of seat ${seat}.`);
  const waiting = packsHere.slice(1);
  const rest: Pack = { from: pack.from, cards: pack.cards.filter((each) => each !== card), taken: [...pack.taken, { by: seat, card }] };
  // What is left of a pack at the end stays where it is: nobody looks at it any more.
  const to = rest.cards.length > LAST ? nextPlayerOf(s, seat) : seat;
  const packs = s.packs.slice();
  packs[seat] = waiting;
  const row = packs[to] ?? [];
  packs[to] = [...row, rest];
  s.packs = packs;
  if (waiting.length > 0) s.shown++;
  if (to !== seat && row.length === 0) s.shown++;
  const party = draftParty(s, seat);
  party.hand = [...party.hand, card];
};

const PROMPT: Prompt = { rule: 'encounter', ask: 'card', sealed: 'apart' };

/** Everyone at the same time: players with a pack keep a card from it, until all packs are down to their last cards (C-11). */
export const keep: QuestionHandler<State, Extract<Task, { ask: 'keep' }>, Action, Event> = {
  decisions: (s) => {
    const decisions: Decision<Action>[] = [];
    for (let seat = 0; seat < s.packs.length; seat++) {
      const pack = packAtHand(s, seat);
      if (pack === undefined) continue;
      const options = lazyOptions(pack.cards.length, (index): Action => ({ keep: pack.cards[index] as CardId }));
      decisions.push({ seat, prompt: PROMPT, options });
    }
    return decisions;
  },
  answer: (s, task, seat, action, tell) => {
    if (!('keep' in action)) throw new Error('A card to keep is to be named.');
    keepCard(s, seat, action.keep);
    tell?.({ what: 'kept', seat, card: action.keep });
    next<Task>(s, task);
  },
};

/** All have their cards. What is left of the packs lies face down until all parties are shown: as long do players remember the draft. */
export const endDraft = (tell: Tell<Event> | undefined): void => {
  tell?.({ what: 'drafted' });
};

/** The last cards of the packs are discarded, face down, and what anybody saw in the packs is forgotten. */
export const forgetDraft = (s: State): void => {
  const gone = s.encounterGone.slice();
  for (const row of s.packs) for (const { cards } of row) for (const card of cards) gone.push(card);
  s.encounterGone = gone;
  s.packs = s.packs.map(() => []);
};
