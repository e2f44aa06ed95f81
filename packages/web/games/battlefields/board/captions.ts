import { type ActionCard, answering } from '@swordtable/games/battlefields/cards/cards';
import type { View } from '@swordtable/games/battlefields/view/view';
import type { Question } from '../typed.ts';

/** What a card of the hand does now, or when it could do something. */
export type Caption =
  | 'cancels'
  | 'defeats'
  | 'onTurn'
  | 'inBattle'
  | 'inPlacement'
  | 'noTarget'
  | 'playable'
  | 'place'
  | 'keptBack'
  | 'discard';

type OpenQuestion = Pick<Question, 'prompt'> | null;

/** The phases in which a card can be played on one's own turn (B-19). */
const ONLY_IN_PLACEMENT: readonly ActionCard[] = ['rally'];
const IN_BOTH: readonly ActionCard[] = ['scout', 'raid'];

/** What an action of the hand is good for. In the answer window a card that is no answer looks as one that waits for its turn. */
export const actionCaption = (
  view: Pick<View, 'phase' | 'exchange'>,
  asked: OpenQuestion,
  card: ActionCard,
  isOffered: boolean,
): Caption => {
  const answered = asked?.prompt.rule === 'answer' ? view.exchange.at(-1) : undefined;
  const how = answered === undefined ? undefined : answering(card, answered.card);
  if (how !== undefined) return how;
  if (isOffered) return asked?.prompt.ask === 'shed' ? 'discard' : 'playable';
  if (ONLY_IN_PLACEMENT.includes(card))
    return view.phase === 'placement' && asked?.prompt.rule === 'placement' ? 'noTarget' : 'inPlacement';
  const isPhase = view.phase === 'battle' || (view.phase === 'placement' && IN_BOTH.includes(card));
  if (!isPhase) return IN_BOTH.includes(card) ? 'onTurn' : 'inBattle';
  return answered === undefined && asked !== null ? 'noTarget' : 'onTurn';
};

/** What a warrior of the hand is good for. */
export const warriorCaption = (view: Pick<View, 'phase' | 'armies'>, asked: OpenQuestion, seat: number, isOffered: boolean): Caption => {
  if (isOffered) return asked?.prompt.rule === 'placement' ? 'place' : 'discard';
  const isPlacing = view.phase === 'muster' || (view.phase === 'placement' && view.armies[seat]?.passed !== true);
  return isPlacing ? (view.phase === 'muster' ? 'inPlacement' : 'onTurn') : 'keptBack';
};
