import { deferredOptions, next, type Prompt, type QuestionHandler, type Seat, type Tell } from '@swordtable/kernel';
import { type Action, PASS } from '../action.ts';
import { ACTIONS, type ActionCard, answering } from '../cards/cards.ts';
import type { Event } from '../events.ts';
import { atEach, PLACES, type PlaceNo, type PlaceSet } from '../places.ts';
import { armyOf, changeLying, type Lying, lyingAt, opponent, placeAt, type State, spend, topAt } from '../state.ts';
import { ASK_BATTLE, BATTLE_TURN, END_TURN, type Task } from '../tasks.ts';
import { ask } from './answer.ts';
import { raid, raidable, reveal, scout, scoutable } from './movements.ts';

export const startBattle = (s: State, tell: Tell<Event> | undefined): void => {
  s.phase = 'battle';
  s.active = s.starter;
  s.passes = 0;
  // Everybody has seen that it began.
  s.shown++;
  tell?.({ what: 'phase', phase: 'battle', starter: s.starter });
  next<Task>(s, BATTLE_TURN);
};

const revealable = (s: State, seat: Seat): PlaceSet => {
  let found = 0;
  for (let place = 0; place < PLACES.length; place++) if (topAt(s, seat, place)?.up === false) found |= 1 << place;
  return found;
};

/** Where the topmost warrior lies face up, so that a Skirmish can move it. */
const movable = (s: State, seat: Seat): PlaceSet => {
  let found = 0;
  for (let place = 0; place < PLACES.length; place++) if (topAt(s, seat, place)?.up === true) found |= 1 << place;
  return found;
};

/** Where a card can be laid: with warriors on both sides, one card a side, or against a lying card that it takes along (B-11). */
const layable = (s: State, seat: Seat, card: 'elite' | 'flank' | 'surround'): PlaceSet => {
  let found = 0;
  for (let place = 0; place < PLACES.length; place++) {
    const { stacks, lying } = placeAt(s, place);
    const against = lying[opponent(seat)];
    const goesWithIt = against !== null && (card === 'surround' || card === against);
    const isOpen = card !== 'surround' && lying[seat] === null && stacks[0].length > 0 && stacks[1].length > 0;
    if (goesWithIt || isOpen) found |= 1 << place;
  }
  return found;
};

/** All answers with a place, made once. */
const REVEALS = atEach((reveal): Action => ({ reveal }));
const PLAYS = new Map(ACTIONS.map((play) => [play, atEach((place): Action => ({ play, place }))]));
const SKIRMISHES = atEach((place) => PLACES.filter((to) => to !== place).map((to): Action => ({ play: 'skirmish', place, to }))).map(
  (moves) => moves.flat(),
);

/** Where each card can be played. */
const playable = (s: State, seat: Seat, play: ActionCard): PlaceSet => {
  switch (play) {
    case 'ambush':
      return revealable(s, opponent(seat));
    case 'scout':
      return scoutable(s, seat);
    case 'raid':
      return raidable(s, seat);
    case 'skirmish':
      return movable(s, seat);
    case 'rally':
      return 0;
    default:
      return layable(s, seat, play);
  }
};

const playsOf = (s: State, seat: Seat, play: ActionCard): readonly Action[] =>
  (play === 'skirmish' ? SKIRMISHES : (PLAYS.get(play) as readonly (readonly Action[])[]))[playable(s, seat, play)] as readonly Action[];

/**
 * One player is asked for an action, a reveal or a pass. Passed over is only who has neither an action card nor a warrior to reveal:
 * that much everybody can see.
 */
export const battleTurn = (s: State, tell: Tell<Event> | undefined): void => {
  const seat = s.active;
  if (armyOf(s, seat).actions.length > 0 || revealable(s, seat) !== 0) next<Task>(s, ASK_BATTLE);
  else pass(s, seat, true, tell);
};

const pass = (s: State, seat: Seat, forced: boolean, tell: Tell<Event> | undefined): void => {
  s.passes++;
  tell?.({ what: 'passed', seat, forced });
  // B-9: two passes in a row, and the pairs are compared.
  if (s.passes === 2) next<Task>(s, { do: 'compare' });
  else next<Task>(s, END_TURN);
};

