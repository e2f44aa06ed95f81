import { ACTIONS_TAKEN, HAND_LIMIT } from '../phases/muster.ts';
import { hasThreeOfAColor } from '../phases/scoring.ts';
import { PLACES } from '../places.ts';
import type { View } from '../view/view.ts';
import { type BattleWhy, because, placeTerm, type Reason, readerOf, type Said, thing, topOf } from './facts.ts';
import { asAnswer, cardReason, placeReason, warriorReason } from './not-card.ts';
import type { NotOffered } from './question.ts';

const titleOf = (view: View, { place, warrior, action }: NotOffered): Said => {
  const card = action !== undefined ? thing({ action }) : warrior === undefined ? undefined : thing({ warrior });
  if (place === undefined) return card === undefined ? { say: 'notPass' } : { say: 'notTitle', with: [card] };
  return card === undefined
    ? { say: 'notTitle', with: [placeTerm(view, place)] }
    : { say: 'notThere', with: [card, placeTerm(view, place)] };
};

/** While both make ready: what is asked first, and what of it is not there. */
const musterReason = (view: View, reader: number, { action }: NotOffered): Reason => {
  const army = view.armies[reader];
  if (army === undefined) return because(['B-6'], { say: 'makingReady' });
  const limit = HAND_LIMIT + (hasThreeOfAColor(view.cards, army.lands) ? 1 : 0);
  if (army.mayDrawFifth) return because(['B-6', 'R-12'], { say: 'fifthFirst' });
  if (army.taken < ACTIONS_TAKEN && army.pile > 0) {
    const isGone = action !== undefined && army.own?.pile.includes(action) === false;
    const gone = isGone ? [{ say: 'noneInPile', with: [thing({ action })] } as const] : [];
    return because(['B-6', 'R-12'], ...gone, { say: 'takeFirst', with: [Math.min(ACTIONS_TAKEN - army.taken, army.pile)] });
  }
  if (army.held > limit) return because(['B-6', 'R-8'], { say: 'discardWarriors', with: [limit] });
  return army.actionsHeld > HAND_LIMIT
    ? because(['B-6'], { say: 'discardActions' })
    : because(['B-6', 'B-19'], { say: 'ready' }, { say: 'makingReady' });
};

/** Whose answer or turn it is. */
const askedIn = ({ exchange, active }: View): number => {
  const last = exchange.at(-1);
  return last === undefined ? active : 1 - last.seat;
};

const passReason = (view: View, reader: number): Reason | undefined =>
  view.phase === 'battle' && PLACES.some((place) => topOf(view, reader, place)?.up === false)
    ? because(['B-9'], { say: 'passOnly' })
    : undefined;

const turnReason = (view: View, reader: number, { place, warrior, action }: NotOffered): Reason | undefined => {
  if (action !== undefined && view.armies[reader]?.own?.actions.includes(action) === false)
    return because(['B-6'], { say: 'notYours', with: [thing({ action })] });
  const seat = askedIn(view);
  if (seat !== reader) return because([view.phase === 'placement' ? 'B-7' : 'B-9'], { say: 'theirTurn', with: [{ seat }] });
  const played = view.exchange.at(-1);
  if (played !== undefined) return action === undefined ? undefined : asAnswer(action, played.card);
  if (action !== undefined) return cardReason(view, action, reader, place);
  if (warrior !== undefined) return warriorReason(view, warrior, reader);
  return place === undefined ? passReason(view, reader) : placeReason(view, place, reader);
};

const reasonOf = (view: View, what: NotOffered): Reason | undefined => {
  const reader = readerOf(view);
  if (view.phase === 'over') return because(['B-16'], { say: 'over' });
  if (reader === undefined) return because([], { say: 'watching' });
  return view.phase === 'muster' ? musterReason(view, reader, what) : turnReason(view, reader, what);
};

/** Why something cannot be chosen now. */
export const notOfferedWhy = (view: View, what: NotOffered): BattleWhy => ({
  title: titleOf(view, what),
  ...(reasonOf(view, what) ?? because([], { say: 'notNow' })),
});
