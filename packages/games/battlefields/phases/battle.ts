import { next, type QuestionHandler, type Seat, type Tell } from '@swordtable/kernel';
import { type Action, PASS } from '../action.ts';
import { type ActionCard, answering, kindsIn } from '../cards/cards.ts';
import type { Event } from '../events.ts';
import { PLACES, type PlaceNo } from '../places.ts';
import { armyOf, changeLying, type Lying, lyingAt, opponent, type State, spend, stackAt, topAt } from '../state.ts';
import type { Task } from '../tasks.ts';
import { ask } from './answer.ts';
import { raid, raidable, reveal, scout, scoutable } from './movements.ts';

export const startBattle = (s: State, tell: Tell<Event> | undefined): void => {
  s.phase = 'battle';
  s.active = s.starter;
  s.passes = 0;
  // Everybody has seen that it began.
  s.shown++;
  tell?.({ what: 'phase', phase: 'battle', starter: s.starter });
  next<Task>(s, { do: 'battleTurn' });
};

const revealable = (s: State, seat: Seat): readonly PlaceNo[] => PLACES.filter((place) => topAt(s, seat, place)?.up === false);

/** Where a card can be laid: with warriors on both sides, one card a side, or against a lying card that it takes along (B-11). */
const layable = (s: State, seat: Seat, card: 'elite' | 'flank' | 'surround'): readonly PlaceNo[] =>
  PLACES.filter((place) => {
    const against = lyingAt(s, opponent(seat), place);
    const goesWithIt = against !== null && (card === 'surround' || card === against);
    if (goesWithIt) return true;
    return card !== 'surround' && lyingAt(s, seat, place) === null && stackAt(s, 0, place).length > 0 && stackAt(s, 1, place).length > 0;
  });

const playsOf = (s: State, seat: Seat, play: ActionCard): readonly Action[] => {
  const at = (places: readonly PlaceNo[]): readonly Action[] => places.map((place) => ({ play, place }));
  switch (play) {
    case 'ambush':
      return at(revealable(s, opponent(seat)));
    case 'scout':
      return at(scoutable(s, seat));
    case 'raid':
      return at(raidable(s, seat));
    case 'skirmish':
      return PLACES.flatMap((place) =>
        topAt(s, seat, place)?.up === true ? PLACES.filter((to) => to !== place).map((to) => ({ play, place, to })) : [],
      );
    case 'rally':
      return [];
    default:
      return at(layable(s, seat, play));
  }
};

/**
 * One player is asked for an action, a reveal or a pass. Passed over is only who has neither an action card nor a warrior to reveal:
 * that much everybody can see.
 */
export const battleTurn = (s: State, tell: Tell<Event> | undefined): void => {
  const seat = s.active;
  if (armyOf(s, seat).actions.length > 0 || revealable(s, seat).length > 0) next<Task>(s, { ask: 'battle' });
  else pass(s, seat, true, tell);
};

const pass = (s: State, seat: Seat, forced: boolean, tell: Tell<Event> | undefined): void => {
  s.passes++;
  tell?.({ what: 'passed', seat, forced });
  // B-9: two passes in a row, and the pairs are compared.
  if (s.passes === 2) next<Task>(s, { do: 'compare' });
  else next<Task>(s, { do: 'endTurn' });
};

export const endTurn = (s: State): void => {
  s.active = opponent(s.active);
  next<Task>(s, { do: 'battleTurn' });
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
  next<Task>(s, { do: 'endTurn' });
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
  next<Task>(s, { do: 'endTurn' });
};

const play = (s: State, seat: Seat, card: ActionCard, place: PlaceNo, to: PlaceNo | undefined, tell: Tell<Event> | undefined): void => {
  spend(s, seat, card);
  if (card === 'ambush' || card === 'skirmish') challenge(s, seat, card, place, to, tell);
  else if (card === 'elite' || card === 'flank' || card === 'surround') lay(s, seat, card, place, tell);
  else {
    tell?.({ what: 'played', seat, card, place });
    if (card === 'scout') scout(s, seat, place, tell);
    else raid(s, seat, place, tell);
    next<Task>(s, { do: 'endTurn' });
  }
};

/** Play an action, reveal a topmost warrior, or pass: the last only with nothing left to reveal (B-9). */
export const battle: QuestionHandler<State, Extract<Task, { ask: 'battle' }>, Action, Event> = {
  decisions: (s) => {
    const seat = s.active;
    const reveals = revealable(s, seat).map((place) => ({ reveal: place }));
    const plays = kindsIn(armyOf(s, seat).actions).flatMap((card) => playsOf(s, seat, card));
    return [
      {
        seat,
        prompt: { rule: 'battle', ask: 'action', sealed: 'bluff' },
        options: [...reveals, ...plays, ...(reveals.length === 0 ? [PASS] : [])],
      },
    ];
  },
  answer: (s, _task, seat, action, tell) => {
    if ('reveal' in action) {
      s.passes = 0;
      reveal(s, seat, action.reveal, tell);
      next<Task>(s, { do: 'endTurn' });
    } else if ('play' in action && 'place' in action) {
      s.passes = 0;
      play(s, seat, action.play, action.place, 'to' in action ? action.to : undefined, tell);
    } else pass(s, seat, false, tell);
  },
};