export const endTurn = (s: State): void => {
  s.active = opponent(s.active);
  next<Task>(s, BATTLE_TURN);
};

/** Ambush and Skirmish ask the opponent immediately, and take effect after the answer (B-10). */
const challenge = (
  s: State,
  seat: Seat,
  card: ActionCard,
  place: PlaceNo,
  to: PlaceNo | undefined,
  tell: Tell<Event> | undefined,
): void => {
  const effect: Task = to === undefined ? { do: 'withdrawTop', seat: opponent(seat), place } : { do: 'moveTop', seat, from: place, to };
  s.exchange = [{ seat, card, place, ...(to === undefined ? {} : { to }) }];
  tell?.({ what: 'played', seat, card, place, ...(to === undefined ? {} : { to }) });
  next<Task>(s, END_TURN);
  ask(s, { ask: 'answer', stands: [{ do: 'endExchange', stood: true }, effect], falls: [{ do: 'endExchange', stood: false }] });
};

/** A card is laid at a place. A lying card that it cancels or defeats goes; a Flank that defeats an Elite stays (B-11). */
const lay = (s: State, seat: Seat, card: 'elite' | 'flank' | 'surround', place: PlaceNo, tell: Tell<Event> | undefined): void => {
  const against = lyingAt(s, opponent(seat), place);
  const how = against === null ? undefined : answering(card, against);
  tell?.({ what: 'played', seat, card, place });
  if (against !== null && how !== undefined) {
    changeLying(s, opponent(seat), place, null);
    tell?.({ what: 'lifted', seat: opponent(seat), card: against, place, by: card, how });
  }
  const stays = card !== 'surround' && how !== 'cancels';
  if (stays) {
    changeLying(s, seat, place, card satisfies Lying);
    tell?.({ what: 'laid', seat, card, place });
  }
  next<Task>(s, END_TURN);
};

const play = (s: State, seat: Seat, card: ActionCard, place: PlaceNo, to: PlaceNo | undefined, tell: Tell<Event> | undefined): void => {
  spend(s, seat, card);
  if (card === 'ambush' || card === 'skirmish') challenge(s, seat, card, place, to, tell);
  else if (card === 'elite' || card === 'flank' || card === 'surround') lay(s, seat, card, place, tell);
  else {
    tell?.({ what: 'played', seat, card, place });
    if (card === 'scout') scout(s, seat, place, tell);
    else raid(s, seat, place, tell);
    next<Task>(s, END_TURN);
  }
};

const PROMPT: Prompt = { rule: 'battle', ask: 'action', sealed: 'bluff' };

/** Play an action, reveal a topmost warrior, or pass: the last only with nothing left to reveal (B-9). */
const optionsFor = ({ s, seat }: { readonly s: State; readonly seat: Seat }): readonly Action[] => {
  const options = (REVEALS[revealable(s, seat)] as readonly Action[]).slice();
  const mustReveal = options.length > 0;
  const { actions } = armyOf(s, seat);
  for (let i = 0; i < actions.length; i++) {
    const card = actions[i] as ActionCard;
    if (card === actions[i - 1]) continue;
    for (const play of playsOf(s, seat, card)) options.push(play);
  }
  if (!mustReveal) options.push(PASS);
  return options;
};

export const battle: QuestionHandler<State, Extract<Task, { ask: 'battle' }>, Action, Event> = {
  decisions: (s) => {
    const seat = s.active;
    return [{ seat, prompt: PROMPT, options: deferredOptions(optionsFor, { s, seat }) }];
  },
  answer: (s, _task, seat, action, tell) => {
    if ('reveal' in action) {
      s.passes = 0;
      reveal(s, seat, action.reveal, tell);
      next<Task>(s, END_TURN);
    } else if ('play' in action && 'place' in action) {
      s.passes = 0;
      play(s, seat, action.play, action.place, 'to' in action ? action.to : undefined, tell);
    } else pass(s, seat, false, tell);
  },
};
